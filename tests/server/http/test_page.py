"""The served page, reasons for refusals, rules, and uploaded records."""

from pathlib import Path

import pytest

import futaie
from futaie.server.api.rules import for_the_page
from futaie.server.http.page import not_built, read_folder
from futaie.text import Words
from futaie.text.rules import rules_text
from tests.specimens import GAMES


def test_a_checkout_without_a_page_says_what_to_do():
    answer = not_built("fr")
    assert answer.status_code == 503
    assert "python3 tools/page.py" in answer.content.decode()


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_board_a_sheet_and_a_picture(name):
    folder = Path(__file__).resolve().parents[3] / "web" / "src" / "games" / name.replace("-", "_")
    for part in ("board/Board", "ceremony/ScoreSheet", "HomePicture"):
        assert (folder / f"{part}.svelte").is_file()


def test_files_are_compressed_if_that_makes_them_smaller(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "long-1a2b.js").write_text("tree " * 1000)
    (tmp_path / "index.html").write_text("<p>")
    found = read_folder(tmp_path, "")
    assert sorted(found) == ["assets/long-1a2b.js", "index.html"]
    assert found["assets/long-1a2b.js"].lasting
    assert len(found["assets/long-1a2b.js"].packed) < 100
    assert found["index.html"].packed is None
    assert found["index.html"].kind == "text/html"  # the charset is added when it is sent
    assert not found["index.html"].lasting


def test_a_missing_file_is_not_answered_with_the_page(server):
    ana = server.person("Ana")
    for path in ("/api/nothing", "/api/tables/by-code/ABCDEF", "/assets/nothing.js"):
        assert ana.send("GET", path).status_code == 404


def test_one_can_ask_why_an_action_is_not_allowed_without_playing_it(server):
    ana, bo = server.person("Ana"), server.person("Bo")
    table = ana.open("arboretum", "me", "here")
    seat = ana.state(table)["table"]["turn_of"][0]
    before = ana.state(table, seat)
    path = f"/api/tables/{table}/seats/{seat}/why?text="
    assert ana.ask("GET", path + "%2Bdeck") is None
    why = ana.ask("GET", path + "%2BB")
    assert why == {"message": "the-discard-pile-is-empty", "of": "futaie.games.arboretum", "figures": why["figures"]}
    assert ana.send("GET", path + "nonsense").status_code == 422
    assert bo.send("GET", path + "%2Bdeck").status_code == 403
    assert ana.state(table, seat) == before


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_rules_come_as_html(server, language):
    text = server.person("Ana").send("GET", f"/api/games/hortis/rules?language={language}").text
    assert text.startswith("<h1>Hortis</h1>")
    assert "{" not in text


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("name", GAMES)
def test_the_page_leaves_out_the_sections_about_typing(name, language):
    whole = rules_text(futaie.game(name), language)
    text = for_the_page(whole, language)
    assert Words(language).say("rules-at-the-keyboard") in whole
    assert Words(language).say("rules-at-the-keyboard") not in text
    assert whole.count("\n## ") - text.count("\n## ") in (1, 2)


def test_a_record_can_be_uploaded(server):
    ana = server.person("Ana")
    table = ana.open("tout-la-haut", "me", "here")
    for _ in range(40):
        for seat in (0, 1):
            state = ana.state(table, seat)
            if state["decision"] is not None:
                ana.act(table, seat, state["decision"]["number"], action=state["decision"]["choices"][0]["action"])
    assert ana.state(table)["result"] == "played"
    record = ana.send("GET", f"/api/tables/{table}/record").text
    found = ana.ask("POST", "/api/records", {"record": record})
    assert found["game"] == "tout-la-haut"
    assert found["outcome"] == ana.state(table)["outcome"]
    steps = len(found["steps"])
    end = ana.ask("POST", "/api/records/step", {"record": record, "step": steps})
    assert end["over"]
    seen = ana.ask("POST", "/api/records/step", {"record": record, "step": 1, "seat": 0})
    assert not seen["over"]
    assert ana.send("POST", "/api/records/step", {"record": record, "step": steps + 1}).status_code == 404
    refused = ana.send("POST", "/api/records", {"record": record.replace("Seed: ", "Seed: x")})
    assert refused.status_code == 422
    assert refused.json()["sentence"]
