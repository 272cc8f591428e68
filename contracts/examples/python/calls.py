"""A dozen calls of openapi.yaml. Each takes the request and gives a status with its body; a dictionary is sent as JSON."""

import json
import uuid

from data import ADDITIVES, PICTURE


class Refused(Exception):
    """A refusal: `code` equals the status."""

    def __init__(self, status, words):
        super().__init__(words)
        self.status = status
        self.body = {"code": status, "errMsg": words}


def page_of(request, items):
    page = int(request.query.get("page", 1))
    size = int(request.query.get("size", 20))
    first = (page - 1) * size
    return 200, {"items": items[first : first + size], "total": len(items), "page": page, "size": size}


def list_additives(request):
    keyword = request.query.get("keyword", "")

    def names(each):
        return [each["nameZh"], each["nameEn"], *each["cns"], *each["ins"], *each["aliases"]]

    return page_of(request, [each for each in ADDITIVES if any(keyword in name for name in names(each))])


def get_additive(request, additive_id):
    for each in ADDITIVES:
        if each["id"] == additive_id:
            variety = {"nameZh": each["nameZh"], "nameEn": each["nameEn"], "cns": additive_id, "ins": each["ins"][0]}
            safety = {"jecfaAdi": "0-25 (1973)", "efsa": "", "iarc": "", "notes": [], "sources": ["JECFA"]}
            return 200, {**each, "varieties": [variety], "safety": safety}
    raise Refused(404, f"There is no additive {additive_id}")


def upload_photo(request):
    picture = request.form["image"]
    if len(picture) > request.server.most_bytes:
        raise Refused(413, "The picture is too large")
    # By its first bytes, not by its name: JPEG, PNG or WebP.
    if not picture.startswith((b"\xff\xd8", b"\x89PNG", b"RIFF")):
        raise Refused(415, "This is not a JPEG, PNG or WebP picture")

    def make():
        task_id = str(uuid.uuid4())
        request.server.task(task_id, request.uid, status="queued")
        return {"taskId": task_id, "imageUrl": PICTURE}

    return 201, request.server.once("uploadPhoto", request.uid, request.form["eventId"].decode(), make)


def task_of(request, task_id):
    task = request.server.tasks.get(task_id)
    if task is None or task["owner"] not in ("", request.uid):
        raise Refused(404, "There is no such task")
    return task["view"]


def get_task(request, task_id):
    if task_id not in request.server.shares:
        return 200, task_of(request, task_id)
    shared = request.server.tasks.get(request.server.shares[task_id])
    if shared is None:
        raise Refused(410, "Share was canceled or deleted")
    # Under the share's own id: the record's id is for its person alone.
    return 200, {**shared["view"], "id": task_id}


def ask_question(request):
    body = request.json()
    if body["taskId"] != "":
        task_of(request, body["taskId"])
    answer = {"answer": "配料里有**小麦粉**。", "citations": [{"kind": "ingredient", "ref": "0", "title": "小麦粉"}]}
    if "text/event-stream" not in request.headers.get("Accept", ""):
        return 200, answer
    frames = [
        {"type": "start"},
        {"type": "delta", "text": answer["answer"]},
        {"type": "citation", "citation": answer["citations"][0]},
        {"type": "done"},
    ]
    question = {"questionId": body["eventId"]}
    return 200, [json.dumps({**frame, **question, "seq": seq}) for seq, frame in enumerate(frames)]


def send_sms_code(request):
    phone = request.json()["phone"]
    if len(phone) != 11:
        return 200, {"code": 1005, "errMsg": "暂不支持该手机号码"}
    if phone in request.server.codes:
        return 200, {"code": 1001, "errMsg": "发送过于频繁，请稍后再试"}
    request.server.codes[phone] = {"code": "246810", "tries": 3, "isOld": False}
    return 200, {"code": 0, "shortestInterval": 60}


def shown(person):
    phone = person["phone"]
    return {
        "uid": person["uid"],
        "phone": phone,
        "privacyPhone": f"{phone[:3]}{'*' * (len(phone) - 7)}{phone[-4:]}",
        "nickname": "麦子",
        "avatar": "",
        "gender": "unknown",
        "birthday": None,
        "login_oauth": "sms",
        "vip": person.get("vip"),
        "isNew": person["isNew"],
    }


def session(request, person):
    token = request.server.sign_in(person)
    return 200, {"code": 0, "userInfo": shown(person), "accessToken": token}


def sign_in_with_sms(request):
    body = request.json()
    sent = request.server.codes.get(body["phone"])
    if sent and sent["tries"] == 0:
        return 200, {"code": 1004, "errMsg": "验证码错误次数过多，请重新获取"}
    if sent and sent["isOld"]:
        return 200, {"code": 1003, "errMsg": "验证码已过期，请重新获取"}
    if not sent or sent["code"] != body["code"]:
        return 200, {"code": 1002, "errMsg": "验证码错误"}
    del request.server.codes[body["phone"]]
    known = [each for each in request.server.people.values() if each["phone"] == body["phone"]]
    person = known[0] if known else request.server.person(f"u-{uuid.uuid4()}", body["phone"])
    return session(request, {**person, "isNew": not known})


def get_myself(request):
    return 200, {"code": 0, "userInfo": shown(request.person())}


def launch(request):
    person = request.person()
    del request.server.tokens[request.token]
    return session(request, person)


def send_feedback(request):
    event_id = request.json()["eventId"]
    return 201, request.server.once("sendFeedback", request.uid, event_id, lambda: {"feedbackId": str(uuid.uuid4())})


def send_analytics_event(_request):
    return 204, None


CALLS = [
    ("GET", r"/api/additives", list_additives),
    ("GET", r"/api/additive/([^/]+)", get_additive),
    ("POST", r"/api/upload", upload_photo),
    ("GET", r"/api/task/([^/]+)", get_task),
    ("POST", r"/api/chat", ask_question),
    ("POST", r"/api/oauth/sms/send", send_sms_code),
    ("POST", r"/api/oauth/sms/sign-in", sign_in_with_sms),
    ("GET", r"/api/oauth/my", get_myself),
    ("POST", r"/api/oauth/launch", launch),
    ("POST", r"/api/feedbacks", send_feedback),
    ("POST", r"/analytics/events", send_analytics_event),
]
