package main

// The provider states of contracts/states.json that concern the calls of this example.

// params are a state's parameters. JSON's numbers arrive as float64.
type params map[string]any

func (p params) text(name string) string {
	text, _ := p[name].(string)
	return text
}

func (p params) number(name string) int {
	number, _ := p[name].(float64)
	return int(number)
}

type state func(m *memory, p params)

func nothing(*memory, params) {}

func loggedIn(m *memory, p params) {
	m.tokens[p.text("accessToken")] = m.person(p.text("uid"), p.text("phone")).uid
}

func expired(m *memory, p params) {
	m.person(p.text("uid"), p.text("phone"))
	m.tokens[p.text("accessToken")] = ""
}

func vipLoggedIn(m *memory, p params) {
	loggedIn(m, p)
	m.people[p.text("uid")].vip = &vip{p.number("level"), p.text("expiresAt")}
}

// codeSent is a state in which a code was sent; "" stands for the one that the parameters name.
func codeSent(code string, tries int, isOld bool) state {
	return func(m *memory, p params) {
		sent := code
		if sent == "" {
			sent = p.text("code")
		}
		m.codes[p.text("phone")] = &sentCode{sent, tries, isOld}
	}
}

func registered(m *memory, p params) {
	m.person(p.text("uid"), p.text("phone"))
	codeSent("", 3, false)(m, p)
}

// taskIn is a state with a task of a status, changed by what comes after.
func taskIn(status, label string, changes ...func(*task)) state {
	return func(m *memory, p params) {
		added := m.task(p.text("taskId"), p.text("uid"), status, label)
		for _, change := range changes {
			change(added)
		}
	}
}

func withoutScore(why string) func(*task) {
	return func(t *task) { t.Result.Score, t.Result.NoScore, t.Result.Reasons = nil, why, []reason{} }
}

func failedBy(status int, words string) func(*task) {
	return func(t *task) { t.Problem = &problem{status, words} }
}

func withTable(t *task) { t.Result.Nutrition = tableOf(t.LabelText) }

func shared(m *memory, p params) {
	m.task(p.text("taskId"), "u-other", "done", label).Sharing = "shared"
	m.shares[p.text("shareId")] = p.text("taskId")
}

func noRecords(m *memory, _ params) { m.tasks, m.shares = map[string]*ownedTask{}, map[string]string{} }

func gone(m *memory, p params) { m.shares[p.text("shareId")] = "" }

func outage(status int) state {
	return func(m *memory, _ params) { m.outage = status }
}

var states = map[string]state{
	"nobody is logged in":                           nothing,
	"nothing matches the keyword":                   nothing,
	"an additive nobody knows":                      nothing,
	"the phone number is not served":                nothing,
	"there are no records":                          noRecords,
	"a person is logged in":                         loggedIn,
	"the access token has expired":                  expired,
	"the access token expires in mid-flow":          expired,
	"a VIP is logged in":                            vipLoggedIn,
	"a phone number nobody has registered":          codeSent("", 3, false),
	"a registered phone number":                     registered,
	"the SMS interval is not over":                  codeSent("246810", 3, false),
	"the typed SMS code is wrong":                   codeSent("000000", 3, false),
	"the SMS code has expired":                      codeSent("", 3, true),
	"the tries for the SMS code are used up":        codeSent("", 0, false),
	"a finished analysis":                           taskIn("done", label),
	"an analysis of a label with rare characters":   taskIn("done", rareLabel),
	"an analysis with little confidence":            taskIn("done", label, withoutScore("low_confidence")),
	"an analysis of a label with a nutrition table": taskIn("done", tableLabel, withTable),
	"an analysis of wine":                           taskIn("done", label, withoutScore("alcohol")),
	"a queued analysis":                             taskIn("queued", ""),
	"an analysis being recognized":                  taskIn("recognizing", ""),
	"an analysis being analyzed":                    taskIn("analyzing", label),
	"a photo without an ingredient list":            taskIn("unrecognized", label),
	"an unreadable photo":                           taskIn("failed", "", failedBy(415, "The picture could not be read")),
	"a failed analysis":                             taskIn("failed", "", failedBy(500, "Something went wrong on our side")),
	"a shared analysis":                             shared,
	"a cancelled share":                             gone,
	"a deleted share":                               gone,
	"someone else's analysis":                       func(m *memory, p params) { m.task(p.text("taskId"), "u-other", "done", label) },
	"pictures may have only a few bytes":            func(m *memory, p params) { m.mostBytes = p.number("maxBytes") },
	"the server is down":                            outage(503),
	"the server fails":                              outage(500),
	"too many requests":                             outage(429),
}
