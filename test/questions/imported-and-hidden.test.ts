import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

const gums =
  'TRAUM Fruchtgummi\nZutaten: Glukosesirup; Zucker; Gelatine (Schwein); Farbstoff: Karmin; Überzugsmittel: Bienenwachs.\n--- 中文标签 ---\n品名：混合果味橡皮糖\n配料：葡萄糖浆、白砂糖、明胶、浓缩苹果汁、食品添加剂（胭脂虫红、蜂蜡）、食用香精\n净含量：175克'
const powder =
  '高鈣關節奶粉\n成分：脫脂奶粉（牛奶）、麥芽糊精、水解膠原蛋白（牛）、葡萄糖胺硫酸鹽（來自蝦、蟹殼）、碳酸鈣、甜味劑（三氯蔗糖）\n淨重：800克'

describe('gelatine whose animal only the list in the other language names', () => {
  it.each([
    ['穆斯林能吃吗', /^不能：含猪肉来源[\s\S]*Gelatine \(Schwein\)/],
    ['有猪肉成分吗', /^有：.*Gelatine \(Schwein\)/],
    ['明胶是什么动物做的', /^来自猪：.*Gelatine \(Schwein\)/],
    ['any pork in this', /^Yes: .*Gelatine \(Schwein\)/],
  ])('%s', (question, said) => expect(say(gums, question)).toMatch(said))

  it('says that the source is unclear where no list names it', () =>
    expect(say(gums.replace(' (Schwein)', ''), '穆斯林能吃吗')).toMatch(/^看情况/))
})

describe('what else there is of the sort that was left out', () => {
  it.each([
    ['除了明胶还有别的吗', /除了明胶，还有：胭脂虫红、蜂蜡/],
    ['除了白砂糖还有别的吗', /除了白砂糖，还有：葡萄糖浆/],
  ])('%s', (question, said) => expect(say(gums, question)).toMatch(said))

  it('takes the one that the question before named', () =>
    expect(say(gums, '除了这个还有别的吗', '我吃素的 明胶是动物的吧')).toMatch(/胭脂虫红、蜂蜡/))
})

describe('what a name does not show', () => {
  it('names what the brackets say of an allergen', () =>
    expect(say(powder, '我對蝦蟹敏感 應該冇蝦蟹㗎可')).toMatch(/^不能吃：含甲壳类（.*來自蝦、蟹殼/))

  it('counts glucosamine as no sugar', () => expect(say(powder, '有糖吗')).not.toMatch(/葡萄糖胺/))

  it('names collagen where meat is asked about', () =>
    expect(say(powder, '呢隻有冇肉類嘅嘢')).toMatch(/没有识别到肉[\s\S]*水解膠原蛋白/))
})
