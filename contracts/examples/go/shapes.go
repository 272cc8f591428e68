package main

// The schemas of openapi.yaml that these calls answer with, field by field.

type texts struct {
	Zh string `json:"zh"`
	En string `json:"en"`
}

type additive struct {
	ID        string   `json:"id"`
	NameZh    string   `json:"nameZh"`
	NameEn    string   `json:"nameEn"`
	Cns       []string `json:"cns"`
	Ins       []string `json:"ins"`
	Aliases   []string `json:"aliases"`
	Functions []string `json:"functions"`
	Tier      int      `json:"tier"`
	Summary   texts    `json:"summary"`
}

type variety struct {
	NameZh string `json:"nameZh"`
	NameEn string `json:"nameEn"`
	Cns    string `json:"cns"`
	Ins    string `json:"ins"`
}

type safety struct {
	JecfaAdi string   `json:"jecfaAdi"`
	Efsa     string   `json:"efsa"`
	Iarc     string   `json:"iarc"`
	Notes    []string `json:"notes"`
	Sources  []string `json:"sources"`
}

type additiveDetails struct {
	additive
	Varieties []variety `json:"varieties"`
	Safety    safety    `json:"safety"`
}

// span counts UTF-16 units: neither bytes nor runes.
type span struct {
	Start int `json:"start"`
	End   int `json:"end"`
}

type ingredient struct {
	Name       string       `json:"name"`
	Span       span         `json:"span"`
	Confidence float64      `json:"confidence"`
	Kind       string       `json:"kind"`
	Functions  []string     `json:"functions"`
	Children   []ingredient `json:"children"`
}

type reason struct {
	Rule        string   `json:"rule"`
	Points      int      `json:"points"`
	Ingredients []int    `json:"ingredients"`
	Evidence    []string `json:"evidence"`
	Confidence  string   `json:"confidence"`
	Text        texts    `json:"text"`
}

type allergens struct {
	Contains   []string `json:"contains"`
	MayContain []string `json:"mayContain"`
}

// result has empty lists where it has nothing to say: a nil slice would be sent as null.
type result struct {
	Score       *int              `json:"score"`
	NoScore     string            `json:"noScore,omitempty"`
	Confidence  float64           `json:"confidence"`
	Versions    map[string]string `json:"versions"`
	Ingredients []ingredient      `json:"ingredients"`
	Allergens   allergens         `json:"allergens"`
	Groups      []string          `json:"groups"`
	Highlights  []string          `json:"highlights"`
	Suggestions []string          `json:"suggestions"`
	Knowledge   []string          `json:"knowledge"`
	Reasons     []reason          `json:"reasons"`
	Nutrition   *nutrition        `json:"nutrition,omitempty"`
}

type nutrition struct {
	Columns   []map[string]string `json:"columns"`
	Reference string              `json:"reference"`
	Rows      []nutrientRow       `json:"rows"`
	Levels    []level             `json:"levels"`
	Claims    []string            `json:"claims"`
}

type nutrientRow struct {
	Nutrient string `json:"nutrient"`
	Name     string `json:"name"`
	Span     span   `json:"span"`
	Cells    []cell `json:"cells"`
}

type cell struct {
	Column int     `json:"column"`
	Value  float64 `json:"value"`
	Unit   string  `json:"unit"`
	IsSure bool    `json:"isSure"`
	Span   span    `json:"span"`
}

type level struct {
	Nutrient string  `json:"nutrient"`
	Level    string  `json:"level"`
	Grams    float64 `json:"grams"`
}

type problem struct {
	Code   int    `json:"code"`
	ErrMsg string `json:"errMsg"`
}

type product struct {
	Name         string `json:"name"`
	Brand        string `json:"brand"`
	Seller       string `json:"seller"`
	Manufacturer string `json:"manufacturer"`
	Standard     string `json:"standard"`
}

type task struct {
	ID            string   `json:"id"`
	Status        string   `json:"status"`
	Progress      float64  `json:"progress"`
	CreatedAt     string   `json:"createdAt"`
	Lang          string   `json:"lang"`
	Source        string   `json:"source"`
	ImageURL      string   `json:"imageUrl"`
	Product       product  `json:"product"`
	LabelText     string   `json:"labelText"`
	Result        *result  `json:"result"`
	Sharing       string   `json:"sharing"`
	ParentShareID *string  `json:"parentShareId"`
	Problem       *problem `json:"problem,omitempty"`
}

type vip struct {
	Level     int    `json:"level"`
	ExpiresAt string `json:"expiresAt"`
}

type userInfo struct {
	UID          string  `json:"uid"`
	Phone        string  `json:"phone"`
	PrivacyPhone string  `json:"privacyPhone"`
	Nickname     string  `json:"nickname"`
	Avatar       string  `json:"avatar"`
	Gender       string  `json:"gender"`
	Birthday     *string `json:"birthday"`
	LoginOauth   string  `json:"login_oauth"`
	Vip          *vip    `json:"vip"`
	IsNew        bool    `json:"isNew"`
}

type citation struct {
	Kind  string `json:"kind"`
	Ref   string `json:"ref"`
	Title string `json:"title"`
}

// frame is one event of an answer in an event stream.
type frame struct {
	Type       string    `json:"type"`
	Text       string    `json:"text,omitempty"`
	Citation   *citation `json:"citation,omitempty"`
	QuestionID string    `json:"questionId"`
	Seq        int       `json:"seq"`
}
