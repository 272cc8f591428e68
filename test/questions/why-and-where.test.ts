import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

const wings =
  '卤味鸡翅\n配料：鸡翅、酱油（水、大豆、小麦、食用盐）、味精、焦糖色、山梨酸钾\n净含量：200克\n营养成分表\n项目 每100克 NRV%\n能量 900千焦 11%\n蛋白质 20.0克 33%\n脂肪 12.0克 20%\n碳水化合物 5.0克 2%\n钠 1200毫克 60%'

describe('why it is in there, and in which ingredient', () => {
  it.each([
    [wings, '为啥会有小麦？在哪个配料里', /^是酱油里的小麦：.*水、大豆、小麦、食用盐/],
    [
      wings,
      'why is there wheat in chicken wings, which ingredient is it from',
      /^It is the .*小麦.* in 酱油/,
    ],
    ['l24duckneck', '鸭脖为啥会有小麦？在哪个配料里', /^是酿造酱油里的小麦/],
    ['l21noodle', '这里面哪来的大豆？写在哪', /^来自配料里的酿造酱油/],
    ['l22lachang', '腊肠里怎么会有小麦', /^是酿造酱油里的小麦/],
    ['l13hotpot', '火锅底料写含小麦,在哪呢 没看到面粉啊', /^是郫县豆瓣里的小麦粉/],
  ])('%#: %s', (label, question, said) => {
    const answer = say(label, question)
    expect(answer).toMatch(said)
    expect(answer).not.toMatch(/得分|关注/)
  })
})

describe('whether something tastes or smells because of an additive', () => {
  it.each([
    [wings, '这么上头是不是因为味精', /^有一部分可能是：.*味精.*增强鲜味/],
    ['crisps', 'are these so moreish because of the MSG?', /^It may be part of it: .*savoury taste/],
    ['l24crackers', 'why do theese taste so good i cant stop, is it the msg', /^It may be part of it/],
    ['l24luosifen', '同桌说螺蛳粉臭是因为放了防腐剂，真的假的', /^看不出是不是因为它：.*抑制微生物/],
    ['pickle', '这么咸是因为防腐剂吗', /^看不出是不是因为它/],
  ])('%#: %s', (label, question, said) => {
    const answer = say(label, question)
    expect(answer).toMatch(said)
    expect(answer).not.toMatch(/不符|得分|ADI/)
  })
})

describe('what no label tells', () => {
  it.each([
    ['l24duckneck', '一包鸭脖总共用了几只鸭？', /^看不出：.*150克/],
    ['l21jerky', '这一包用了几头牛？', /^看不出/],
    ['juice', 'how many oranges went into a bottle', /^A label does not tell/],
  ])('%#: %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

describe('the kind that is asked about, and not the name of the product', () => {
  it.each([
    ['l14fishball', '鱼丸有没有色素', /^没有识别到着色剂/],
    ['l24fishball', '請問這款魚蛋有沒有豬油或酒？回教徒可以吃嗎', /没有识别到酒精[\s\S]*没有识别到猪来源/],
    ['l24eggroll', '呢罐蛋卷有冇色素㗎？', /^有，识别到 2 项着色剂/],
    ['l18dumpling', '虾饺有没有防腐剂', /^没有识别到防腐剂/],
    ['l22cookie', 'do the egg cookies have any colours or preservatives in them', /preservatives recognised/],
    ['l13crab', '蟹棒里有真的蟹吗', /^有：含甲壳类/],
    ['l16ham', '回教徒能吃这个吗', /^不能：含猪肉/],
    ['l24bar', '这个蛋白棒哪些东西不是植物来的', /动物来源的配料：乳清蛋白粉/],
    ['l24duckneck', '里面料酒算不算酒精，穆斯林吃可以吗？', /^有，识别到 2 项酒精[\s\S]*不能/],
  ])('%#: %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

describe('two that are compared', () => {
  it('knows several phosphates of one entry apart', () => {
    const said = say('l24fishball', '450、451、452 呢三隻係咩嚟？功能類別有咩分別？')
    expect(said).toMatch(/焦磷酸钠[\s\S]*三聚磷酸钠[\s\S]*多聚磷酸钠/)
    expect(said).not.toMatch(/没法比较|第 11 项/)
    expect(say('l15fishball', '三聚磷酸鈉同六偏磷酸鈉呢兩隻有咩分別')).toMatch(/三聚磷酸钠[\s\S]*多聚磷酸钠/)
  })
  it('takes the other from the question before', () => {
    expect(say('cola', '安赛蜜有害吗？跟三氯蔗糖比哪个好')).toMatch(/安赛蜜\*\*[\s\S]*三氯蔗糖\*\*/)
    expect(say('l24bar', '麦芽糖醇升血糖不？跟赤藓糖醇比哪个好点')).toMatch(
      /赤藓糖醇的血糖生成指数约 0[\s\S]*麦芽糖醇的血糖生成指数约 35/,
    )
  })
  it('tells two foods apart by what they are', () => {
    const said = say('biscuit', '人造奶油和黄油有什么区别')
    expect(said).toMatch(/人造奶油：[\s\S]*黄油：/)
    expect(said).not.toMatch(/没法比较/)
  })
})

describe('both halves', () => {
  it.each([
    ['cola', '大家都说阿斯巴甜致癌，那为什么还允许用', /2B[\s\S]*允许：[\s\S]*是两件事/],
    ['l24eggroll', '成日話BHA致癌，咁點解仲可以放落食物度？', /2B[\s\S]*允许：[\s\S]*是两件事/],
    [
      'l14hotdog',
      'nitrite gives you cancer right, so why is it still allowed',
      /2A[\s\S]*Yes: [\s\S]*Two different/,
    ],
    ['l24shaqima', '老头子牙不好又有痛风，沙其玛吃得吗', /切小[\s\S]*痛风/],
    ['l13crab', '爷爷没牙又有高血压能吃吗', /切小[\s\S]*盐/],
    ['l15fishball', 'my mum has bad teeth and kidney disease, can she eat it', /chew slowly[\s\S]*kidney/],
    ['l24fishball', '操fit緊，魚蛋一百克有幾多蛋白質？定係算超加工食品', /蛋白质 11 g[\s\S]*NOVA 4/],
    [
      'crisps',
      'rate them out of 10 please, and is there any MSG',
      /\d out of 10 [\s\S]*Yes, the label lists/,
    ],
    ['l24soy', '都特级酱油了为什么还要加苯甲酸钠 是不是偷工减料？', /抑制(?:微生物|酵母菌)[\s\S]*允许/],
    ['l24icecream', '麸质不耐受，麦芽糊精能不能吃呀？', /麦芽糊精（.*小麦[\s\S]*没有识别到麸质/],
    ['l24lemontea', '我懷孕三個月，想飲呢支零卡檸檬茶，啲代糖同咖啡因頂唔頂得順？', /咖啡因[\s\S]*200 mg/],
  ])('%#: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('tells the carbohydrate that somebody asks for a hypo, and leaves the treatment to the plan', () => {
    const said = say('l21gummy', 'how many carbs in this to treat a hypo')
    expect(said).toMatch(/g of carbohydrate[\s\S]*plan that your doctor gave you/)
    expect(say(wings, '低血糖发作了怎么办')).toMatch(/急救|120|就医/)
  })

  it.each([
    [
      'l24crackers',
      "'No artificial flavors' but it's got MSG in it. How is that not a lie?",
      /^Two different things/,
    ],
    ['l24duckneck', '这个开了袋子没吃完能放几天，要放冰箱不？', /要不要放冰箱，读到的标签没有写/],
    ['l24duckneck', '当蛋白质零食蛋白质有多少，钠是不是爆了', /蛋白质 22 g[\s\S]*超过一天的量/],
    ['l22shengchou', '焦糖色普通法和亚硫酸铵法有什么区别', /普通法\)\*\*[\s\S]*亚硫酸铵法\)\*\*/],
  ])('%#: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('begins with what is known of the unborn child where that is asked', () =>
    expect(say('l24duckneck', '孕晚期想啃鸭脖，那个亚硝酸钠对胎儿有影响吗？')).toMatch(
      /^少吃为好：亚硝酸钠对胎儿有没有影响/,
    ))
})
