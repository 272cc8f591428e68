import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

const never = /undefined|得分|扣分|score|ADI|NOVA|关注程度/

describe('what ingredients are made of, for somebody with coeliac disease', () => {
  it.each([
    [
      'l26cheese',
      'the modified potato starch, and E331 339 452, any of those a problem for coeliacs',
      /potato starch: the label names potatoes[\s\S]*E331[\s\S]*salts, no cereals[\s\S]*No gluten was recognised/,
    ],
    [
      'l26mayo',
      'Coeliac here. Is the modified starch and the vinegar ok or are they from wheat or barley?',
      /names maize[\s\S]*distilled alcohol[\s\S]*No gluten was recognised/,
    ],
    [
      'l27gfloaf',
      'whats the hydroxy propyl thing in it and does it come from wheat',
      /cellulose of plant fibres; not of wheat[\s\S]*free from gluten/,
    ],
    [
      'l12crisps',
      'coeliac daughter, the malt vinegar, is that barley?',
      /^No, not suitable[\s\S]*barley, a cereal with gluten/,
    ],
    ['l20oyster', '麸质不耐，蚝油里的改性玉米淀粉能吃吗', /^不能吃：含麸质[\s\S]*是玉米的，不是小麦/],
    [
      'l17yogurt',
      '我麸质过敏，羟丙基二淀粉磷酸酯是小麦做的吗',
      /变性淀粉[\s\S]*标签没有写[\s\S]*没有识别到麸质/,
    ],
    [
      'l13ramen',
      'coeliac: the modified potato starch and the 501, wheat in either of them?',
      /^No, not suitable.*Wheat/,
    ],
  ])('%#: %s', (label, question, said) => {
    const answer = say(label, question)
    expect(answer).toMatch(said)
    expect(answer).not.toMatch(never)
  })

  it('tells of what microbes make that it is theirs, and no more', () => {
    expect(say('l15gfloaf', "I'm coeliac, is the vinegar ok, and the xanthan gum")).toMatch(
      /Xanthan Gum: made by microbes/,
    )
    expect(say('l15gfloaf', "I'm coeliac, is the xanthan gum from wheat")).not.toMatch(
      /Xanthan Gum[^\n]*not of wheat/,
    )
  })

  it('answers an allergy before the source', () => {
    expect(say('l27cookie', '孩子对蛋过敏，磷脂是蛋黄做的吗')).toMatch(/^不能吃：含蛋类[\s\S]*大豆/)
    expect(say('l24eggroll', 'my daughter is allergic to egg, is the lecithin from egg')).toMatch(
      /^No, not suitable: contains egg/,
    )
  })
})

describe('a claim and a warning of the same pack', () => {
  it.each([
    [
      'l27nuggets',
      'says vegan on the front but then not suitable for milk allergy on the back, which is it??',
    ],
    ['l26mayo', 'it says vegan but also handles egg and milk. Which one do i believe??'],
    ['l25burger', 'it says suitable for vegans, but may contain milk. how can that be'],
    ['l22crisps', 'says suitable for vegans but handles milk, who is right'],
  ])('%s: %s', (label, question) =>
    expect(say(label, question)).toMatch(
      /^Both are right[\s\S]*recipe[\s\S]*traces[\s\S]*With an allergy.*do not eat it/,
    ),
  )

  it('takes 蛋奶素 for no claim of vegans', () => {
    expect(say('l27pineapple', '我吃全素，上面写蛋奶素，那我可以吃吗')).toMatch(/^不能：不适合纯素/)
    expect(say('l27pineapple', '我吃全素，上面写蛋奶素，那我可以吃吗')).not.toMatch(/对不上/)
    expect(say('l27pineapple', '蛋奶素是什么意思，为什么不是全素')).toMatch(
      /^蛋奶素不吃肉和水产，吃蛋和奶[\s\S]*雞蛋/,
    )
  })
})

describe('what is told of colours, meat and sweeteners', () => {
  it.each([
    [
      'l26energy',
      'My 12 year old wants this. Is the warning about colours real or just a formality?',
      /^The warning is real[\s\S]*EU law[\s\S]*trial[\s\S]*Not recommended for children/,
    ],
    ['l21gummy', '柠檬黄的警告是真的还是走形式', /^不是走形式，有法律和试验依据/],
    [
      'l26luncheon',
      'they say processed meat is same class as cigarettes. True for this tin?',
      /^The same group, but not the same danger[\s\S]*2015[\s\S]*2A/,
    ],
    ['l22lachang', '腊肠和烟酒是同一类致癌物？', /^同一组，但不是一样危险/],
    [
      'l26tea',
      '代糖不是说世卫致癌吗，这里面有没有那个阿斯巴甜',
      /阿斯巴甜[\s\S]*2023[\s\S]*2B[\s\S]*0–40 mg[\s\S]*三氯蔗糖、安赛蜜/,
    ],
    [
      'chocolate',
      'is anything in here banned in other countries',
      /^No ban of Soya Lecithin[\s\S]*lists of other countries are not known/,
    ],
    [
      'l22gummy',
      'tongue went blue after these, is that bad',
      /colours[\s\S]*no sign of poisoning[\s\S]*doctor/,
    ],
    ['l14hotdog', 'is this as carcinogenic as smoking', /^The same group, but not the same danger/],
    [
      'l15gummy',
      'are these colours banned in some countries',
      /not banned in the EU[\s\S]*lists of other countries are not known/,
    ],
  ])('%#: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('goes on with both colours that make the green', () => {
    const answer = say('l26energy', 'and is that one banned in some countrys?', 'whats making it green')
    expect(answer).not.toMatch(/None found/)
    expect(say('l26energy', 'whats making it green')).toMatch(
      /^The green is mixed: tartrazine, brilliant blue/,
    )
  })
})

describe('evaluations of what was named', () => {
  it.each([
    [
      'l26mayo',
      'Is xanthan gum just a cheap filler? anything bad in the evaluations',
      /xanthan gum: JECFA not specified; EFSA/,
    ],
    ['l26energy', 'Sodium benzoate plus sorbate: JECFA ADIs for the both', /raised to 0-20[\s\S]*EFSA 5/],
    [
      'l27nuggets',
      'Function of methyl cellulose here, and any numerical ADI?',
      /thickens[\s\S]*no JECFA or EFSA value/,
    ],
    ['l27cola', '苯甲酸钠 ADI 多少，60公斤的人一天多少毫克', /300 mg/],
    ['l17yogurt', '果胶的安全评价有没有什么问题', /^果胶：JECFA 无需规定；EFSA[\s\S]*不需要定一个数值上限/],
  ])('%#: %s', (label, question, said) => {
    const answer = say(label, question)
    expect(answer).toMatch(said)
    expect(answer).not.toMatch(/EDTA|potassium sorbate.*concern/)
  })

  it('says no daily intake of what has none', () => {
    expect(say('l26toast', '孕期吃这个面包，脱氢乙酸钠对胎儿有没有影响啊')).not.toMatch(
      /ADI（每日允许摄入量）同样适用/,
    )
    expect(say('l27yogurt', '孕妇能吃明胶吗')).not.toMatch(/ADI（每日允许摄入量）同样适用/)
  })
})

describe('where it comes from', () => {
  it.each([
    ['l27yogurt', '胭脂虫红真是虫子做的吗？？好恶心', /^来自昆虫：胭脂虫红/],
    ['l27sausage', 'why is my sausage made of bugs, saw carmine on tiktok', /from insects/],
    [
      'l27yogurt',
      '这酸奶里那个明胶是拿什么做的，孕妇吃没事吧',
      /^来自动物：明胶[\s\S]*没有查到孕期要避开明胶/,
    ],
    [
      'l26toast',
      '吐司里哪些东西是动物来的，帮我全列出来',
      /鸡蛋、全脂乳粉[\s\S]*单，双甘油脂肪酸酯、硬脂酰乳酸钠、双乙酰酒石酸单双甘油酯、食用香精/,
    ],
    ['l26toast', '这面包回民能吃不', /单，双甘油脂肪酸酯、硬脂酰乳酸钠、双乙酰酒石酸单双甘油酯/],
    ['l27fishball', '我個外傭食 halal，佢食唔食得呢包魚蛋呀', /除蛋、奶外[\s\S]*核苷酸/],
    [
      'l27probar',
      'is the collagen in this pig or cow',
      /^From animals: Bovine Collagen Hydrolysate \(cattle\)/,
    ],
  ])('%#: %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

describe('who is meant', () => {
  it.each([
    ['l26puff', '我35岁了能偷吃儿子的泡芙吗哈哈', /儿童/],
    ['l15jelly', "I'm 40, can I eat my kid's jelly", /children/i],
    [
      'l27squash',
      'is the aspartame bad for the baby, my midwife told me to drink more',
      /child of 20 kg|under 12 months/,
    ],
  ])('%#: %s', (label, question, not) => expect(say(label, question)).not.toMatch(not))

  it.each([
    [
      'l27squash',
      'my little un is 10 months, can she have a splash of this',
      /^No: the label says .*not suitable for children under 12 months/,
    ],
    ['l27nuggets', 'we eat halal. worried about alcohol in the flavouring', /solvent of its flavourings/],
    ['l27latiao', '我婆婆信佛吃全素，葱蒜肉都不碰，这辣条她能吃么', /五辛[\s\S]*香辛料/],
    ['l26noodle', '懷孕後腳很腫，這包麵的鈉會不會太高', /^怀孕时肿得厉害[\s\S]*医生[\s\S]*1980 mg/],
    ['l25noodle', 'pregnant and my ankles are swollen, too salty?', /^Strong or sudden swelling[\s\S]*salt/],
    [
      'l27gfloaf',
      'is two slices of this ok for my mum, shes on metformin',
      /66 g\)?: 27\.\d g of carbohydrate[\s\S]*doctor/,
    ],
    [
      'l27soy',
      '酱油里放三氯蔗糖，对我这种打胰岛素的有影响没',
      /2 g[\s\S]*三氯蔗糖[^。]*血糖升得比糖少[\s\S]*医生/,
    ],
    ['l27cookie', '中秋就吃一口，胰岛素用加吗', /^用药和剂量请问医生/],
  ])('%#: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('says what is for two diets once', () => {
    const answer = say('l27latiao', '我婆婆信佛吃全素，葱蒜肉都不碰，这辣条她能吃么')
    expect(answer.match(/单,双甘油脂肪酸酯可能来自动物/g)).toHaveLength(1)
  })
})

describe('what an additive does in this food, before its class', () => {
  it.each([
    [
      'l31fishball',
      '451同452落嚟做乜',
      /^451（三聚磷酸钠）、452（磷酸及磷酸盐）的作用：帮鱼浆里的蛋白质保持水分/,
    ],
    ['l27hotdog', '三聚磷酸钠干嘛用的', /^三聚磷酸钠的作用：帮肉里的蛋白质保持水分/],
    [
      'l27sausage',
      'what do the diphosphates do in the sausages',
      /^Diphosphates.*meat protein keep its water/,
    ],
    ['l26cheese', 'what are E331 E339 doing in my cheese', /^E331.*E339.*melting salt/],
    ['l27cookie', '焦亚硫酸钠在饼干里干嘛的', /^焦亚硫酸钠的作用：.*面筋.*（GB 2760 列为漂白剂/],
    ['l30apricot', 'why is sulphur dioxide on apricots', /^SULPHUR DIOXIDE.*browning/],
    ['l31gfbread', 'what is the HPMC for', /takes the place of gluten/],
    ['l26toast', '硬脂酰乳酸钠是干嘛的', /面包更松软/],
    ['l31cola', 'what is the phosphoric acid for', /sour taste/],
    ['l31milktea', '340ii同452i放喺奶茶度做咩', /不结絮/],
    ['l31noodle', 'TBHQ有害吗', /^看用量：特丁基对苯二酚（抗氧化剂）/],
  ])('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it.each([
    ['l31jelly', '这果冻靠什么凝固的', /^让它凝固的是卡拉胶（来自海藻）.*没有识别到明胶/],
    ['l31jelly', '果冻是动物胶做的吗，我吃素', /^不是动物胶/],
    ['gummies', 'what makes these gummies set', /^What sets it: Gelatin/],
  ])('what sets it, of %s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

describe('how much a day, and how much at most', () => {
  it('counts with the stricter intake, and in the food at most', () =>
    expect(say('l31soy', '苯甲酸钠一天最多多少，等于多少酱油')).toMatch(
      /按较严的 EFSA（5），60 kg 的成年人相当于每天 300 mg.*最大限量 1 g\/kg，300 mg 相当于约 300 g/,
    ))

  it('makes no food of a limit that is of the fat alone', () =>
    expect(say('l31noodle', 'TBHQ一天最多吃多少')).toMatch(/每天 42 mg.*换算不成几份/))

  it.each([
    ['l30kaochang', '亚硝酸钠的最大使用量和残留量', /^最大 0\.15 g\/kg，残留量不超过 30 mg\/kg.*08\.03\.05/],
    ['l31sausage', '腊肠里亚硝酸钠最多能放多少', /^最大 0\.15 g\/kg，残留量不超过 30 mg\/kg.*08\.02\.02/],
    ['l30danjuan', 'BHA最多加多少', /^最大 0\.2 g\/kg（按里面的油脂算/],
    ['l27cookie', '夹心饼干的夹心里山梨酸钾限量多少', /^最大 1 g\/kg.*07\.04/],
    ['l18icecream', '冰淇淋的外层巧克力里PGPR能用多少', /^最大 5 g\/kg.*05\.03/],
    ['l28plum', '话梅里糖精钠限量', /^最大 5 g\/kg.*04\.01\.02\.08\.04/],
  ])('the category of this food: %s: %s', (label, question, said) =>
    expect(say(label, question)).toMatch(said),
  )

  it('says in plain words what a group of IARC means', () => {
    expect(say('l27cola', '阿斯巴甜安全吗')).toMatch(/2B \(2023\)，意思是可能致癌、证据有限/)
    expect(say('l31cola', 'does aspartame cause cancer')).toMatch(/^Possibly linked.*limited evidence/)
  })
})

describe('claims against the list', () => {
  it.each([
    ['l30shengchou', '说是纯酿造，怎么还有添加剂', /^不矛盾，但容易误会.*GB\/T 18186/],
    [
      'l30danjuan',
      '写着不含防腐剂，320和321不就是防腐剂吗',
      /^不矛盾，是两回事.*抗氧化剂，不在其中，但也是添加剂/,
    ],
    ['l30danjuan', '話冇防腐劑，咁320同321係咩嚟', /^不矛盾，是两回事/],
    [
      'l28bread',
      "no preservatives but it has ascorbic acid, isn't that one",
      /claim fails.*Calcium Propionate/,
    ],
    ['l30mibing', '说无添加糖，低聚果糖不是糖吗', /^不算矛盾.*大部分不被消化/],
    ['l27squash', 'no added sugar, is that true', /^True by the list: nothing contradicts it/],
    ['l30shengchou', '发酵过的小麦还有麸质吗', /^不能当作没有麸质/],
    ['l30mayo', 'spirit vinegar is alcohol right? haram?', /^Vinegar is not alcohol.*acetic acid/],
    ['l27cookie', '是不是用猪油做的', /^没有列猪油：列出的油脂是精炼植物油/],
    ['l31pickle', '减盐30%是真的吗', /^“减”不等于低，现在还是高[\s\S]*核对不了/],
    ['l31yogurt', '这到底是酸奶还是糖水', /^是酸奶.*风味酸乳.*生牛乳（至少 80%）[\s\S]*乳糖/],
    ['l24lactic', '是奶还是糖水', /^不算奶，是饮料/],
    ['l31soy', '特级是啥意思', /^标签写的等级是特级.*0\.80.*不说明更健康/],
    ['l31noodle', 'no preservatives in it, true?', /antioxidants, though/],
  ])('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('leaves the vegetarian his answer', () =>
    expect(say('l30suannai', '吃素能喝这个酸奶吗，是不是有明胶')).not.toMatch(/不矛盾/))
})

describe('what the pack prints', () => {
  it.each([
    ['l31fishball', '會唔會有蝦蟹', /^可能有：.*製造設施亦處理甲殼類動物/],
    [
      'l31gummies',
      'what does the star mean',
      /^The star means.*activity and attention.*Tartrazine, Allura Red AC/,
    ],
    ['l31bar', 'can I live on these for two weeks', /^No: the label says "Do not use as a sole source/],
    ['l26dumpling', '是生的还是熟的', /^是生的，要做熟/],
    ['l31milkpowder', '磷多少', /^每100 g含磷 800 mg/],
  ])('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it.each([
    ['l31plum', '食紅色四十號係咩嚟', /^食用紅色四十號（诱惑红）/],
    ['l31plum', '食紅色四十號會唔會過度活躍', /^有可能：食用紅色四十號属于“南安普顿六色素”/],
    ['l31plum', '食黃色五號有冇喺入面', /^没有识别到黄色五号（日落黄）/],
    ['l27gummy', '食用黃色四號是什麼', /^柠檬黄/],
  ])('numbered dyes: %s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

describe('the member of a group that the label names, and what the standard says of this food', () => {
  it.each([
    [
      'l33fishball',
      '451同452係咩嚟,內地GB2760准唔准用喺魚丸',
      /三聚磷酸钠[\s\S]*多聚磷酸钠[\s\S]*允许：451/,
      /INS 338|食品原料/,
    ],
    [
      'l32fishball',
      '色素102同110喺大陸標準入面係咩名,魚丸准唔准用',
      /使用表没有列入“冷冻水产糜”[\s\S]*不允许/,
      /食品原料/,
    ],
    [
      'l31milktea',
      '340ii and 452i what are they',
      /dipotassium hydrogen phosphate[\s\S]*sodium polyphosphate/,
      /phosphoric/,
    ],
    ['l32satay', '451(i)對身體有冇害', /三聚磷酸钠/, /INS 338/],
    ['l33gfcookies', 'is xanthan gum bad for you', /^Low concern/, /sets when heated|depends on the dose/],
  ] as const)('%s: %s', (label, question, said, not) => {
    expect(say(label, question)).toMatch(said)
    expect(say(label, question)).not.toMatch(not)
  })
})

describe('where it comes from, and rumours of it', () => {
  it.each([
    ['l32toast', '单双甘油脂肪酸酯是不是可能用猪油做的?', /^看不出.*也可能来自动物/],
    ['l32icecream', 'is the annatto from a plant', /^From plants.*Bixa orellana/],
    ['l33icecream', 'CMC是塑料吗', /^不是塑料.*植物纤维/],
    ['l33icecream', '我同桌说代可可脂就是塑料 真的假的', /^不是塑料/],
    ['l33gfcookies', 'is E415 made from petrol', /^No, not petroleum.*microbes/],
    ['l33cheesestick', '乳酸链球菌素是抗生素吗', /^在食品里是防腐剂[\s\S]*ADI/],
    ['l30yudan', '621是不是动物身上提的', /^一般不来自动物.*发酵/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('quotes what the label says of its additives', () => {
    const label =
      'Coffee mix\nIngredients: Sugar, Creamer, Emulsifier (E471)\nAll additives are of plant, synthetic or milk origin'
    expect(say(label, 'is the E471 from animals')).toMatch(/of plant, synthetic or milk origin/)
  })
})
