import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

describe('what people plan to eat is worked out', () => {
  it.each([
    // Shared, and nobody names how much: the pack.
    ['l77-shaqima', '两个人分着吃 一人多少热量', /320 g÷2 人（160 g）含能量 3002 kJ/],
    ['l18floss', '我和我娃一人一半 他吃的那份盐多吗', /150 g÷2 人（75 g）含盐 3 g/],
    ['l15energy', 'splitting this with my sister, calories each', /112 kcal.*divided by 2 \(250 ml\)/],
    ['tuna', 'we are 4 people sharing, sodium per person', /divided by 4 \(36\.3 g\)/],
    // Spread over days.
    ['l42soda', '分三天吃完 每天多少盐', /480 ml÷3 天（160 ml）含盐 48 mg/],
    ['l42bar', 'if i spread it over 3 days whats the salt per day', /73 mg of sodium.*over 3 days \(20 g\)/],
    // Several times a day.
    ['l72-xueyuchang', '我早晚各吃一份 糖一共多少', /25 g×2 次（50 g）/],
    [
      'l78-energygel',
      'i have one every morning and one at night, how much sugar a day',
      /17\.6 g of sugars.*2 times/,
    ],
    // In parts, and what is left.
    ['l37yogurt', '我一包分两次吃 一次多少糖', /90 g）含糖 11\.2 g/],
    ['l20jelly', '吃掉三分之二 还剩多少热量', /剩下的（40 g）含能量 82 kJ/],
    ['l12burger', 'if i eat 2 thirds of it how much salt', /1\.36 g of salt.*150\.7 g/],
    // Summed.
    [
      'l33gfcookies',
      'one serving plus a second helping, carbs',
      /19\.6 g of carbohydrate in 2 servings \(30 g\)/,
    ],
    ['l16bar', '2 before the gym and 1 after, total protein', /60 g of protein in 3 of them \(180 g\)/],
    [
      'l14bar',
      'what do 3 and a half servings come to in calories',
      /773 kcal.*3 and a half servings \(210 g\)/,
    ],
    ['l31gfbread', 'i had one slice and then 1 more, how much salt', /2 slices/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it.each([
    [
      'l59-proteinbar',
      'does two of them beat 2 eggs for protein',
      /^More in this one: 42 g.*egg \(2 of them, 100 g in all\)/,
    ],
    ['l58-nadou', '顶得上俩鸡蛋的蛋白质吗', /^这款少一些：.*鸡蛋（2 个共 100 g）约 13 g/],
    ['l14bar', '这一根的蛋白抵几个鸡蛋', /^约 3\.2 个：/],
    [
      'l43bar',
      'protein vs a glass of milk',
      /20 g of protein in a portion of 60 g; plain milk \(a glass of 250 ml\)/,
    ],
    ['l17bar', 'which has more protein per 100g, this or say a boiled egg', /33\.5 g of protein per 100 g/],
    [
      'l17energy',
      'so two before legs day is like how many coffees',
      /^About 3\.6 times as much: by the label about 320 mg/,
    ],
  ] as const)('beside as much of another food, %s: %s', (label, question, said) =>
    expect(say(label, question)).toMatch(said),
  )

  it.each([
    ['l46bar', 'whats left of my 6g salt a day after one', /^About 5\.6 g left: of the 6 g that you named/],
    ['l51-sausage', '我已经吃了半包 还能再吃多少盐才到一天的量', /^还剩约 1\.6 g：成人一天的量 5 g/],
  ] as const)('what is left of a day, %s: %s', (label, question, said) =>
    expect(say(label, question)).toMatch(said),
  )

  it('who left it there leaves no rest of it', () =>
    expect(say('l58-preworkout', 'brother left this at mine, half a scoop instead of coffee?')).not.toMatch(
      /what is left/,
    ))
})

describe('words that are no question of their own', () => {
  it('one packet a day is no diet of one food', () =>
    expect(say('l58-naicha', '血糖偏高,一天只喝一包 這樣可以嗎')).not.toMatch(/只靠这一种食品/))
  it('a warning for few people is no danger to all', () =>
    expect(say('l14plum', '括号里的苯丙氨酸听着像毒药,我吃了会不会当场去世')).toMatch(
      /^一般不会，只有苯丙酮尿症患者要避开/,
    ))
  it('phenylalanine is no alanine', () =>
    expect(say('l45yogurt', '苯丙氨酸听着像毒药')).not.toMatch(/丙氨酸（L-丙氨酸/))
  it('the word between two choices is no food', () =>
    expect(say('l58-naicha', '所以這是真的有茶還是搞了一場烏龍')).not.toMatch(/茶还是/))
})
