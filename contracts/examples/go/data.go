package main

import (
	"crypto/rand"
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode/utf16"
)

// What the example knows: a few additives, one analysed biscuit, people and their tokens. All of it lives in memory.

// picture is 1 x 1 px: what an uploaded picture is shown as. A real server returns the address of the picture.
const picture = "data:image/jpeg;base64,/9j/"

const (
	label      = "配料：小麦粉、白砂糖、食用盐"
	rareLabel  = "🥛𠮷牌\n" + label
	tableLabel = label + "\n营养成分表\n项目 每100克\n能量 2059千焦\n糖 21.6克"
)

var additives = func() []additive {
	list := []additive{
		preservative("17.001", "苯甲酸及其钠盐", "benzoic acid, sodium benzoate", "210", "苯甲酸钠"),
		preservative("17.003", "山梨酸及其钾盐", "sorbic acid, potassium sorbate", "E202", "山梨酸钾"),
		preservative("17.005", "丙酸及其钠盐、钙盐", "propionic acid", "280", "丙酸钙"),
		preservative("17.007", "对羟基苯甲酸酯类", "parabens", "214", "尼泊金酯"),
		preservative("17.009", "双乙酸钠", "sodium diacetate", "262"),
		preservative("17.010", "二氧化碳", "carbon dioxide", "290"),
		preservative("17.011", "乳酸链球菌素", "nisin", "234"),
	}
	// Enough for a second page of twenty.
	for number := 1; number <= 20; number++ {
		list = append(list, additive{
			ID:     fmt.Sprintf("99.%03d", number),
			NameZh: fmt.Sprintf("示例添加剂%d", number), NameEn: fmt.Sprintf("example additive %d", number),
			Cns: []string{}, Ins: []string{}, Aliases: []string{}, Functions: []string{},
			Summary: texts{"示例。", "An example."},
		})
	}
	return list
}()

func preservative(code, zh, en, ins string, aliases ...string) additive {
	return additive{
		ID: code, NameZh: zh, NameEn: en, Cns: []string{code}, Ins: []string{ins}, Aliases: append([]string{}, aliases...),
		Functions: []string{"防腐剂"}, Tier: 2, Summary: texts{"防腐剂。", "A preservative."},
	}
}

func newID() string {
	b := make([]byte, 16)
	if _, err := rand.Read(b); err != nil {
		panic(err)
	}
	b[6], b[8] = b[6]&0x0f|0x40, b[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:])
}

// spanOf is where a name stands in a text. Go counts bytes; spans count UTF-16 units.
func spanOf(text, name string, from int) span {
	at := from + strings.Index(text[from:], name)
	start := len(utf16.Encode([]rune(text[:at])))
	return span{start, start + len(utf16.Encode([]rune(name)))}
}

// analysis is the result of a label: one reason takes 20 of 100 points.
func analysis(label string) *result {
	list := strings.Index(label, "：") + len("：")
	end := len(label)
	if line := strings.Index(label[list:], "\n"); line >= 0 {
		end = list + line
	}
	ingredients := []ingredient{}
	for _, name := range strings.Split(label[list:end], "、") {
		ingredients = append(ingredients, ingredient{
			Name: name, Span: spanOf(label, name, list), Confidence: 1, Kind: "food", Functions: []string{}, Children: []ingredient{},
		})
	}
	score := 80
	return &result{
		Score: &score, Confidence: 1, Versions: map[string]string{"engine": "example", "knowledge": "example"},
		Ingredients: ingredients, Allergens: allergens{[]string{"gluten"}, []string{}},
		Groups: []string{}, Highlights: []string{}, Suggestions: []string{}, Knowledge: []string{},
		Reasons: []reason{{
			Rule: "sugar", Points: -20, Ingredients: []int{1}, Evidence: []string{}, Confidence: "high",
			Text: texts{"添加糖：白砂糖。", "Added sugar: 白砂糖."},
		}},
	}
}

// tableOf is the nutrition table at the end of a label: one column per 100 g, a name, a value and a unit per line.
func tableOf(label string) *nutrition {
	names := map[string]string{"能量": "energy", "糖": "sugars"}
	table := nutrition{Columns: []map[string]string{{"per": "100g"}}, Reference: "NRV", Claims: []string{}}
	start := strings.Index(label, "项目")
	for _, line := range strings.Split(label[start:], "\n")[1:] {
		name, printed, _ := strings.Cut(line, " ")
		unit, digits := "kJ", strings.TrimSuffix(printed, "千焦")
		if digits == printed {
			unit, digits = "g", strings.TrimSuffix(printed, "克")
		}
		value, err := strconv.ParseFloat(digits, 64)
		if err != nil {
			panic(err)
		}
		table.Rows = append(table.Rows, nutrientRow{
			Nutrient: names[name], Name: name, Span: spanOf(label, name, start),
			Cells: []cell{{Value: value, Unit: unit, IsSure: true, Span: spanOf(label, printed, start)}},
		})
		if names[name] == "sugars" {
			table.Levels = append(table.Levels, level{"sugars", levelOfSugars(value), value})
		}
	}
	return &table
}

// levelOfSugars is the traffic light for grams of sugars in 100 g.
func levelOfSugars(grams float64) string {
	switch {
	case grams > 22.5:
		return "high"
	case grams > 5:
		return "medium"
	}
	return "low"
}

type person struct {
	uid, phone string
	isNew      bool
	vip        *vip
}

type sentCode struct {
	code  string
	tries int
	isOld bool
}

type ownedTask struct {
	owner string
	view  task
}

// memory is everything that changes. Each provider state changes it, and every teardown replaces it.
type memory struct {
	people    map[string]*person    // by uid
	tokens    map[string]string     // uid by access token; "" for one that has expired
	tasks     map[string]*ownedTask // by id
	shares    map[string]string     // task id by share id; "" for one that is gone
	codes     map[string]*sentCode  // what was sent by SMS, by phone
	answered  map[string]any        // what a request made, by operation, person and eventId
	outage    int                   // a status that every call is answered with
	mostBytes int
}

func newMemory() *memory {
	return &memory{
		people: map[string]*person{}, tokens: map[string]string{}, tasks: map[string]*ownedTask{}, shares: map[string]string{},
		codes: map[string]*sentCode{}, answered: map[string]any{}, mostBytes: 20 << 20,
	}
}

func (m *memory) person(uid, phone string) *person {
	if m.people[uid] == nil {
		m.people[uid] = &person{uid: uid, phone: phone}
	}
	return m.people[uid]
}

func (m *memory) signIn(who *person) string {
	token := "access-" + newID()
	m.tokens[token] = who.uid
	return token
}

// task adds a task of a status; what a status does not have yet stays empty.
func (m *memory) task(id, owner, status, label string) *task {
	view := task{
		ID: id, Status: status, Progress: 0.1, CreatedAt: time.Now().UTC().Format(time.RFC3339Nano), Lang: "zh-Hans",
		Source: "server", ImageURL: picture, Product: product{Name: "饼干"}, Sharing: "private",
	}
	switch status {
	case "done":
		view.Result = analysis(label)
		fallthrough
	case "unrecognized":
		view.Progress, view.LabelText = 1, label
	case "failed":
		view.Progress = 1
	case "analyzing":
		view.LabelText = label
	}
	m.tasks[id] = &ownedTask{owner, view}
	return &m.tasks[id].view
}

// once is what a request made the first time: one that is sent again makes nothing new.
func (m *memory) once(operation, uid, eventID string, make func() any) any {
	key := operation + " " + uid + " " + eventID
	if m.answered[key] == nil {
		m.answered[key] = make()
	}
	return m.answered[key]
}
