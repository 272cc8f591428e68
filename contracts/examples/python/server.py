"""A provider of a dozen calls in Python's standard library alone: `python3 contracts/examples/python/server.py --port 8080`."""

import argparse
import json
import re
from email.parser import BytesParser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, unquote, urlsplit

from calls import CALLS, Refused
from data import LOCK, Server
from states import STATES

SERVER = Server()
MOST_JSON_BYTES = 4 * 2**20
OUTAGES = {
    429: "Too many requests, wait 30 s",
    500: "Something went wrong on our side",
    503: "Not available at the moment, try again later",
}


class Request:
    """A request as the calls see it."""

    def __init__(self, handler, body):
        self.server = SERVER
        self.path = handler.path
        self.headers = handler.headers
        self.body = body
        self.query = dict(parse_qsl(urlsplit(handler.path).query, keep_blank_values=True))
        self.token = self.headers.get("Authorization", "").removeprefix("Bearer ")
        # A token that is not good counts as none.
        self.uid = SERVER.tokens.get(self.token) or ""

    def person(self):
        if self.uid == "":
            raise Refused(401, "Please log in")
        return SERVER.people[self.uid]

    def require_type(self):
        is_upload = urlsplit(self.path).path.startswith("/api/upload")
        wanted = "multipart/form-data" if is_upload else "application/json"
        if self.headers.get_content_type() != wanted:
            raise Refused(415, f"The body must be {wanted}")
        if not is_upload and len(self.body) > MOST_JSON_BYTES:
            raise Refused(413, "The body has too many bytes")

    def json(self):
        return json.loads(self.body)

    @property
    def form(self):
        head = f"Content-Type: {self.headers['Content-Type']}\r\n\r\n".encode()
        parts = BytesParser().parsebytes(head + self.body).get_payload()
        return {part.get_param("name", header="content-disposition"): part.get_payload(decode=True) for part in parts}


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    wbufsize = -1  # one packet for headers and body

    def answer(self, status, body=None, headers=None):
        # A list is an event stream: the data of one event each.
        is_stream = isinstance(body, list)
        content = "".join(f"data: {each}\n\n" for each in body) if is_stream else json.dumps(body)
        content = b"" if body is None else content.encode()
        self.send_response(status)
        self.send_header("Access-Control-Allow-Origin", self.headers.get("Origin") or "*")
        self.send_header("Access-Control-Expose-Headers", "Retry-After")
        if body is not None:
            self.send_header("Content-Type", "text/event-stream" if is_stream else "application/json")
        if status != 204:
            self.send_header("Content-Length", str(len(content)))
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(content)

    def handle_call(self):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        path = urlsplit(self.path).path
        with LOCK:
            if path == "/_pact/states":
                return self.change_state(json.loads(body))
            if SERVER.outage:
                retry = {"Retry-After": "30"} if SERVER.outage == 429 else {}
                return self.answer(SERVER.outage, {"code": SERVER.outage, "errMsg": OUTAGES[SERVER.outage]}, retry)
            for method, pattern, call in CALLS:
                found = re.fullmatch(pattern, path)
                if found and method == self.command:
                    try:
                        request = Request(self, body)
                        if self.command == "POST":
                            request.require_type()
                        return self.answer(*call(request, *map(unquote, found.groups())))
                    except Refused as refused:
                        return self.answer(refused.status, refused.body)
        return self.answer(501, {"code": 501, "errMsg": f"{self.command} {path} is not written yet"})

    def change_state(self, change):
        if change.get("action") == "teardown":
            SERVER.reset()
            return self.answer(200, {})
        state = STATES.get(change["state"])
        if state is None:
            # 200 would say that the situation is there.
            return self.answer(404, {"code": 404, "errMsg": f"There is no state {change['state']}"})
        state(SERVER, change.get("params") or {})
        return self.answer(200, {})

    do_GET = handle_call
    do_POST = handle_call

    def do_OPTIONS(self):
        allowed = {
            "Access-Control-Allow-Methods": "GET, POST",
            "Access-Control-Allow-Headers": "Authorization, Content-Type",
        }
        self.answer(204, None, allowed)

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    options = argparse.ArgumentParser()
    options.add_argument("--port", type=int, default=8080)
    server = ThreadingHTTPServer(("127.0.0.1", options.parse_args().port), Handler)
    print(f"http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()
