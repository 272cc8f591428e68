import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

describe('what people ask at the shelf and after the meal', () => {
  it.each([
    // Thirst and swelling: by the salt.
    ['l33plums', '吃完这个明天早上脸会不会肿啊', /^看盐多少：[\s\S]*钠 6380 mg/],
    ['puffs', 'will i wake up puffy after eating this', /^It depends on the salt:[\s\S]*250 mg of sodium/],
    ['l59-proteinbar', 'why do i get thirsty after this', /^It depends on the salt:/],
    // Teeth, needles, periods.
    ['l47lollies', 'is it ok with braces, sticky or not', /^Better not \(braces\): the list has Gelatine/],
    ['l14toast', '牙套能不能吃这个', /^看软硬和粘不粘/],
    ['l35biscuit', '打完疫苗能吃吗', /^没有查到打疫苗/],
    ['l32puff', '经期能吃吗', /^没有查到月经期/],
    // To lose weight: the energy decides, and a meal or a habit is asked of more.
    ['l24shaqima', '我减肥期能不能来一点点 就一点', /^少吃为好（减肥）：每份26 g有 127 千卡/],
    ['l14bar', 'on a cut, does this fit', /^Better only a little \(losing weight\): 221 kcal/],
    ['l51-drink', '减脂期能喝吗', /^热量不高（减肥）：/],
    ['l20crisps', 'how much fat is in this im cutting', /^30 g of fat/],
    // Iron tablets.
    [
      'kidsmilk',
      'does it clash with my iron tablets',
      /^No, not together, keep them apart: .*calcium carbonate/,
    ],
    ['l17ham', '铁剂能和这个一起吃吗', /没有识别到妨碍铁吸收的/],
    // What wakes.
    ['l17energy', 'do i get superpowers or whats actually waking me up here', /^The caffeine does it/],
    // Cholesterol, beside something else.
    [
      'l12burger',
      'doctor wants my cholesterol down. this is plants so better than cheddar?',
      /^Better not \(high blood lipids\)/,
    ],
    // A meal.
    ['l45bread', '这个能当早饭吗 我赶地铁', /^只靠它当早餐不够：/],
    ['l34burger', 'can i have this as breakfast on the go', /^Not enough for breakfast by itself: 259 kcal/],
    ['l29gfbread', 'will it keep me full till lunch', /kcal in/],
    // Whom it is for.
    ['orangesoda', 'gift for my gran who has high sugar, good idea?', /\(diabetes, older people\)/],
    ['l51-drink', '我对阿司匹林过敏 这个能碰吗', /苯甲酸钠/],
    // The list itself.
    ['l17ham', '配料表这么长是不是不好', /^不一定：长短本身说明不了好坏/],
    ['ketchup', 'long list of ingredients, is that bad', /^Not by itself: the length says nothing/],
    ['l15hotpot', '第一位是啥 占多少', /^第 1 位是：食用牛油。[\s\S]*占多少标签没有写/],
    ['l14hotdog', '第一位是啥 占多少', /^第 1 位是：鸡肉（42%）。$/],
    [
      'l50_snakes',
      "what's the first ingredient and how much of it is in there",
      /^Number 1: Glucose Syrup\.[\s\S]*share is not stated/,
    ],
    ['l23latiao', '有啥好的成分', /^不扣分的食物配料/],
    [
      'l18cereal',
      'is this better than making it at home',
      /^A kitchen mostly does without MODIFIED FOOD STARCH/,
    ],
    ['l28bar', 'is it natural or lab made', /^Not all natural, ultra-processed by NOVA/],
    ['pouch', 'what would a dietitian say about this in one line', /of 100|No score|no score/],
    // What it tastes of.
    ['l57-sourgums', 'why does it taste so good lol', /so tasty through Glucose Syrup, Sugar/],
    ['l21plum', '这味道为啥这么鲜', /^(?!.*糖精钠)从配料看不出为什么鲜/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('a tingling mouth after eating may be an allergy, and no vitamin', () => {
    const answer = say('l58-gfloaf', 'why does my mouth tingle after')
    expect(answer).toMatch(/^Stop, give no more of it\./)
    expect(answer).not.toMatch(/Niacin/)
  })
  it('the name of what comes first, and the share of it, is asked in one', () =>
    expect(say('l44dumpling', '馅里排第一的真是鲅鱼吗，占多少啊')).toMatch(/^是：/))
})
