import type { Bilingual } from '../../result.ts'

const able: Bilingual = {
  zh: '我能回答的是：这份配料表里的配料是什么、为什么加、适合谁、允许加多少、每日允许摄入量，以及这个分数的理由。',
  en: 'I can answer what an ingredient of this label is, why it is there, who should take care, how much is allowed, its acceptable daily intake, and why the score is what it is.',
}

const said = (zh: string, en: string): Bilingual => ({ zh: `${zh}${able.zh}`, en: `${en} ${able.en}` })

export const unknown = said(
  '这个问题超出了我的资料范围，我不会猜测。',
  'My knowledge does not cover that, and I will not guess.',
)

/** What a list of ingredients cannot answer, each with the reason; the first that fits is given. */
const topics: readonly { pattern: RegExp; text: Bilingual }[] = [
  {
    pattern:
      /(?:忽略|无视|忘记|忘掉|绕过|不要管|别管).{0,10}(?:规则|指令|指示|设定|要求|限制|提示)|系统提示|提示词|没有限制的|越狱|假装|扮演|你现在是|(?:ignore|forget|disregard|override|bypass)\b.{0,40}(?:rules?|instructions?|prompts?|guidelines?|restrictions?)|system prompt|jailbreak|developer mode|\bpretend\b|\bact as\b|you are now/,
    text: said(
      '我只按自己的资料回答，不改变规则。',
      'I answer from my knowledge alone and keep to its rules.',
    ),
  },
  {
    pattern:
      /写(?:一|个|首|段|篇|点).{0,8}|代码|编程|爬虫|python|javascript|翻译成|算一下.{0,4}[+*/]|\b(?:write|compose)\b.{0,24}\b(?:code|poem|script|story|essay|song|e-?mail|program)\b|\b(?:source )?code\b(?! \d)/,
    text: unknown,
  },
  {
    pattern:
      /电影|电视剧|餐厅|旅游|游戏|股票|新闻|笑话|\bmovies?\b|\bfilms?\b|\brestaurants?\b|\bbooks?\b|\bjokes?\b|\bnews\b|\bstocks?\b/,
    text: unknown,
  },
  {
    pattern:
      /^(?:你好|您好|嗨|哈喽|早上好|晚上好|在吗|hi|hello|hey|good (?:morning|evening))(?:[\s,，!！。.~]|呀|啊|哦|there|吗)*$/,
    text: said('你好！', 'Hello!'),
  },
  {
    pattern:
      /^(?:谢谢|多谢|感谢|辛苦了|好的|拜拜|再见|thanks?|thank you|thx|ok|bye)(?:[\s,，!！。.~]|你|您|啦|了|so much|a lot|very much)*$/,
    text: said('不客气。', 'You are welcome.'),
  },
  {
    pattern:
      /^你(?:是|叫)(?:谁|什么|啥)|你是.{0,6}(?:机器人|人工智能|ai)|who are you|what are you\b|are you (?:a|an) /,
    text: said(
      '我是按规则回答配料问题的助手，不是真人，也不是大语言模型。',
      'I answer questions on ingredients by rules; I am no person and no language model.',
    ),
  },
  {
    pattern:
      /布洛芬|对乙酰氨基酚|胰岛素|抗生素|头孢|阿莫西林|吃(?:什么|几|多少)(?:片|粒|颗)?药|药量|几片|打几个单位|ibuprofen|paracetamol|acetaminophen|insulin|antibiotics?|\bmedicines?\b|\bmedications?\b|\bpills?\b|\btablets\b/,
    text: said(
      '用药和剂量请问医生或药师，我不能回答。',
      'For medicines and doses ask a doctor or pharmacist; I cannot answer that.',
    ),
  },
  {
    pattern:
      /拉肚子了|吐了|怎么办|心慌|心悸|胸闷|头晕|呕吐|起疹子|喘不(?:上|过)气|呼吸困难|中毒了|heart (?:is )?rac(?:es|ing)|chest pain|\bdizzy|vomit|throwing up|(?:can't|cannot|hard to) breathe|swollen/,
    text: said(
      '身体不舒服请及时就医，我不能判断症状。',
      'If you feel unwell, see a doctor; I cannot judge symptoms.',
    ),
  },
  {
    pattern: /(?:猫|狗|宠物)(?:狗|咪)?|\b(?:my )?(?:dogs?|cats?|pets?|puppy|kitten)\b/,
    text: said(
      '我的资料只关于人的食品，不能用于宠物。',
      'My knowledge is about food for people, not for pets.',
    ),
  },
  {
    pattern:
      /卡路里|大卡|千卡|热量|卡热|减肥|减脂|发胖|会胖|长胖|蛋白质(?:含量|多少|有多少)|脂肪(?:含量|多少)|碳水|升糖指数|\bgi值|calor(?:y|ies)|\bkcal|\bfattening|lose weight|weight loss|how much (?:protein|fat|fibre|fiber|carbs?)|glycemic|\bmacros\b/,
    text: said(
      '配料表不写热量和营养素含量，请看包装上的营养成分表。',
      'A list of ingredients states no calories or nutrients; look at the nutrition table on the pack.',
    ),
  },
  {
    pattern:
      /多少钱|价格|价钱|贵不贵|便宜|划算|哪(?:里|儿|家).{0,6}(?:买|卖)|超市|打折|how much (?:does|do|is) .{0,12}cost|\bprices?\b|\bcheap|where (?:can|do) i buy/,
    text: said('价格和购买地点不在我的资料里。', 'Prices and shops are not in my knowledge.'),
  },
  {
    pattern:
      /好吃|难吃|好喝(?!吗.*添加)|口味怎么样|味道(?:怎么样|如何|好)|\btast(?:y|es? good)\b|\bdelicious\b|\byummy\b/,
    text: said('味道我尝不到，资料里也没有。', 'I cannot taste it, and my knowledge says nothing of taste.'),
  },
  {
    pattern:
      /保质期|过期|生产日期|怎么保存|产地|哪里(?:产|生产)|哪个厂|包装(?:颜色|袋|盒)|shelf life|expir|best before|where (?:was|is) it (?:made|from|produced)|\bwrapper|\bpackaging\b/,
    text: said('这要看包装，配料表里没有。', 'That is on the pack, not in the list of ingredients.'),
  },
]

/** Why a folded question is outside of what is known, null when it may be inside. */
export const outsideOf = (text: string): Bilingual | null =>
  topics.find(({ pattern }) => pattern.test(text))?.text ?? null
