/**
 * Traditional characters of questions that no label has, each followed by its Simplified form; those of labels are folded with the text.
 * Taken from the character tables of OpenCC, as far as our phrases and patterns use the Simplified form.
 */
const pairs =
  '侷局倆俩偽伪僞伪兌兑剛刚劇剧勸劝厠厕厤历厲厉唸念問问嗆呛嘆叹嘍喽嘔呕嘗尝噁恶嚇吓嚐尝嚥咽墻墙壯壮夢梦嬤嬷孃娘孫孙寵宠屍尸廁厕悶闷慮虑慼戚慾欲憑凭戲戏摺折摻掺攢攒敎教旣既暈晕曆历朮术査查棲栖歎叹殭僵況况' +
  '潰溃澆浇烴烃爭争爺爷牆墙牴抵猶犹獃呆獄狱瘍疡癡痴癢痒癮瘾盃杯睏困礙碍祕秘稅税綢绸績绩纍累纔才義义翫玩聰聪聽听脈脉脩修腫肿腳脚膩腻臉脸臟脏蓯苁襬摆訴诉詞词詩诗誰谁論论講讲謠谣謡谣譜谱譯译讀读貴贵賦赋賺赚' +
  '贏赢輩辈迴回遞递遶绕遺遗釋释閨闺霑沾韻韵顫颤饞馋駛驶騙骗髒脏鬱郁鰓鳃鵡鹉鸚鹦齋斋櫃柜'

const simplified = new Map<string, string>(
  (pairs.match(/../gu) ?? []).map(pair => [pair.charAt(0), pair.charAt(1)]),
)

/** A folded question with every Traditional character that questions use simplified. */
export const withSimplifiedWords = (text: string): string =>
  text.replace(/[\u4e00-\u9fff]/g, character => simplified.get(character) ?? character)
