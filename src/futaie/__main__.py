"""python -m futaie"""

import sys

from futaie.terminal import main

sys.exit(main())
