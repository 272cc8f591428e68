import type { Bilingual } from '../../result.ts'
import type { Topic } from '../entities/topics.ts'

/** Short: the chips under an answer show what can be asked. */
const able: Bilingual = {
  zh: '可以问配料、添加剂、适合谁和限量。',
  en: 'Ask about ingredients, additives, who may eat it and limits.',
}

const said = (zh: string, en: string): Bilingual => ({ zh: `${zh}${able.zh}`, en: `${en} ${able.en}` })

const unknown = said('这个我查不到，不会猜。', "I don't have that, and I won't guess.")

const ofHealth =
  /看病|就医|去(?:不去|看|趟)?医院|病了|什么病|得了|是不是.{0,8}(?:病|炎|癌)(?!变)|症状|(?<![心肉])[痛疼]|抽筋|胖了|瘦了|发烧|恶心|过敏了|不舒服|难受|失眠|月经|化验|\bsymptoms?\b|\bpains?\b|\bcramps?\b|\bglutened\b|\bgain(?:ed|ing)? \w+ (?:kg|kilos|pounds|lbs)\b|\b(?:am|is|was|feel|feeling) (?:so |really )?(?:ill|sick|unwell)\b|\bnausea|\bdiagnos|\bwears? off\b|\bdo i have (?:diabetes|gout|an? )/
/** Whether somebody asks what ails them. */
export const isOfHealth = (text: string): boolean => ofHealth.test(text)

/** A worry about the body, which no label answers. */
const askDoctor = said(
  '这个要问医生（怀孕的问产检医生或助产士），标签和我都判断不了；一直不好或加重请尽快就医。',
  'That is for a doctor (in pregnancy your midwife) to say: neither the label nor I can judge it. If it does not pass or gets worse, get help soon.',
)

const ofContaminants =
  /铅(?!笔)|镉|砷|汞|重金属|农药|农残|黄曲霉|塑化剂|微塑料|激素|抗生素|\b(?:lead|cadmium|arsenic|mercury|heavy metals?|pesticides?|aflatoxins?|microplastics?|hormones?|antibiotics?)\b/
/** What no list shows, and only a test finds. */
const askTest = said(
  '标签看不出来：重金属、农药、毒素这些不写在配料表上，国家标准（GB 2762、GB 2763、GB 2761）有限量，超没超要靠检测；抽检结果请查市场监督管理总局网站。',
  'A label does not show it: contaminants such as heavy metals, pesticides and toxins are on no list; the law sets limits, and only a test tells whether they are kept. Look for the findings of your food authority.',
)

const longestPart = 60
/** Says that something is not known; of several questions which of them. */
export const unknownOf = (part: string | null, text = part ?? ''): Bilingual =>
  ofHealth.test(text)
    ? askDoctor
    : ofContaminants.test(text)
      ? askTest
      : part === null || part.length > longestPart
        ? unknown
        : {
            zh: `“${part}”：这个我查不到，不会猜。`,
            en: `"${part}": I don't have that, and I won't guess.`,
          }

/** Said where the question is of the label and no list was read. */
export const noList: Bilingual = {
  zh: '这张照片或这段文字里没有读到配料表，所以看不出来。请拍有“配料”两字的那一面。',
  en: 'No ingredient list was read from this photo or text, so I cannot tell. Photograph the side that says "Ingredients".',
}

/** What is said where a question lies outside of label and knowledge, with where to look. */
export const outsideTexts: Record<Topic, Bilingual> = {
  rules: said(
    '我只按自己的资料回答，不改变规则。',
    'I answer from my knowledge alone and keep to its rules.',
  ),
  writing: unknown,
  leisure: unknown,
  hello: said('你好！', 'Hello!'),
  thanks: said('不客气。', 'You are welcome.'),
  self: said(
    '我是按规则回答配料问题的助手，不是真人，也不是大语言模型。',
    'I answer questions on ingredients by rules; I am no person and no language model.',
  ),
  medicine: said(
    '用药和剂量请问医生或药师，我不能回答。',
    'For medicines and doses ask a doctor or pharmacist; I cannot answer that.',
  ),
  symptom: said(
    '身体不舒服请及时就医，紧急时打 120；我不能判断症状。',
    'If somebody is unwell, see a doctor, in an emergency call for help at once; I cannot judge symptoms.',
  ),
  spoiled: said(
    '这一包坏没坏，标签和我都看不出来；包装鼓起、漏气、发霉或有异味就不要吃，没过期也一样，孕妇、婴幼儿和老人尤其不要冒险。找商家退换；吃了不舒服请就医。',
    'Neither the label nor I can tell whether this pack has gone bad. If it is puffed up, leaks, is mouldy or smells wrong, do not eat it, in date or not, least of all when pregnant, with small children or in old age. Take it back to the shop, and see a doctor if somebody who ate it feels unwell.',
  ),
  pets: said(
    '我的资料只关于人的食品，不能用于宠物；巧克力、咖啡因、洋葱、葡萄、木糖醇和酒精会让猫狗中毒，吃下去了请联系兽医。',
    'My knowledge is about food for people, not for pets; chocolate, caffeine, onion, grapes, xylitol and alcohol poison cats and dogs: ask a vet.',
  ),
  price: said('价格和购买地点不在我的资料里。', 'Prices and shops are not in my knowledge.'),
  taste: said(
    '味道和口感我尝不到，标签不写好不好吃。',
    'I cannot taste it, and a label does not tell its taste.',
  ),
  doping: said(
    '我没有 WADA 的禁用清单，不能说哪种会不会被查出；请查 WADA 当年的《禁用清单》，或问队医和反兴奋剂机构（中国是 CHINADA）。',
    "I do not have WADA's list and cannot say what a test would find: look it up in this year's Prohibited List, or ask your team doctor or anti-doping agency.",
  ),
  payment: said(
    '我是设备上按规则回答的程序，不做推荐，也不判定“安全”；依据是 GB 2760-2024、JECFA、EFSA、IARC 和 WHO 的公开资料，谁给开发、研究或评价出钱，不在我的资料里。',
    'I am a program that answers by rules, recommend nothing and call nothing safe; the answers rest on what GB 2760-2024, JECFA, EFSA, IARC and WHO publish. Who pays for my making, or for the studies, is not in my knowledge.',
  ),
  record: said(
    '厂家和品牌的记录我没有，不猜；抽检和召回公告请查国家市场监督管理总局网站，也可以打 12315。',
    'I have no records of makers or brands and do not guess: look at the recalls and inspection results of your food authority (in China samr.gov.cn or the hotline 12315).',
  ),
  wonder: said(
    '没有依据：配料表和我的资料都不能说明有这种作用，食品也不能治病；身体的事请问医生。',
    'No: neither the list nor my knowledge shows such an effect, and food is no medicine; ask a doctor about your health.',
  ),
  packaging: said(
    '包装空了拿来做什么不在我的资料里；回收看包装上的标志和当地规定。',
    'What to do with the empty pack is not in my knowledge; for recycling see the marks on it and the rules of your town.',
  ),
  travel: said(
    '航空、铁路、海关让不让带不在我的资料里，请问航空公司、铁路或海关。',
    'What airlines, railways and customs let through is not in my knowledge: ask them.',
  ),
  joke: said('这个标签上看不出来，答不了。', 'No label can tell you that.'),
  use: said('除了吃喝，别的用途不在我的资料里。', 'Uses other than eating are not in my knowledge.'),
}

/** Whether nothing more can be said of a topic than that it is not known. */
export const isUnknown = (topic: Topic): boolean => outsideTexts[topic] === unknown

export const nutritionNotRead = {
  zh: '配料表不写热量和营养素含量，请看包装上的营养成分表。',
  en: 'A list of ingredients states no calories or nutrients; look at the nutrition table on the pack.',
} satisfies Bilingual
