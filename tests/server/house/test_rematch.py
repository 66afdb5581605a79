"""Playing again: offered by one, accepted by the others. Nobody is seated unasked."""

import pytest

from tests.server.support.playing import play_on
from tests.server.support.running import Server


def over(server, game, people, **more):
    """A table where these people have played; the last one resigned."""
    table = people[0].open(game, "me", *["open"] * (len(people) - 1), level="random", **more)
    for person in people[1:]:
        person.join(table)
    for seat in range(len(people) - 1, 0, -1):
        if not people[0].state(table)["result"]:
            people[seat].ask("POST", f"/api/tables/{table}/seats/{seat}/resign")
    return table


def again(person, table, **options):
    return person.ask("POST", f"/api/tables/{table}/rematch", {"options": options})["state"]


def who(state):
    return [(seat["who"], seat["name"], seat["mine"]) for seat in state["table"]["seats"]]


def test_a_rematch_is_offered_and_starts_when_it_is_accepted(server):
    ana, bo = server.person("Ana"), server.person("Bo")
    table = ana.open("tout-la-haut", "me", "open")
    bo.join(table)
    assert ana.send("POST", f"/api/tables/{table}/rematch").status_code == 409
    bo.ask("POST", f"/api/tables/{table}/seats/1/resign")
    offered = again(ana, table)
    assert (offered["table"]["state"], offered["seat"]) == ("open", 1)
    assert who(offered) == [("invited", "Bo", False), ("person", "Ana", True)]
    following = offered["table"]["id"]
    assert bo.state(table)["table"]["rematch"] == following
    assert who(bo.state(following)) == [("invited", "Bo", True), ("person", "Ana", False)]
    accepted = again(bo, table)
    assert (accepted["table"]["id"], accepted["table"]["state"], accepted["seat"]) == (following, "running", 0)
    assert again(ana, table)["table"]["id"] == following


def test_nobody_is_seated_or_charged_time_unasked(server):
    """However often somebody offers one, and with whatever options."""
    ana, bo = server.person("Ana"), server.person("Bo")
    table = over(server, "hortis", [ana, bo], pace={"kind": "live", "minutes": 1})
    before = bo.ask("GET", "/api/me/export")["tables"]
    answers = [
        ana.send("POST", f"/api/tables/{table}/rematch", {"options": {"cards": cards}})
        for cards in "345345"
        for _ in "12"
    ]
    assert {answer.status_code for answer in answers} == {200, 409}
    assert {answer.json()["code"] for answer in answers if answer.status_code == 409} == {
        "the-next-match-is-offered-otherwise"
    }
    assert len({answer.json()["state"]["table"]["id"] for answer in answers if answer.status_code == 200}) == 1
    assert bo.ask("GET", "/api/me/export")["tables"] == before
    (offer,) = [card for card in bo.ask("GET", "/api/tables/mine") if card["state"] == "open"]
    assert [seat["who"] for seat in offer["seats"]] == ["invited", "person"]


def test_a_reserved_seat_is_for_nobody_else(server):
    ana, bo, eve = server.person("Ana"), server.person("Bo"), server.person("Eve")
    table = over(server, "tout-la-haut", [ana, bo], public=True)
    following = again(ana, table)["table"]["id"]
    for wanted, code in (({}, "no-seat-is-free"), ({"seat": 0}, "this-seat-is-taken")):
        assert eve.send("POST", f"/api/tables/{following}/seats", wanted).json()["code"] == code
    assert following not in [card["id"] for card in eve.ask("GET", "/api/tables")]
    assert eve.send("POST", f"/api/tables/{table}/rematch").status_code == 403
    assert bo.join(following)["state"]["seat"] == 0
    assert ana.state(following)["table"]["state"] == "running"


def test_a_player_who_declines_a_rematch_frees_the_seat(server):
    ana, bo, cy, eve = (server.person(name) for name in ("Ana", "Bo", "Cy", "Eve"))
    table = over(server, "tout-la-haut", [ana, bo, cy])
    following = again(ana, table)["table"]["id"]
    again(bo, table)
    left = cy.ask("DELETE", f"/api/tables/{following}/seats")["state"]
    assert [seat["who"] for seat in left["table"]["seats"]] == ["open", "person", "person"]
    assert eve.join(following)["state"]["table"]["state"] == "running"


def test_the_player_who_offers_may_start_with_bots_instead_or_withdraw(server):
    ana, bo = server.person("Ana"), server.person("Bo")
    table = over(server, "tout-la-haut", [ana, bo])
    first = again(ana, table)["table"]["id"]
    ana.ask("DELETE", f"/api/tables/{first}/seats")
    assert ana.state(first)["table"]["state"] == "closed"
    second = again(ana, table)["table"]["id"]
    assert second != first
    started = ana.ask("POST", f"/api/tables/{second}/bots")["state"]
    assert [seat["who"] for seat in started["table"]["seats"]] == ["bot", "person"]
    assert again(bo, table)["seat"] is None  # too late: Bo only watches


def test_people_on_one_device_and_bots_need_not_be_asked(server):
    ana = server.person("Ana")
    table = ana.open("tout-la-haut", "me", "here", "random")
    for seat in (0, 1):
        ana.ask("POST", f"/api/tables/{table}/seats/{seat}/resign")
    assert again(ana, table)["table"]["state"] == "running"


def test_everybody_on_one_device_returns_when_one_accepts(server):
    ana, bo = server.person("Ana"), server.person("Bo")
    table = ana.open("tout-la-haut", "me", "open", "open")
    bo.ask("POST", f"/api/tables/{table}/seats", {"name": "Cleo"})
    bo.ask("POST", f"/api/tables/{table}/seats", {"name": "Dan"})
    for seat in (1, 2):
        bo.ask("POST", f"/api/tables/{table}/seats/{seat}/resign")
    again(ana, table)
    accepted = again(bo, table)
    assert accepted["table"]["state"] == "running"
    assert who(accepted) == [("person", "Dan", True), ("person", "Ana", False), ("person", "Cleo", True)]


def test_a_rematch_may_have_other_options(server):
    ana, bo = server.person("Ana"), server.person("Bo")
    table = ana.open("hortis", "me", "open", options={"cards": "3"})
    bo.join(table)
    play_on(table, (ana, 0), (bo, 1))
    others = " ".join(map(str, ana.state(table)["view"]["unseen"]))
    plain = again(ana, table)["table"]
    assert plain["options"].get("pool", "all") == "all"
    wanted = {"options": {"pool": others}}
    refused = bo.send("POST", f"/api/tables/{table}/rematch", wanted)
    assert (refused.status_code, refused.json()["code"]) == (409, "the-next-match-is-offered-otherwise")
    ana.ask("DELETE", f"/api/tables/{plain['id']}/seats")
    following = again(bo, table, pool=others)["table"]
    assert following["options"]["pool"] == others
    assert following["options"]["cards"] == "3"
    assert again(ana, table, pool=others)["table"]["id"] == following["id"]
    assert ana.send("POST", f"/api/tables/{table}/rematch", {"options": {"pool": "99"}}).status_code == 422


def test_a_solo_player_may_have_several_rematches(server):
    ana = server.person("Ana")
    table = ana.open("hortis", "me", options={"cards": "3"})
    play_on(table, (ana, 0))
    others = " ".join(map(str, ana.state(table)["view"]["unseen"]))
    plain, following = again(ana, table), again(ana, table, pool=others)
    assert plain["table"]["id"] != following["table"]["id"]
    assert following["table"]["options"]["pool"] == others


def test_a_player_with_too_many_tables_cannot_accept(tmp_path):
    server = Server(tmp_path, tables=2)
    ana, bo = server.person("Ana"), server.person("Bo")
    table = over(server, "tout-la-haut", [ana, bo])
    following = again(ana, table)["table"]["id"]
    for _ in range(2):
        bo.open("tout-la-haut", "me", "here")
    refused = bo.send("POST", f"/api/tables/{table}/rematch")
    assert (refused.status_code, refused.json()["code"]) == (429, "you-have-too-many-tables")
    assert ana.state(following)["table"]["state"] == "open"
    server.end()


@pytest.mark.parametrize("how", ["resign", "forget"])
def test_an_offer_survives_a_restart_whatever_happens_to_the_other_player(fresh, how):
    ana, bo = fresh.person("Ana"), fresh.person("Bo")
    table = over(fresh, "tout-la-haut", [ana, bo])
    following = again(ana, table)["table"]["id"]
    fresh.kill()
    fresh.start()
    assert who(ana.state(following)) == [("invited", "Bo", False), ("person", "Ana", True)]
    if how == "forget":
        bo.ask("DELETE", "/api/me")
        assert [seat["who"] for seat in ana.state(following)["table"]["seats"]] == ["open", "person"]
    else:
        assert again(bo, table)["table"]["state"] == "running"


def test_nobody_accepts_an_offer_they_have_not_seen(server):
    """A request for the same options is not seated at a table with others that was offered at the same moment."""
    ana, bo = server.person("Ana"), server.person("Bo")
    table = over(server, "hortis", [ana, bo], options={"cards": "3"})
    following = again(ana, table, cards="5")["table"]["id"]
    shown = again(bo, table)
    assert (shown["table"]["id"], shown["table"]["state"], shown["seat"]) == (following, "open", None)
    assert shown["table"]["options"]["cards"] == "5"
    assert bo.join(following)["state"]["table"]["state"] == "running"
