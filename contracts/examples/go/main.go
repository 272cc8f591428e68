// A provider of a dozen calls in Go's standard library alone: `go run . -port 8080` in contracts/examples/go.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"log"
	"mime"
	"mime/multipart"
	"net"
	"net/http"
	"net/url"
	"strings"
	"sync"
)

const mostJSONBytes = 4 << 20

var outages = map[int]string{
	429: "Too many requests, wait 30 s",
	500: "Something went wrong on our side",
	503: "Not available at the moment, try again later",
}

// request is a request as the calls see it.
type request struct {
	*http.Request
	memory *memory
	body   []byte
	parts  map[string][]byte
	token  string
	// Of the person who is logged in; a token that is not good counts as none.
	uid string
}

func (r *request) form(name string) []byte { return r.parts[name] }

func (r *request) readJSON(into any) {
	// Field names match whatever their case: `taskId` fills TaskID.
	if err := json.Unmarshal(r.body, into); err != nil {
		log.Printf("%s %s: %v", r.Method, r.URL.Path, err)
	}
}

// readBody refuses a body by its type and by its size, and takes a form apart.
func (r *request) readBody() (int, any) {
	isUpload := strings.HasPrefix(r.URL.Path, "/api/upload")
	wanted := "application/json"
	if isUpload {
		wanted = "multipart/form-data"
	}
	kind, options, err := mime.ParseMediaType(r.Header.Get("Content-Type"))
	if err != nil || kind != wanted {
		return refusal(415, "The body must be "+wanted)
	}
	if !isUpload {
		if len(r.body) > mostJSONBytes {
			return refusal(413, "The body has too many bytes")
		}
		return 0, nil
	}
	r.parts = map[string][]byte{}
	reader := multipart.NewReader(strings.NewReader(string(r.body)), options["boundary"])
	for {
		part, err := reader.NextPart()
		if errors.Is(err, io.EOF) {
			return 0, nil
		}
		if err != nil {
			return refusal(400, "The form cannot be read: "+err.Error())
		}
		if r.parts[part.FormName()], err = io.ReadAll(part); err != nil {
			return refusal(400, "The form cannot be read: "+err.Error())
		}
	}
}

type server struct {
	lock   sync.Mutex
	memory *memory
}

func (s *server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		send(w, r, 400, problem{400, "The body did not arrive: " + err.Error()})
		return
	}
	s.lock.Lock()
	defer s.lock.Unlock()
	status, answer := s.answer(r, body)
	send(w, r, status, answer)
}

func (s *server) answer(r *http.Request, body []byte) (int, any) {
	switch {
	case r.Method == http.MethodOptions:
		return http.StatusNoContent, nil
	case r.URL.Path == "/_pact/states":
		return s.changeState(body)
	case s.memory.outage != 0:
		return refusal(s.memory.outage, outages[s.memory.outage])
	}
	for _, call := range calls {
		found := call.pattern.FindStringSubmatch(r.URL.EscapedPath())
		if found == nil || call.method != r.Method {
			continue
		}
		id := ""
		if len(found) > 1 {
			id, _ = url.PathUnescape(found[1])
		}
		token := strings.TrimPrefix(r.Header.Get("Authorization"), "Bearer ")
		asked := &request{Request: r, memory: s.memory, body: body, token: token, uid: s.memory.tokens[token]}
		if r.Method == http.MethodPost {
			if status, refused := asked.readBody(); status != 0 {
				return status, refused
			}
		}
		return call.answer(asked, id)
	}
	return notWritten(r)
}

func (s *server) changeState(body []byte) (int, any) {
	var change struct {
		State, Action string
		Params        params
	}
	if err := json.Unmarshal(body, &change); err != nil {
		return refusal(400, "A change of state is JSON: "+err.Error())
	}
	if change.Action == "teardown" {
		s.memory = newMemory()
		return 200, struct{}{}
	}
	apply := states[change.State]
	if apply == nil {
		// 200 would say that the situation is there.
		return refusal(404, "There is no state "+change.State)
	}
	apply(s.memory, change.Params)
	return 200, struct{}{}
}

// send writes JSON, an event stream for frames, or nothing.
func send(w http.ResponseWriter, r *http.Request, status int, body any) {
	header := w.Header()
	origin := r.Header.Get("Origin")
	if origin == "" {
		origin = "*"
	}
	header.Set("Access-Control-Allow-Origin", origin)
	header.Set("Access-Control-Expose-Headers", "Retry-After")
	if r.Method == http.MethodOptions {
		header.Set("Access-Control-Allow-Methods", "GET, POST")
		header.Set("Access-Control-Allow-Headers", "Authorization, Content-Type")
	}
	if status == http.StatusTooManyRequests {
		header.Set("Retry-After", "30")
	}
	if body == nil {
		w.WriteHeader(status)
		return
	}
	var content strings.Builder
	if frames, isStream := body.([]frame); isStream {
		header.Set("Content-Type", "text/event-stream")
		for _, each := range frames {
			fmt.Fprintf(&content, "data: %s\n\n", toJSON(each))
		}
	} else {
		header.Set("Content-Type", "application/json")
		content.WriteString(toJSON(body))
	}
	w.WriteHeader(status)
	if _, err := io.WriteString(w, content.String()); err != nil {
		log.Printf("%s %s: %v", r.Method, r.URL.Path, err)
	}
}

func toJSON(value any) string {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return string(text)
}

func main() {
	port := flag.Int("port", 8080, "the port; 0 takes a free one")
	flag.Parse()
	listener, err := net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d", *port))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("http://%s\n", listener.Addr())
	log.Fatal(http.Serve(listener, &server{memory: newMemory()}))
}
