from tools.page_types import FILE, page_types


def test_the_types_of_the_page_are_those_of_the_server():
    assert FILE.read_text(encoding="utf-8") == page_types(), "run: python tools/page_types.py"
