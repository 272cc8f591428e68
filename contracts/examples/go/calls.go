package main

import (
	"bytes"
	"fmt"
	"net/http"
	"regexp"
	"strconv"
	"strings"
)

// A dozen calls of openapi.yaml. Each takes the request and gives a status with its body.

// refusal is an answer other than the success; its code equals the status.
func refusal(status int, words string) (int, any) {
	return status, problem{status, words}
}

type call struct {
	method, path string
	answer       func(r *request, id string) (int, any)
	pattern      *regexp.Regexp
}

var calls = []call{
	{method: "GET", path: "/api/additives", answer: listAdditives},
	{method: "GET", path: "/api/additive/([^/]+)", answer: getAdditive},
	{method: "POST", path: "/api/upload", answer: uploadPhoto},
	{method: "GET", path: "/api/task/([^/]+)", answer: getTask},
	{method: "POST", path: "/api/chat", answer: askQuestion},
	{method: "POST", path: "/api/oauth/sms/send", answer: sendSmsCode},
	{method: "POST", path: "/api/oauth/sms/sign-in", answer: signInWithSms},
	{method: "GET", path: "/api/oauth/my", answer: getMyself},
	{method: "POST", path: "/api/oauth/launch", answer: launch},
	{method: "POST", path: "/api/feedbacks", answer: sendFeedback},
	{method: "POST", path: "/analytics/events", answer: sendAnalyticsEvent},
}

func init() {
	for i := range calls {
		calls[i].pattern = regexp.MustCompile("^" + calls[i].path + "$")
	}
}

func numberOr(text string, otherwise int) int {
	if number, err := strconv.Atoi(text); err == nil {
		return number
	}
	return otherwise
}

func listAdditives(r *request, _ string) (int, any) {
	query := r.URL.Query()
	keyword := query.Get("keyword")
	found := []additive{}
	for _, each := range additives {
		names := append(append(append([]string{each.NameZh, each.NameEn}, each.Cns...), each.Ins...), each.Aliases...)
		for _, name := range names {
			if strings.Contains(name, keyword) {
				found = append(found, each)
				break
			}
		}
	}
	page, size := numberOr(query.Get("page"), 1), numberOr(query.Get("size"), 20)
	first, last := (page-1)*size, page*size
	if first > len(found) {
		first = len(found)
	}
	if last > len(found) {
		last = len(found)
	}
	return 200, map[string]any{"items": found[first:last], "total": len(found), "page": page, "size": size}
}

func getAdditive(_ *request, id string) (int, any) {
	for _, each := range additives {
		if each.ID == id {
			return 200, additiveDetails{
				each,
				[]variety{{each.NameZh, each.NameEn, id, each.Ins[0]}},
				safety{JecfaAdi: "0-25 (1973)", Notes: []string{}, Sources: []string{"JECFA"}},
			}
		}
	}
	return refusal(404, "There is no additive "+id)
}

func uploadPhoto(r *request, _ string) (int, any) {
	image := r.form("image")
	if len(image) > r.memory.mostBytes {
		return refusal(413, "The picture is too large")
	}
	// By its first bytes, not by its name: JPEG, PNG or WebP.
	isPicture := bytes.HasPrefix(image, []byte("\xff\xd8")) || bytes.HasPrefix(image, []byte("\x89PNG")) ||
		bytes.HasPrefix(image, []byte("RIFF"))
	if !isPicture {
		return refusal(415, "This is not a JPEG, PNG or WebP picture")
	}
	return 201, r.memory.once("uploadPhoto", r.uid, string(r.form("eventId")), func() any {
		id := newID()
		r.memory.task(id, r.uid, "queued", "")
		return map[string]string{"taskId": id, "imageUrl": picture}
	})
}

func (r *request) taskOf(id string) *task {
	found := r.memory.tasks[id]
	if found == nil || (found.owner != "" && found.owner != r.uid) {
		return nil
	}
	return &found.view
}

func getTask(r *request, id string) (int, any) {
	if shared, isShare := r.memory.shares[id]; isShare {
		if found := r.memory.tasks[shared]; found != nil {
			// Under the share's own id: the record's id is for its person alone.
			view := found.view
			view.ID = id
			return 200, view
		}
		return refusal(410, "Share was canceled or deleted")
	}
	if found := r.taskOf(id); found != nil {
		return 200, found
	}
	return refusal(404, "There is no such task")
}

func askQuestion(r *request, _ string) (int, any) {
	var body struct{ TaskID, EventID string }
	r.readJSON(&body)
	if body.TaskID != "" && r.taskOf(body.TaskID) == nil {
		return refusal(404, "There is no such task")
	}
	answer, source := "配料里有**小麦粉**。", citation{"ingredient", "0", "小麦粉"}
	if !strings.Contains(r.Header.Get("Accept"), "text/event-stream") {
		return 200, map[string]any{"answer": answer, "citations": []citation{source}}
	}
	frames := []frame{{Type: "start"}, {Type: "delta", Text: answer}, {Type: "citation", Citation: &source}, {Type: "done"}}
	for i := range frames {
		frames[i].QuestionID, frames[i].Seq = body.EventID, i
	}
	return 200, frames
}

func sendSmsCode(r *request, _ string) (int, any) {
	var body struct{ Phone string }
	r.readJSON(&body)
	if len(body.Phone) != 11 {
		return 200, problem{1005, "暂不支持该手机号码"}
	}
	if r.memory.codes[body.Phone] != nil {
		return 200, problem{1001, "发送过于频繁，请稍后再试"}
	}
	r.memory.codes[body.Phone] = &sentCode{code: "246810", tries: 3}
	return 200, map[string]int{"code": 0, "shortestInterval": 60}
}

func shown(who *person) userInfo {
	phone := who.phone
	return userInfo{
		UID: who.uid, Phone: phone, PrivacyPhone: phone[:3] + strings.Repeat("*", len(phone)-7) + phone[len(phone)-4:],
		Nickname: "麦子", Gender: "unknown", LoginOauth: "sms", Vip: who.vip, IsNew: who.isNew,
	}
}

func (r *request) session(who *person) (int, any) {
	return 200, map[string]any{"code": 0, "userInfo": shown(who), "accessToken": r.memory.signIn(who)}
}

func signInWithSms(r *request, _ string) (int, any) {
	var body struct{ Phone, Code string }
	r.readJSON(&body)
	sent := r.memory.codes[body.Phone]
	switch {
	case sent != nil && sent.tries == 0:
		return 200, problem{1004, "验证码错误次数过多，请重新获取"}
	case sent != nil && sent.isOld:
		return 200, problem{1003, "验证码已过期，请重新获取"}
	case sent == nil || sent.code != body.Code:
		return 200, problem{1002, "验证码错误"}
	}
	delete(r.memory.codes, body.Phone)
	for _, known := range r.memory.people {
		if known.phone == body.Phone {
			return r.session(known)
		}
	}
	created := *r.memory.person("u-"+newID(), body.Phone)
	created.isNew = true
	return r.session(&created)
}

func getMyself(r *request, _ string) (int, any) {
	if who := r.memory.people[r.uid]; who != nil {
		return 200, map[string]any{"code": 0, "userInfo": shown(who)}
	}
	return refusal(401, "Please log in")
}

func launch(r *request, _ string) (int, any) {
	who := r.memory.people[r.uid]
	if who == nil {
		return refusal(401, "Please log in")
	}
	delete(r.memory.tokens, r.token)
	return r.session(who)
}

func sendFeedback(r *request, _ string) (int, any) {
	var body struct{ EventID string }
	r.readJSON(&body)
	return 201, r.memory.once("sendFeedback", r.uid, body.EventID, func() any {
		return map[string]string{"feedbackId": newID()}
	})
}

func sendAnalyticsEvent(_ *request, _ string) (int, any) {
	return http.StatusNoContent, nil
}

// notWritten says which call is missing, so that a verification names it.
func notWritten(r *http.Request) (int, any) {
	return refusal(501, fmt.Sprintf("%s %s is not written yet", r.Method, r.URL.Path))
}
