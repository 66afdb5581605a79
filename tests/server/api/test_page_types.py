from tools.page_types import page_types


def test_the_types_of_the_page_are_those_of_the_server_and_the_games():
    for file, text in page_types().items():
        assert file.read_text(encoding="utf-8") == text, "run: python tools/page_types.py"
