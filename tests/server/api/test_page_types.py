from tools.page_types import page_types


def test_the_types_of_the_page_are_those_of_the_server_and_the_games():
    for file, text in page_types().items():
        now = file.read_text(encoding="utf-8") if file.exists() else None
        assert now == text, "run: PYTHONPATH=src python tools/page_types.py"
