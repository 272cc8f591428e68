import type { NutrientName } from '../../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../../result.ts'

/** Foods that the leaflet of a medicine, or a public body, names: what they do to it, and what is to be done. */
export interface MedicinePair {
  /** Its names in folded questions. */
  medicine: RegExp
  /** Names of ingredients. */
  foods: RegExp
  /** Ingredients whose names look alike, and are none of them. */
  never?: RegExp
  /** Words of the pack that say it where no ingredient does, in folded text. */
  pack?: RegExp
  lead: Bilingual
  /** Behind the names of the ingredients. */
  says: Bilingual
  /** Where none of them is listed, for who asks about just that. */
  none?: { asked: RegExp; says: Bilingual }
  /** What is added for one of the medicines. */
  also?: { asked: RegExp; says: Bilingual }
  /** Told only where the message speaks of having both at a time, or the table states such a mineral. */
  isOfTime?: true
  /** What the table may state of it. */
  nutrients?: readonly NutrientName[]
  source: string
}

const notBefore: Bilingual = {
  zh: '不行，除非医生或药师说可以：含',
  en: 'No, not unless the doctor or pharmacist says so: it contains ',
}
const apart: Bilingual = {
  zh: '不要一起吃，要隔开：含',
  en: 'No, not together, keep them apart: it contains ',
}

const calcium =
  '钙|镁|铁|锌|calcium|magnesium|iron|ferr(?:ic|ous)|zinc|牛乳|牛奶|奶粉|乳粉|乳清|酸奶|\\bmilk\\b|\\bwhey\\b|yogh?urt'

const grapefruit = /葡萄柚|西柚|grapefruit|pomelo|柚(?=[^，、]{0,2}汁)|柚子(?!皮)/i

/** Pairs of medicines and foods, the gravest first. */
export const medicinePairs: readonly MedicinePair[] = [
  {
    medicine:
      /头孢|甲硝唑|替硝唑|奥硝唑|呋喃唑酮|双硫仑|戒酒硫|\b(?:metronidazole|flagyl|tinidazole|disulfiram|antabuse|cefoperazone|cefotetan|cephalosporins?)\b/,
    foods:
      /酒酿|醪糟|甜酒|(?<![\u4e00-\u9fff])(?:白|黄|米|料|啤|红|果|清|高粱|绍兴)酒|葡萄酒|花雕|朗姆|威士忌|白兰地|利口酒|力娇|食用酒精|酒精|乙醇|\b(?:wine|beer|rum|brandy|whisk(?:e)?y|liqueur|sherry|vodka|ethanol|ethyl alcohol|alcohol)\b/i,
    never: /酒石|酒花|啤酒酵母|醋|香精|flavou?r|vinegar|sugar alcohol|yeast|hops|脂肪酸/i,
    pack: /酒精(?:度|含量|浓度)|(?<!不)含(?:有)?酒精|\balc(?:ohol)?\.? ?\d|\babv\b|\bcontains alcohol\b/,
    lead: notBefore,
    says: {
      zh: '，有酒精；一些头孢和甲硝唑一类药遇到酒精可能引起双硫仑样反应（脸红、心慌、呕吐、血压下降，重的要命），停药后几天里也会；隔几天问医生或药师，已经吃了又难受的马上就医（120）',
      en: ', which brings alcohol; some cephalosporins, metronidazole and their like can react with it (flushing, racing heart, vomiting, falling blood pressure, at worst deadly), for days after the last dose as well; ask the doctor or pharmacist how long to wait, and get help at once if you had it and feel ill',
    },
    source: 'FDA, metronidazole and cefotetan labels',
  },
  {
    medicine:
      /苯乙肼|反苯环丙胺|异卡波肼|吗氯贝胺|单胺氧化酶抑制剂|利奈唑胺|\b(?:phenelzine|nardil|tranylcypromine|parnate|isocarboxazid|marplan|moclobemide|linezolid|mao inhibitors?|maois?)\b/,
    foods:
      /奶酪|乾酪|干酪|芝士|腐乳|豆豉|豆瓣|味噌|纳豆|納豆|酱油|醬油|生抽|老抽|鱼露|魚露|虾酱|蝦醬|酵母(?:抽提|提取|浸出)|水解[^，、]{0,6}蛋白|蚕豆|蠶豆|泡菜|腊肉|腊肠|臘腸|香肠|风干|cheese|cheddar|parmesan|soy sauce|soya sauce|tamari|\bmiso\b|natto|fish sauce|yeast extract|marmite|hydroly[sz]ed [\w ]*protein|broad bean|fava|sauerkraut|kimchi|salami|chorizo|pepperoni|prosciutto|\bwine\b|\bbeer\b/i,
    never: /\bcultures?\b|发酵剂|cream cheese|cottage cheese|奶油奶酪|奶油干酪|香精|flavou?r/i,
    pack: /\bblue[- ]vein|\b(?:aged|mature|vintage|blue)\b.{0,24}\bcheese|蓝纹|陈年.{0,4}(?:奶酪|干酪|芝士)|腊肉|腊肠|风干肠/,
    lead: notBefore,
    says: {
      zh: '；这一类带或可能带酪胺，吃单胺氧化酶抑制剂（如苯乙肼）的人碰了血压会骤升',
      en: '; these carry or may carry tyramine, which with MAO inhibitors (such as phenelzine) can send blood pressure dangerously high',
    },
    none: {
      asked: /酪胺|tyramine/,
      says: {
        zh: '没有识别到常见的酪胺来源（陈年奶酪、腌腊肉、酱油豆豉、酵母抽提物、水解蛋白）；标签不写酪胺有多少，拿配料表问药师',
        en: 'No usual source of tyramine was recognised (aged cheese, cured meat, soy sauce, yeast extract, hydrolysed protein); labels do not state tyramine, so show the list to the pharmacist',
      },
    },
    source: 'FDA, phenelzine sulfate label',
  },
  {
    medicine: /异维a酸|异维甲酸|泰尔丝|阿维a|\b(?:isotretinoin|roaccutane|accutane|acitretin)\b/,
    foods: /维生素 ?a(?![a-z])|維生素 ?a(?![a-z])|视黄|鱼肝油|vitamin a\b|retinyl|retinol|cod liver oil/i,
    lead: notBefore,
    says: {
      zh: '；异维A酸本身就是维生素A一类，再加维生素A会叠加毒性',
      en: '; isotretinoin is itself of the vitamin A kind, and more vitamin A adds to its ill effects',
    },
    nutrients: ['vitaminA'],
    source: 'FDA, isotretinoin label',
  },
  {
    medicine:
      /(?<![普氟匹]伐|瑞舒伐)他汀|立普妥|舒降之|地平|(?:降|治)(?:血)?(?:脂|压|胆固醇)的?(?:药|片|丸)|高?血[脂压]的?药|\b(?:cholesterol|blood pressure|bp) (?:tablets?|pills?|meds?|medications?|medicines?)\b|环孢素|他克莫司|西罗莫司|胺碘酮|丁螺环酮|\b(?!rosuva|prava|fluva|pitava)\w*statins?\b|\b(?:lipitor|zocor)\b|\b\w{2,}dipine\b|\b(?:ciclosporin|cyclosporine?|tacrolimus|sirolimus|amiodarone|buspirone)\b/,
    foods: grapefruit,
    lead: notBefore,
    says: {
      zh: '；葡萄柚会让一些他汀、地平类和抗排斥药在血里变浓，副作用加重，错开几小时也没用；你这种受不受影响问药师',
      en: '; grapefruit raises the level in the blood of some statins, of some calcium channel blockers and of medicines after a transplant, hours later as well; ask the pharmacist whether yours is one',
    },
    source: "FDA, Grapefruit Juice and Some Drugs Don't Mix",
  },
  {
    medicine: /瑞舒伐他汀|[普氟匹]伐他汀|\b(?:rosuva|prava|fluva|pitava)statin\b|\bcrestor\b/,
    foods: grapefruit,
    lead: {
      zh: '基本不影响这种他汀，别的药先核对：含',
      en: 'That statin is hardly affected, other medicines have to be checked: it contains ',
    },
    says: {
      zh: '；瑞舒伐他汀、普伐他汀、氟伐他汀、匹伐他汀不怎么靠葡萄柚抑制的酶（CYP3A4）代谢',
      en: '; rosuvastatin, pravastatin, fluvastatin and pitavastatin hardly depend on the enzyme (CYP3A4) that grapefruit blocks',
    },
    also: {
      asked: /换|改[吃成用]|\b(?:switch\w*|chang\w*|swap\w*)\b/,
      says: {
        zh: '；换药由医生决定，不要自己换，没换之前不要吃喝',
        en: '; a change of medicine is for the doctor, not for you, and until then leave this',
      },
    },
    source: 'FDA, rosuvastatin label',
  },
  {
    medicine:
      /西酞普兰|舍曲林|氟西汀|帕罗西汀|文拉法辛|度洛西汀|抗抑郁药|避孕药|\b(?:ssris?|sertraline|fluoxetine|prozac|citalopram|escitalopram|paroxetine|venlafaxine|duloxetine|antidepressants?|contraceptive pill)\b/,
    foods: /贯叶连翘|圣约翰草|贯叶金丝桃|st\.? ?john'?s wort|hypericum|5-?htp|5-羟基色氨酸/i,
    lead: notBefore,
    says: {
      zh: '；它和抗抑郁药叠加可能引起血清素过多，也会让别的药（如避孕药）失效',
      en: '; with antidepressants it can lead to too much serotonin, and it weakens others such as the contraceptive pill',
    },
    source: "NHS, St John's wort",
  },
  {
    medicine: /普利(?![亚])|沙坦|\b\w{3,}pril\b|\b\w{3,}sartan\b/,
    foods: /氯化钾|低钠盐|potassium chloride|\be ?508\b/i,
    lead: notBefore,
    says: {
      zh: '；普利、沙坦类降压药让身体留钾，再吃代盐的氯化钾，血钾可能过高',
      en: '; medicines of the -pril and -sartan kind make the body keep potassium, and potassium chloride in the place of salt may bring too much',
    },
    nutrients: ['potassium'],
    source: 'NHS, ramipril: food and drink',
  },
  {
    medicine:
      /利尿[药剂片]|[去利]水[丸药]|呋塞米|速尿|氢氯噻嗪|吲达帕胺|托拉塞米|地高辛|\b(?:furosemide|frusemide|bendroflumethiazide|hydrochlorothiazide|indapamide|bumetanide|diuretics?|digoxin)\b|\bwater (?:tablets?|pills?)/,
    foods: /甘草(?!香精)|liquorice|licorice|glycyrrhi/i,
    lead: {
      zh: '不建议，先问医生或药师：含',
      en: 'Better not, ask the doctor or pharmacist first: it contains ',
    },
    says: {
      zh: '；甘草吃多了升血压、降血钾，利尿药也排钾，加在一起可能低血钾',
      en: '; much liquorice raises blood pressure and lowers potassium, water tablets lose potassium too, and together it may fall too low',
    },
    also: {
      asked: /地高辛|\bdigoxin\b/,
      says: {
        zh: '；血钾低时地高辛更容易中毒，心慌、乏力要查血钾',
        en: '; with low potassium digoxin turns toxic sooner, and palpitations or weakness call for a blood test',
      },
    },
    source: 'NCCIH, Licorice Root',
  },
  {
    medicine: /华法林|\bwarfarin\b|\bcoumadin\b/,
    foods: /纳豆|納豆|natto|小球藻|chlorella|青汁|aojiru/i,
    never: /激酶|kinase/i,
    lead: { zh: '不要吃：含', en: 'No: it contains ' },
    says: {
      zh: '；维生素K很多（纳豆菌在肠里还会再造），会抵消华法林，血栓风险上升，华法林的说明书点名不要吃纳豆、小球藻和青汁；已经在吃的告诉医生、查 INR，不要自己改药量',
      en: '; so much vitamin K (natto bacteria make more in the gut) undoes warfarin and raises the risk of clots, and the leaflet of warfarin names natto, chlorella and aojiru as foods to avoid; if you have been eating it tell the doctor and have the INR checked, and do not change the dose yourself',
    },
    source: 'PMDA, Warfarin package insert',
  },
  {
    medicine: /华法林|\bwarfarin\b|\bcoumadin\b/,
    foods:
      /[维維]生素 ?k|vitamin k\d?\b|phylloquinone|[纳納]豆激酶|nattokinase|菠菜|spinach|羽衣甘蓝|\bkale\b|西兰花|西蘭花|broccoli|brussels|芥蓝|卷心菜|圆白菜|\bcabbage|\blettuce|香芹|parsley|抹茶|matcha|螺旋藻|spirulina|猪肝|鸡肝|鹅肝|\bliver\b|蔓越莓|cranberr|葡萄柚|西柚|grapefruit|银杏|ginkgo/i,
    lead: {
      zh: '先问医生或抗凝门诊，别自己天天吃：含',
      en: 'Ask the doctor or anticoagulant clinic first, not every day on your own: it contains ',
    },
    says: {
      zh: '，会让华法林的作用（INR）变动；维生素K减弱它，这类东西的量要么不吃，要么天天一样，有变动就查 INR',
      en: ', with an effect on warfarin (INR); vitamin K weakens it, so have none of such foods or the same amount every day, and have the INR checked after a change',
    },
    none: {
      asked: /维(?:生素)?k|\bvit(?:amin)?\.? ?k\b|\binr\b/,
      says: {
        zh: '没有：配料里没有识别到维生素K多的（绿叶菜、肝、纳豆、另加的维生素K），植物油和豆类只带一些；平常的量一般不用为INR担心，天天差不多就好，INR 有变化问医生或抗凝门诊',
        en: 'No: nothing rich in vitamin K was recognised in the list (green leaves, liver, natto, added vitamin K); vegetable oils and soya have just some. A usual portion is no reason to fear for the INR; keep the diet steady, and ask the anticoagulant clinic if the INR changes',
      },
    },
    nutrients: ['vitaminK'],
    source: 'NHS, warfarin: food and drink',
  },
  {
    medicine:
      /优甲乐|左甲状腺素|雷替斯|加衡|甲状腺(?:素片|药)|\b(?:levothyroxine|l-?thyroxine|thyroxine|euthyrox|synthroid|eltroxin)\b/,
    foods: new RegExp(
      `${calcium}|大豆|黄豆|豆浆|车前子|麸皮|\\bsoya?\\b|咖啡(?!因)|coffee|psyllium|\\bbran\\b`,
      'i',
    ),
    never: /磷脂|lecithin|大豆油|soya?(?:bean)? oil|氯化镁|硬脂酸|丙酸|stearate|propionate|酸乳|草铵/i,
    lead: apart,
    says: {
      zh: '，会妨碍左甲状腺素吸收：药用清水空腹送服，早餐或咖啡前 30～60 分钟；钙、铁、镁至少隔 4 小时。用量和时间听医生或药师的',
      en: ', which hinder levothyroxine: take it with water on an empty stomach, 30 to 60 minutes before breakfast or coffee, and calcium, iron and magnesium at least 4 hours apart. Dose and time are for the doctor or pharmacist',
    },
    isOfTime: true,
    source: 'FDA, levothyroxine label',
  },
  {
    medicine:
      /铁剂|铁片|补铁的?药|(?:硫酸|富马酸|琥珀酸)亚铁(?:片|胶囊|缓释)|多糖铁|力蜚能|\biron (?:tablets?|pills?|supplements?|meds?|capsules?)\b|\bferrous (?:sulfate|sulphate|fumarate|gluconate) (?:tablets?|pills?)|\bon iron\b/,
    foods:
      /茶(?!籽|油|树)|咖啡(?!因)|可可|牛乳|牛奶|奶粉|乳粉|酸奶|奶酪|干酪|碳酸钙|磷酸钙|麸皮|\btea\b|\bcoffee\b|\bcocoa\b|\bmilk\b|yogh?urt|\bcheese\b|calcium (?:carbonate|phosphate)|\bbran\b/i,
    never: /香精|flavou?r/i,
    lead: apart,
    says: {
      zh: '，会妨碍铁的吸收：和铁剂隔开约 2 小时；铁剂用水或橙汁送服。用量和时间听医生或药师的',
      en: ', which hinder the uptake of iron: about 2 hours apart from the tablets, which go with water or orange juice. Dose and time are for the doctor or pharmacist',
    },
    none: {
      asked: /冲突|冲不冲|相[冲克]|打架|影响|妨碍|一起|\binteract|\bclash|\breact|\bmix\b|\bwith\b/,
      says: {
        zh: '没有识别到妨碍铁吸收的（茶、咖啡、可可、奶、钙、麸皮）；铁剂和饭隔开还是随饭吃，听医生或药师的',
        en: 'Nothing that hinders iron (tea, coffee, cocoa, milk, calcium, bran) was recognised; whether the tablets go with a meal ask the doctor or pharmacist',
      },
    },
    source: 'NHS, ferrous fumarate: how and when to take it',
  },
  {
    medicine: /二甲双胍|格华止|\bmetformin\b|\bglucophage\b/,
    foods: /(?!)/,
    pack: /\d ?% ?(?:vol|alc|abv)|酒精度/,
    lead: {
      zh: '先问医生，别空腹喝、别多喝：含',
      en: 'Ask the doctor first, never much and not on an empty stomach: it contains ',
    },
    says: {
      zh: '；二甲双胍遇上多喝的酒容易低血糖，也可能乳酸中毒',
      en: '; with metformin much alcohol may bring low blood sugar and lactic acidosis',
    },
    none: {
      asked: /冲突|冲不冲|相[冲克]|打架|中毒|影响药|\binteract|\bclash|\breact|\bmix\b/,
      says: {
        zh: '没有识别到和二甲双胍冲突的配料（要留意的是多喝的酒）；碳水照样要算进这一顿，药怎么吃听医生的',
        en: 'No ingredient that clashes with metformin was recognised (much alcohol does); the carbohydrate still counts, and how the medicine is taken is for the doctor to say',
      },
    },
    source: 'NHS, metformin: food, drink and alcohol',
  },
  {
    medicine:
      /多西环素|强力霉素|四环素|米诺环素|[\u4e00-\u9fff]{1,3}沙星|阿仑膦酸钠?|福善美|\b(?:doxycycline|tetracycline|minocycline|lymecycline|alendronate|alendronic acid|risedronate)\b|\b\w+floxacin\b/,
    foods: new RegExp(calcium, 'i'),
    never: /硬脂酸|stearate|磷脂/i,
    lead: apart,
    says: {
      zh: '，同时吃会妨碍这种药吸收；药用清水送服，隔几小时看说明书或问药师',
      en: ', which hinder this medicine when taken at the same time; swallow it with water, and go by the leaflet or the pharmacist for the hours between',
    },
    isOfTime: true,
    source: 'FDA, doxycycline label',
  },
]
