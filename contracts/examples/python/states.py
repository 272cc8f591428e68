"""The provider states of contracts/states.json that concern the calls of this example."""

from data import LABEL, RARE_LABEL, TABLE_LABEL, analysis, nutrition


def nothing(_server, _params):
    pass


def person(server, params):
    server.sign_in(server.person(params["uid"], params["phone"]), params["accessToken"])


def expired(server, params):
    server.person(params["uid"], params["phone"])
    server.tokens[params["accessToken"]] = None


def code(server, params, sent=None, tries=3, is_old=False):
    server.codes[params["phone"]] = {"code": sent or params["code"], "tries": tries, "isOld": is_old}


def registered(server, params):
    server.person(params["uid"], params["phone"])
    code(server, params)


def finished(server, params):
    server.task(params["taskId"], params.get("uid", ""))


def task(status, **more):
    def apply(server, params):
        server.task(params["taskId"], params.get("uid", ""), status=status, **more)

    return apply


def without_score(why):
    return {**analysis(LABEL), "score": None, "noScore": why, "reasons": []}


def with_table(server, params):
    result = {**analysis(LABEL), "nutrition": nutrition(TABLE_LABEL)}
    server.task(params["taskId"], params.get("uid", ""), TABLE_LABEL, result=result)


def shared(server, params):
    server.task(params["taskId"], "u-other", sharing="shared")
    server.shares[params["shareId"]] = params["taskId"]


def gone(server, params):
    server.shares[params["shareId"]] = None


def outage(status):
    def apply(server, _params):
        server.outage = status

    return apply


def no_records(server, _params):
    server.tasks.clear()
    server.shares.clear()


STATES = {
    "nobody is logged in": nothing,
    "nothing matches the keyword": nothing,
    "an additive nobody knows": nothing,
    "there are no records": no_records,
    "a person is logged in": person,
    "the access token has expired": expired,
    "the access token expires in mid-flow": expired,
    "a VIP is logged in": lambda server, params: (
        person(server, params),
        server.people[params["uid"]].update(vip={"level": params["level"], "expiresAt": params["expiresAt"]}),
    ),
    "a phone number nobody has registered": code,
    "a registered phone number": registered,
    "the SMS interval is not over": lambda server, params: code(server, params, sent="246810"),
    "the phone number is not served": nothing,
    "the typed SMS code is wrong": lambda server, params: code(server, params, sent="000000"),
    "the SMS code has expired": lambda server, params: code(server, params, is_old=True),
    "the tries for the SMS code are used up": lambda server, params: code(server, params, tries=0),
    "a finished analysis": finished,
    "an analysis of a label with rare characters": lambda server, params: server.task(
        params["taskId"], params.get("uid", ""), RARE_LABEL
    ),
    "an analysis with little confidence": task("done", result=without_score("low_confidence")),
    "an analysis of a label with a nutrition table": with_table,
    "an analysis of wine": task("done", result=without_score("alcohol")),
    "a queued analysis": task("queued"),
    "an analysis being recognized": task("recognizing"),
    "an analysis being analyzed": task("analyzing"),
    "a photo without an ingredient list": task("unrecognized"),
    "an unreadable photo": task("failed", problem={"code": 415, "errMsg": "The picture could not be read"}),
    "a failed analysis": task("failed", problem={"code": 500, "errMsg": "Something went wrong on our side"}),
    "a shared analysis": shared,
    "a cancelled share": gone,
    "a deleted share": gone,
    "someone else's analysis": lambda server, params: server.task(params["taskId"], "u-other"),
    "pictures may have only a few bytes": lambda server, params: setattr(server, "most_bytes", params["maxBytes"]),
    "the server is down": outage(503),
    "the server fails": outage(500),
    "too many requests": outage(429),
}
