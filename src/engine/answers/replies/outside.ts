import type { Bilingual } from '../../result.ts'
import type { Topic } from '../entities/topics.ts'

/** Short: the chips under an answer show what can be asked. */
const able: Bilingual = {
  zh: '可以问配料、添加剂、适合谁和限量。',
  en: 'Ask about ingredients, additives, who may eat it and limits.',
}

const said = (zh: string, en: string): Bilingual => ({ zh: `${zh}${able.zh}`, en: `${en} ${able.en}` })

export const unknown = said('这个我查不到，不会猜。', "I don't have that, and I won't guess.")

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
  pets: said(
    '我的资料只关于人的食品，不能用于宠物；巧克力、洋葱、葡萄、木糖醇和酒精会让猫狗中毒，吃下去了请联系兽医。',
    'My knowledge is about food for people, not for pets; chocolate, onion, grapes, xylitol and alcohol poison cats and dogs: ask a vet.',
  ),
  price: said('价格和购买地点不在我的资料里。', 'Prices and shops are not in my knowledge.'),
  taste: said(
    '味道和口感我尝不到，资料里也没有。',
    'I cannot taste it, and my knowledge says nothing of taste.',
  ),
  use: said('除了吃喝，别的用途不在我的资料里。', 'Uses other than eating are not in my knowledge.'),
}

export const nutritionNotRead = {
  zh: '配料表不写热量和营养素含量，请看包装上的营养成分表。',
  en: 'A list of ingredients states no calories or nutrients; look at the nutrition table on the pack.',
} satisfies Bilingual
