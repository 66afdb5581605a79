"""Arrays of small native numbers: `librt.vecs` where it is installed, otherwise plain lists that behave alike."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:
    try:
        from librt.vecs import vec
    except ImportError:

        class vec(list):  # noqa: N801
            __slots__ = ()

            def __class_getitem__(cls, item):
                return cls


__all__ = ["vec"]
