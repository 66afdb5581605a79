"""Playing again: offered on one screen, accepted or not on another."""

from playwright.sync_api import expect


def in_person(server, visit, person, path):
    """The page of a returning visitor."""
    page = visit(server, "/health").page  # without our scripts, which would make a new guest
    page.context.add_cookies([{"name": "futaie", "value": person.http.cookies["futaie"], "url": server.url}])
    page.goto(server.url + path)
    return page


def over(server, *names):
    """A table where these people have played; all but the first resigned."""
    people = [server.person(name) for name in names]
    table = people[0].open("tout-la-haut", "me", *["open"] * (len(people) - 1))
    for person in people[1:]:
        person.join(table)
    for seat in range(len(people) - 1, 0, -1):
        people[seat].ask("POST", f"/api/tables/{table}/seats/{seat}/resign")
        if people[0].state(table)["result"]:
            break
    return table, people


def test_a_rematch_is_offered_on_one_screen_and_accepted_on_the_other(server, visit):
    table, (ana, bo) = over(server, "Ana", "Bo")
    hers, his = (in_person(server, visit, person, f"/t/{table}") for person in (ana, bo))
    expect(his.get_by_role("button", name="Play again")).to_be_visible()
    hers.get_by_role("button", name="Play again").click()
    expect(hers.get_by_text("The others have been asked")).to_be_visible()
    expect(hers.get_by_role("listitem").filter(has_text="Bo (invited)")).to_be_visible()
    his.get_by_role("button", name="Join the next match").click()
    for page in (hers, his):
        expect(page.locator(".ask")).to_be_visible()
        expect(page.locator("#result")).to_be_hidden()


def test_a_person_who_follows_the_link_is_asked_and_may_say_no(server, visit):
    table, (ana, bo) = over(server, "Ana", "Bo")
    following = ana.ask("POST", f"/api/tables/{table}/rematch")["state"]["table"]["id"]
    hers, his = (in_person(server, visit, person, f"/t/{following}") for person in (ana, bo))
    stranger = visit(server, f"/t/{following}").page
    expect(stranger.get_by_text("Stay and watch")).to_be_visible()
    expect(stranger.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(his.get_by_text("You are asked to play again")).to_be_visible()
    his.get_by_role("button", name="No, thank you").click()
    expect(his.locator("article")).to_have_count(4)
    expect(hers.get_by_role("listitem").filter(has_text="free")).to_be_visible()
    hers.get_by_role("button", name="Start now").click()
    expect(hers.locator(".ask")).to_be_visible()


def test_unusual_options_are_visible_before_sitting_down(server, visit):
    ana = server.person("Ana")
    pace = {"kind": "live", "minutes": 1, "seconds": 5}
    table = ana.open("tout-la-haut", "me", "open", options={"rounds": "4", "strategic": "yes"}, pace=pace)
    page = visit(server, f"/t/{table}", viewport={"width": 390, "height": 664}).page
    agreed = page.get_by_role("list", name="Options")
    expect(agreed.get_by_role("listitem")).to_have_count(3)
    expect(agreed).to_contain_text("1 minute each, 5 seconds more for each turn")
    expect(agreed).to_contain_text("rounds a game has: 4")
    expect(page.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=1)


def test_offers_are_among_my_tables_on_the_first_page(server, visit):
    table, (ana, bo) = over(server, "Ana", "Bo")
    following = ana.ask("POST", f"/api/tables/{table}/rematch")["state"]["table"]["id"]
    page = in_person(server, visit, bo, "/")
    offer = page.locator(f"a[href='/t/{following}']").first
    expect(offer).to_contain_text("Play again?")
    offer.click()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".ask")).to_be_visible()
