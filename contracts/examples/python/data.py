"""What the example knows: a few additives, one analysed biscuit, people and their tokens. All of it lives in memory."""

import threading
import uuid
from datetime import datetime, timezone

LOCK = threading.RLock()
# 1 x 1 px: what an uploaded picture is shown as. A real server returns the address of the picture.
PICTURE = "data:image/jpeg;base64,/9j/"
LABEL = "配料：小麦粉、白砂糖、食用盐"
RARE_LABEL = "🥛𠮷牌\n" + LABEL
TABLE_LABEL = LABEL + "\n营养成分表\n项目 每100克\n能量 2059千焦\n糖 21.6克"

ADDITIVES = [
    {
        "id": code,
        "nameZh": zh,
        "nameEn": en,
        "cns": [code],
        "ins": [ins],
        "aliases": aliases,
        "functions": ["防腐剂"],
        "tier": 2,
        "summary": {"zh": "防腐剂。", "en": "A preservative."},
    }
    for code, zh, en, ins, aliases in [
        ("17.001", "苯甲酸及其钠盐", "benzoic acid, sodium benzoate", "210", ["苯甲酸钠"]),
        ("17.003", "山梨酸及其钾盐", "sorbic acid, potassium sorbate", "E202", ["山梨酸钾"]),
        ("17.005", "丙酸及其钠盐、钙盐", "propionic acid", "280", ["丙酸钙"]),
        ("17.007", "对羟基苯甲酸酯类", "parabens", "214", ["尼泊金酯"]),
        ("17.009", "双乙酸钠", "sodium diacetate", "262", []),
        ("17.010", "二氧化碳", "carbon dioxide", "290", []),
        ("17.011", "乳酸链球菌素", "nisin", "234", []),
    ]
    # Enough for a second page of twenty.
] + [
    {
        "id": f"99.{number:03}",
        "nameZh": f"示例添加剂{number}",
        "nameEn": f"example additive {number}",
        "cns": [],
        "ins": [],
        "aliases": [],
        "functions": [],
        "tier": 0,
        "summary": {"zh": "示例。", "en": "An example."},
    }
    for number in range(1, 21)
]


def now():
    """A moment as RFC 3339 writes it."""
    return datetime.now(timezone.utc).isoformat()


def utf16(text):
    """The length of a text in UTF-16 units: spans count those, not characters and not bytes."""
    return len(text.encode("utf-16-le")) // 2


def analysis(label):
    """The result of a label: one reason takes 20 of 100 points."""
    ingredients = []
    start = label.index("：") + 1
    for name in label[start:].split("、"):
        at = utf16(label[: label.index(name, start)])
        ingredients.append(
            {
                "name": name,
                "span": {"start": at, "end": at + utf16(name)},
                "confidence": 1.0,
                "kind": "food",
                "functions": [],
                "children": [],
            }
        )
    text = {"zh": "添加糖：白砂糖。", "en": "Added sugar: 白砂糖."}
    return {
        "score": 80,
        "confidence": 1.0,
        "versions": {"engine": "example", "knowledge": "example"},
        "ingredients": ingredients,
        "allergens": {"contains": ["gluten"], "mayContain": []},
        "groups": [],
        "highlights": [],
        "suggestions": [],
        "knowledge": [],
        "reasons": [
            {"rule": "sugar", "points": -20, "ingredients": [1], "evidence": [], "confidence": "high", "text": text}
        ],
    }


class Server:
    """Everything that changes. Each provider state changes it, and every teardown empties it."""

    def __init__(self):
        self.reset()

    def reset(self):
        self.people = {}  # by uid
        self.tokens = {}  # uid by access token; None for one that has expired
        self.tasks = {}  # by id
        self.shares = {}  # task id by share id; None for one that is gone
        self.codes = {}  # what was sent by SMS, by phone
        self.answered = {}  # what a request made, by operation, person and eventId
        self.outage = None  # a status that every call is answered with
        self.most_bytes = 20 * 2**20

    def person(self, uid, phone):
        return self.people.setdefault(uid, {"uid": uid, "phone": phone, "isNew": False})

    def sign_in(self, person, token=None):
        token = token or f"access-{uuid.uuid4()}"
        self.tokens[token] = person["uid"]
        return token

    def task(self, task_id, uid="", label=LABEL, status="done", **more):
        is_done = status == "done"
        self.tasks[task_id] = {
            "owner": uid,
            "view": {
                "id": task_id,
                "status": status,
                "progress": 1 if status in ("done", "unrecognized", "failed") else 0.1,
                "createdAt": now(),
                "lang": "zh-Hans",
                "source": "server",
                "imageUrl": PICTURE,
                "product": {"name": "饼干", "brand": "", "seller": "", "manufacturer": "", "standard": ""},
                "labelText": label if status in ("analyzing", "done", "unrecognized") else "",
                "result": analysis(label) if is_done else None,
                "sharing": "private",
                "parentShareId": None,
                **more,
            },
        }

    def once(self, operation, uid, event_id, make):
        """What a request made the first time: one that is sent again makes nothing new."""
        key = (operation, uid, event_id)
        if key not in self.answered:
            self.answered[key] = make()
        return self.answered[key]


def nutrition(label):
    """The nutrition table at the end of a label: one column per 100 g, a name, a value and a unit per line."""
    units = {"千焦": "kJ", "克": "g"}
    names = {"能量": "energy", "糖": "sugars"}
    rows = []
    start = label.index("项目")
    for line in label[start:].split("\n")[1:]:
        name, printed = line.split(" ")
        unit = next(unit for unit in units if printed.endswith(unit))
        at = utf16(label[: label.index(line, start)])
        value = at + utf16(name) + 1
        rows.append(
            {
                "nutrient": names[name],
                "name": name,
                "span": {"start": at, "end": at + utf16(name)},
                "cells": [
                    {
                        "column": 0,
                        "value": float(printed[: -len(unit)]),
                        "unit": units[unit],
                        "isSure": True,
                        "span": {"start": value, "end": value + utf16(printed)},
                    }
                ],
            }
        )
    sugars = rows[1]["cells"][0]["value"]
    level = "high" if sugars > 22.5 else "medium" if sugars > 5 else "low"
    return {
        "columns": [{"per": "100g"}],
        "reference": "NRV",
        "rows": rows,
        "levels": [{"nutrient": "sugars", "level": level, "grams": sugars}],
        "claims": [],
    }
