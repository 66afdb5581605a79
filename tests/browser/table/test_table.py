"""A whole match from the home page onwards; reload, restart, hand-over, spectators, replay."""

import re

from playwright.sync_api import expect

from tests.browser.games.orchards import lay_to_the_end, lift
from tests.browser.games.treehouses import build_to_the_end


def test_a_whole_match_is_played_by_clicks(server, visit):
    ana = visit(server)
    ana.page.get_by_role("combobox").last.select_option("greedy")
    ana.game("Tout là-haut").get_by_role("button", name="Play now").click()
    build_to_the_end(ana, lambda place: place.click())
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("#result")).to_have_text(re.compile(r"wins?"))
    expect(ana.page.locator("details ol").first).to_be_visible()
    ana.page.get_by_role("button", name="Play again").click()
    expect(ana.page.locator("#result")).to_be_hidden()
    expect(ana.page.locator(".ask")).to_be_visible()


def test_reload_and_restart_change_nothing(fresh, visit):
    ana = visit(fresh)
    ana.game("Hortis").get_by_role("button", name="Play alone now").click()
    lift(ana.page)
    undo = ana.page.get_by_role("button", name="Take back")
    expect(undo).to_be_visible()
    asked = ana.page.locator(".sentence").inner_text()
    ana.page.reload()
    expect(undo).to_be_visible()
    expect(ana.page.locator(".sentence")).to_have_text(asked)
    fresh.kill()
    expect(ana.page.locator(".lost")).to_be_visible()
    fresh.start()
    expect(ana.page.locator(".lost")).to_be_hidden()
    expect(ana.page.locator(".sentence")).to_have_text(asked)
    undo.click()
    expect(undo).to_be_hidden()
    lay_to_the_end(ana.page)
    expect(ana.page.locator("#result")).to_contain_text("points")


def test_a_choice_made_while_the_server_was_away_is_played_once_it_is_back(fresh, visit):
    ana = visit(fresh)
    ana.game("Hortis").get_by_role("button", name="Play alone now").click()
    expect(ana.page.locator(".hand button.card").first).to_be_visible()
    fresh.kill()
    expect(ana.page.locator(".lost")).to_be_visible()
    ana.page.locator(".hand button.card").first.click()
    kept = ana.page.get_by_text("Your choice is kept")
    expect(kept).to_be_visible()
    fresh.start()
    expect(ana.page.get_by_role("button", name="Take back")).to_be_visible()
    expect(kept).to_be_hidden()


def test_an_action_that_needs_the_server_says_so_and_works_later(fresh, visit):
    ana = visit(fresh)
    ana.page.get_by_role("combobox").last.select_option("greedy")
    ana.game("Arboretum").get_by_role("button", name="Play now").click()
    expect(ana.page.locator(".ask.mine")).to_contain_text("Draw the first")
    fresh.kill()
    expect(ana.page.locator(".lost")).to_be_visible()
    lost = ana.page.get_by_role("alert")
    ana.page.locator("[data-card]").first.click()  # this asks why it cannot be planted yet
    expect(lost).to_contain_text("connection")
    ana.page.get_by_role("button", name="Resign").click()
    sure = ana.page.get_by_role("dialog")
    sure.get_by_role("button", name="Resign").click()
    expect(sure.get_by_role("alert")).to_contain_text("connection")
    fresh.start()
    expect(ana.page.locator(".lost")).to_be_hidden()
    expect(ana.page.locator(".ask [role=alert]")).to_have_count(0)
    sure.get_by_role("button", name="Resign").click()
    expect(sure).to_be_hidden()
    expect(ana.page.locator("#result")).to_be_visible()
    fresh.kill()
    expect(ana.page.locator(".lost")).to_be_visible()
    ana.page.get_by_role("button", name="Play again").click()
    expect(lost).to_contain_text("connection")


def test_a_page_with_missing_parts_appears_once_the_server_is_back(fresh, visit):
    page = visit(fresh).page
    expect(page.locator("article")).to_have_count(4)
    fresh.kill()
    expect(page.locator(".lost")).to_be_visible()
    page.locator("a[href='/count/arboretum']").click()
    expect(page).to_have_url(f"{fresh.url}/count/arboretum")
    fresh.start()
    expect(page.locator("h1")).to_contain_text("Count a table")
    expect(page.locator("[data-card=b1]")).to_be_visible()


def test_a_page_with_missing_words_is_reloaded(server, visit):
    page = visit(server).page
    page.route("**/assets/en-*.js", lambda route: route.abort(), times=1)
    with page.expect_event("requestfailed"):
        page.reload()
    expect(page.locator("article")).to_have_count(4)


def test_a_server_lost_before_the_page_connects_is_reported_and_everything_comes_later(fresh, visit):
    ana = visit(fresh)
    told = ana.page.locator(".lost")
    begin = ana.page.get_by_role("button", name="Play your try")
    expect(begin).to_be_enabled()

    def answer_last(route):
        answer = route.fetch()
        expect(ana.page.locator("h1")).to_be_visible()
        fresh.kill()
        route.fulfill(response=answer)

    ana.page.route("**/api/me", answer_last, times=1)
    ana.page.reload()
    expect(told).to_contain_text("connection")
    expect(begin).to_be_disabled()
    fresh.start()
    expect(told).to_be_hidden()
    expect(ana.page.locator("article")).to_have_count(4)
    expect(begin).to_be_enabled()


def test_a_finished_match_can_be_replayed_here_and_from_a_file(server, visit, tmp_path):
    ana = visit(server)
    ana.game("Hortis").get_by_role("button", name="Play alone now").click()
    lay_to_the_end(ana.page)
    ana.page.get_by_role("link", name="Replay").click()
    expect(ana.page.get_by_text("Before the first move")).to_be_visible()
    ana.page.keyboard.press("ArrowRight")
    expect(ana.page.get_by_text(re.compile("Step 1 of"))).to_be_visible()
    expect(ana.page).to_have_url(re.compile("step=1"))
    ana.page.locator("aside li a").last.click()
    expect(ana.page.locator("details table").first).to_be_visible()
    with ana.page.expect_download() as download:
        ana.page.get_by_role("link", name="Record").click()
    file = tmp_path / "record.txt"
    download.value.save_as(file)
    ana.page.goto(server.url + "/record")
    ana.page.locator("input[type=file]").set_input_files(file)
    expect(ana.page.get_by_role("heading", name="Hortis")).to_be_visible()
    expect(ana.page.get_by_text("Before the first move")).to_be_visible()
    ana.page.get_by_role("button", name="One step on").click()
    expect(ana.page.locator(".told")).to_contain_text("Player 1 lays card")
    ana.page.get_by_role("button", name="To the end").click()
    expect(ana.page.locator("details table").first).to_be_visible()
    record = file.read_text()
    file.write_text("no record")
    ana.page.get_by_role("button", name="Another record").click()
    ana.page.locator("input[type=file]").set_input_files(file)
    expect(ana.page.get_by_role("alert")).to_have_text("This is not a record of a match.")
    file.write_text(re.sub(r"\d+/\d+", "nonsense", record, count=1))
    ana.page.locator("input[type=file]").set_input_files(file)
    expect(ana.page.get_by_role("alert")).to_contain_text("“nonsense” is not understood.")
    expect(ana.page.get_by_role("alert")).not_to_contain_text("help")


def test_a_link_to_a_missing_table_says_so(server, visit):
    for path in ("/t/" + 30 * "a", "/t/Not-A-Table/replay", "/t/%E0%A4%A"):
        expect(visit(server, path).page.get_by_role("heading", name="There is no such table.")).to_be_visible()
    expect(visit(server, "/t/" + 26 * "a").page.get_by_text("There is nothing here.")).to_be_visible()
