import { describe, expect, it } from 'vitest'
import { analysed, ask as askOf, say } from '../labels/asking.ts'

describe('what is printed on the pack answers, no first where it forbids', () => {
  it.each([
    // Once thawed, frozen, raw.
    ['l23fishball', '解凍之後食唔晒，可唔可以再放返入冰格', /^不行：标签写着“[^”]*切勿再冷藏”/],
    ['l22yudan', '解冻了能再冻回去吗', /^不行：标签写着“解凍後切勿再次冷凍”/],
    [
      'l22yudan',
      'Can I refreeze them once thawed',
      /^No: the label says[^(]*\(in English: do not freeze it again\)/,
    ],
    ['l22qipao', 'can I freeze it', /^No: the label says/],
    ['l22energy', 'can I put it in the freezer', /Do not freeze/],
    ['l22lachang', 'can I eat it raw', /^No: the label says[^(]*\(in English: not ready to eat, steam it/],
    ['l23sausage', '一根热狗肠要加热吗，能直接吃吗', /标签写着[^。]*加热后食用/],
    [
      'l25burger',
      'How does the pack say to cook these?',
      /^The label states(?: \(how to use it\))?: Cook thoroughly: pan fry/,
    ],
    ['l25burger', "I'm pregnant, how should I cook these", /Cook thoroughly: pan fry/],
    ['l25fishball', '點煮，煮幾耐', /沸水煮6至8分鐘/],
    ['l25energy', 'can i drink 2 cans for an all nighter', /^No: the label says "Max 1 can per day"/],
    ['l24energy', 'can i do two cans before a race?', /^No: the label says[^"]*"[^"]*Max 1 can per day/],
    ['l25energy', 'can i drink one can', /^(?!No: the label says "Max)/],
    // Without a fridge.
    ['l23yogurt', '酸奶买回来放常温储藏间一周行不行，冰箱满了', /^不行：标签写着“[^”]*2℃～6℃冷藏/],
    ['l22yogurt', '可以带上火车吗，十个小时没冰箱', /^不行：标签写着“[^”]*冷藏”；保质期 21天/],
    ['l23soy', '开了盖的酱油放灶台边上行吗', /^不行：标签写着“[^”]*开盖后请冷藏”/],
    [
      'l23sausage',
      'train journey 9 hours no fridge, can I keep these in my bag',
      /^No: the label says[^(]*\(in English: at 0 to 4 °C/,
    ],
    ['l22tusi', 'bread in the cupboard without fridge ok?', /^The label wants no fridge/],
    ['l23konjac', '可唔可以唔擺雪櫃', /^标签没有要求冷藏/],
    ['l20soymilk', '開咗之後唔放雪櫃得唔得', /^不行：标签写着“開封後請冷藏/],
    ['l19vegsaus', 'can I keep these out of the fridge for a day', /^No: the label says "Keep refrigerated/],
    [
      'l20mayo',
      'can I leave the open jar in the cupboard',
      /^No: the label says "Once opened, keep refrigerated/,
    ],
    ['l17oat', 'once opened do I need to put it in the fridge', /keep refrigerated and use within 5 days/],
    ['l21nugget', 'can I refreeze if defrosted', /^No: the label says/],
    // Amounts of a part, makers, words for readers of English.
    ['l23fishball', '包魚蛋有幾多魚肉？', /魚漿”的量：60%[^。]*不超过 60%/],
    ['l22yogurt', '黄桃燕麦到底加了多少', /果酱”的量：7%，黄桃、燕麦在它里面；所以合起来不超过 7%/],
    ['l23plums', 'which town is it from', /Chaozhou Golden Orchard Foods/],
    ['l22gummy', 'who makes it', /Croak & Sons/],
    [
      'l23noodle',
      'how do i cook it, how much water how many minutes',
      /500 ml of boiling water, with the lid on, leave it for 4 minutes/,
    ],
    ['l23latiao', 'what are the main ingredients', /wheat flour/],
    // Diets.
    ['l22crisps', 'is it vegan', /^By the label, yes: it says "Suitable for vegans"/],
    [
      'l23crisps',
      'ok for vegetarians?',
      /^By the label, yes: it says "Suitable for vegetarians"[\s\S]*whey powder/,
    ],
    ['l23vegbeef', '我吃净素的，能吃吗', /鸡蛋清粉[^。]*净素、纯素的不行/],
    ['l23vegbeef', 'is it ok for vegetarians', /egg white powder/],
    ['l22lachang', '清真的不，有猪肉和酒没', /猪后腿肉[^。]*白酒/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it.each([
    ['l22crisps', 'is it vegan', /prawn cocktail seasoning/],
    ['l22danjuan', '全素人士可以吃這款蛋捲嗎', /人造牛油/],
    ['l23vegbeef', '我吃净素的，能吃吗', /没有识别到动物来源/],
    ['l23vegbeef', 'is it ok for vegetarians', /nothing is from animals/],
    ['l22tusi', '穆斯林可以吃这个面包么', /人造奶油/],
    ['l22qipao', '这水是哪产的', /没有写：读到的标签文字里没有产地/],
  ] as const)('%s: %s says nothing false', (label, question, not) =>
    expect(say(label, question)).not.toMatch(not),
  )
})

const saidOf = (text: string, question: string) =>
  askOf(question, analysed(text)).answer.replace(/\[\d+\]/g, '')

describe('nothing is denied that the pack prints', () => {
  it.each([
    ['l33noodle', '泡的时候水要加到哪', /^标签写着：食用方法：加沸水至注水线/],
    ['l33lemontea', '瓶底有渣渣是坏了吗', /^标签写着：沉澱物為天然茶質/],
    ['l33plums', '有没有核', /内有果核，小心硌牙/],
    ['l33ham', '袋子鼓起来了能吃吗', /^不行：标签写着“如胀袋请勿食用”/],
    ['l26puff', '能代替一顿饭吗', /^不行：标签写着“本品不能代替母乳和正餐”/],
    ['l26blendoil', '是压榨的还是浸出的', /^标签写着：加工工艺：浸出、压榨/],
    ['l31milkpowder', '用开水冲行吗', /40\\~50℃温开水/],
    ['l32nugget', 'how many are in the bag', /^The label states: 300g \(about 14 nuggets\)/],
    ['l33gfcookies', 'who bakes these and where', /^The label states: Baked by Mabel's Free Bakery/],
    ['l30danjuan', '一條幾多克', /^标签写着：每食用分量：2條（25克）/],
    ['l33soysauce', '凉拌能用吗', /^标签写着：适用于佐餐、凉拌、烹饪/],
    // Shops stand on no pack, and a figure of the table is no question for the pieces.
    ['l32cola', '这可乐哪家便利店卖得最便宜', /^价格和购买地点不在我的资料里/],
    ['l31bar', 'how much sugar in one bar', /^1\.8 g of sugars/],
  ] as const)('%s: %s', (label, question, expected) => {
    expect(say(label, question)).toMatch(expected)
  })

  it.each([
    ['l32toast', '一袋开了两天能吃完吗', /^超过标签写的时间了[^“]*“[^”]*开袋后请当日食用”/],
    ['l32toast', '这吐司能撑到我10天后发工资吗', /^放不了那么久：标签写的保质期是 7天/],
    [
      'l33gfcookies',
      'opened it two weeks ago, still ok?',
      /^Too long, do not eat it: [^"]*"Once opened eat within 5 days"/,
    ],
    ['l33vegburger', 'opened it yesterday, can i still eat it', /^Not past what the pack says/],
    ['l32yogurt', '能放21天的酸奶,我才不信没加防付剂', /^没有识别到防腐剂/],
  ] as const)('a time is held against what the pack says of it: %s: %s', (label, question, expected) => {
    expect(say(label, question)).toMatch(expected)
  })
})

describe('a part of the product is the unit of the answer', () => {
  it.each([
    ['l33noodle', '猪油在哪个包里', /^猪油在酱包里；面饼、粉包、菜包没有列出/],
    ['l33noodle', '不放酱包还有没有肉', /^还有：不放酱包，其他部分仍有肉和水产：牛肉粉（粉包里）/],
    ['l33noodle', '粉包不放的话还有味精吗', /谷氨酸钠（酱包里）/],
    ['l32luosifen', '哪包有防腐剂', /^防腐剂在酸笋包（脱氢乙酸钠）、酸豆角包（山梨酸钾）里/],
    ['l32luosifen', '我对花生过敏,把腐竹花生包扔了行不行', /^不能只靠这样：[^。]*可能沾到/],
    ['l32luosifen', '一共几包料', /^配料表分 6 包列出：米粉包、汤料包/],
    ['l33pineapplecake', '冬瓜排第几', /^冬瓜：鳳梨餡里 8 项中的第 1 项/],
    ['dumplings', '光吃皮有没有鸡蛋', /^没有识别到：皮里没有列出蛋类/],
    ['noodles', 'if I skip the sauce is there still msg', /^Yes, still: without 酱包/],
  ] as const)('%s: %s', (label, question, expected) => {
    expect(say(label, question)).toMatch(expected)
  })

  const box =
    '双味月饼礼盒\n一、莲蓉月饼\n配料：馅料（≥70%）：莲蓉[莲子（占莲蓉40%）、白砂糖、花生油]、咸蛋黄；饼皮：小麦粉、花生油\n保质期：60天　贮存：常温\n二、冰皮月饼\n配料：馅料：绿豆、白砂糖；冰皮：糯米粉、炼乳\n保质期：冷冻（-18℃以下）90天\n委托方：甲食品有限公司\n受委托生产商：乙食品有限公司'
  it('two products in a box, and two companies on a pack', () => {
    const kept = saidOf(box, '两种月饼怎么保存')
    expect(kept).toMatch(/（莲蓉月饼）：[^\n]*常温/)
    expect(kept).toMatch(/（冰皮月饼）：[^\n]*-18℃/)
    expect(saidOf(box, '到底是哪家厂做的')).toMatch(/^标签写着：受委托生产商：乙食品有限公司/)
    expect(saidOf(box, '莲子有多少')).toMatch(/^莲子占莲蓉的 40%/)
  })

  const cup =
    '黄桃酸奶杯（上杯：脆谷物 15克；下杯：酸奶 125克）\n下杯 配料：生牛乳（≥80%）、黄桃果酱（8%）[黄桃（≥40%）、白砂糖]、白砂糖\n上杯 配料：燕麦片（45%）、小麦粉'
  it('a share of a share is a share of the whole', () => {
    expect(saidOf(cup, '黄桃到底有多少')).toMatch(/^至少 3\.2%，下杯 125 g 里至少 4 g/)
  })
})

describe('what a claim is worth by list and table', () => {
  it.each([
    ['l33icecream', '外面那层是真巧克力吗', /^不是真巧克力，是代可可脂的/],
    ['chocolate', 'is this real chocolate or compound', /^By its list real chocolate/],
    ['l33cheesestick', '真奶酪吗', /^不是天然的整块奶酪[^。]*至少 18%/],
    ['l33vegburger', 'isnt this just ultraprocessed junk tho', /^Yes, by NOVA: \d+ ingredients/],
    [
      'l32icecream',
      "'Real vanilla' on the front - is it actually real vanilla or just flavouring?",
      /vanilla extract \(0\.1%\)[^.]*natural flavouring/,
    ],
    ['l32oyster', '蚝油里有真蚝吗', /^有：配料里列着蚝汁（12%）/],
    ['juice', '加水了吗', /^没有列出水，标签也写着“不添加糖、水和防腐剂”/],
    ['l30zhacai', '是古法腌的吗', /^没有写：读到的标签文字里没有“古法”/],
    ['l33lemontea', '少甜係咪真係少', /^中等：[^。]*每100 ml含糖8 g/],
  ] as const)('%s: %s', (label, question, expected) => {
    expect(say(label, question)).toMatch(expected)
  })

  const soy =
    '古法减盐生抽\n减盐30%*　古法日晒\n配料：水、脱脂大豆、食用盐、小麦、食用酒精\n*与本公司生抽（钠6900毫克/100毫升）相比，钠含量减少30%以上。\n“古法”为本公司系列商标名称。\n营养成分表 项目 每15毫升\n能量 50千焦\n钠 705毫克'
  it('a footnote ends the list, says than what, and explains the claim', () => {
    expect(saidOf(soy, '减盐30%是跟谁比减的')).toMatch(/^标签写着：[^。]*与本公司生抽[^。]*相比/)
    expect(saidOf(soy, '古法是真的还是个噱头')).toMatch(/^标签自己解释了：/)
    expect(saidOf(soy, '有酒精吗')).not.toMatch(/本公司/)
  })
})
