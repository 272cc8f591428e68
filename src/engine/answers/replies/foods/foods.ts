import { fold } from '../../../text/normalize.ts'
import { perText } from '../../../text/per-text.ts'
import table from './foods.json' with { type: 'json' }

/** An ingredient that is no additive, as packs name it; names are joined by '|'. */
export interface Food {
  zh: string
  en: string
  /** What it is, in Chinese and in English; follows its name. */
  is: string[]
  from: string
  /** Of which plant, animal or things. */
  of: string[]
  /** Whether it is made of a cereal with gluten: is, may be, may be and is highly refined. */
  gluten?: string
  /** The standard that says what may be called so. */
  standard?: string
}

/** How names are compared: folded, without brackets, in the singular. */
const keyOfFood = (name: string): string =>
  fold(name)
    .text.replace(/\s*[([].*$/, '')
    .replace(/é/g, 'e')
    .replace(/[-_*]+/g, ' ')
    .replace(/['‘’]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=[a-z]{2}[^s])s$/, '')

const foods: readonly Food[] = table
const byName = new Map(
  foods.flatMap(food => `${food.zh}|${food.en}`.split('|').map(name => [keyOfFood(name), food] as const)),
)

/** Words before a name that leave a food what it is. */
const qualities =
  /^(?:(?:有机|天然|精制|精炼|精选|优质|优选|优级|特级|一级|二级|食用|食品级|新鲜|鲜|干制?|干燥|脱水|冻干|冷冻|速冻|冰鲜|去皮|去骨|烤|烘烤|焙烤|烘焙|炒|熟制?|生|碎|纯|非转基因|非基因改造|进口|国产|巴氏杀菌|灭菌|调制|水磨|颗粒)|(?:organic|natural|pure|refined|fresh|dried|dry|dehydrated|frozen|freeze dried|roasted|dry roasted|toasted|raw|cooked|ground|whole|wholegrain|whole grain|chopped|diced|sliced|crushed|shredded|filtered|non gmo|certified|gluten free|lactose free|pasteurised|pasteurized|unsalted|salted|blanched|minced|powdered|granulated|expeller pressed|cold pressed|sustainable|grass fed|free range|grade a|bleached|unbleached|fine|coarse|ripe|california|degermed|malted(?= wheat| oat)|non fat|pitted|peeled|red|green|white|yellow|black|brown|light|dark|pure|real|virgin|rbd|fully refined|rspo|fair trade|fairtrade|cultured|fermented|part skim|low fat) )+/
/** Words behind one that only say in which form it is. */
const forms =
  /(?:粉末?|颗?粒|片|丁|碎|块|丝|末|干|泥|浆|仁| (?:powder|flake|granule|piece|puree|paste|juice|extract|bit|chunk|concentrate|flour|solid|meal|crumble|slice|segment|dried|dehydrated|minced|puree|granulated|organic))$/

const lookedUp = (key: string): Food | undefined => (key === '' ? undefined : byName.get(key))

/** The food that a name stands for, also with a word of its quality or form: 有机大蒜粉; undefined where it is none that is known. */
export const foodNamed = (name: string): Food | undefined => {
  const key = keyOfFood(name)
  const bare = key.replace(qualities, '')
  const plain = bare.replace(forms, '')
  return lookedUp(key) ?? lookedUp(bare) ?? lookedUp(key.replace(forms, '')) ?? lookedUp(keyOfFood(plain))
}

interface NamedFood {
  name: string
  food: Food
  start: number
  end: number
}

/** The foods that a folded Chinese question names, by the longest names, and where. */
export const foodsNamedIn = perText((text): readonly NamedFood[] => {
  const found: NamedFood[] = []
  for (let start = 0; start < text.length; start += 1)
    for (let length = Math.min(longestNamed, text.length - start); length > 1; length -= 1) {
      const name = text.slice(start, start + length)
      const food = /^[\u4e00-\u9fff]+$/.test(name) ? byName.get(name) : undefined
      if (!food) continue
      if (found.every(one => one.food !== food)) found.push({ name, food, start, end: start + length })
      start += length - 1
      break
    }
  return found
})
const longestNamed = 10

/** A food of one character: it stands alone between words of the question, 有茶吗, 那姜呢, 里面葱多吗. */
const bareFood =
  /(?<=^|[有含加放用无没里中头的那和跟,，、。\s]|什么|里面|多少)([茶鱼虾米菇葱蒜姜醋椒蛋油])(?=有没|有无|没有|没得|有吗|有多|多吗|多不|够|呢|咧|没|是有|不是|吗|不$|到底|究竟|[放加占含]|[?？,，。\s]|$)/
const longestPhrase = 3

/** A food that a folded question names, whether a label lists it or not, where no table of questions has it: 有茶吗, what about vinegar. */
export const thingNamedIn = (text: string): { name: string; start: number; end: number } | null => {
  const bare = bareFood.exec(text)
  if (bare) return { name: bare[0], start: bare.index, end: bare.index + 1 }
  const [first] = foodsNamedIn(text)
  if (first) {
    const start = text.indexOf(first.name)
    return { name: first.name, start, end: start + first.name.length }
  }
  const words = [...text.matchAll(/[a-z]+/g)]
  for (let count = longestPhrase; count > 0; count -= 1)
    for (let at = 0; at + count <= words.length; at += 1) {
      const start = words[at]?.index ?? 0
      const last = words[at + count - 1]
      const end = (last?.index ?? 0) + (last?.[0].length ?? 0)
      const name = text.slice(start, end)
      if (lookedUp(keyOfFood(name))) return { name, start, end }
    }
  return null
}

/** Questions for what a food is and for where it comes from, around its name. */
const askedAs: readonly { wish: 'what' | 'origin' | 'why'; pattern: RegExp }[] = [
  {
    wish: 'why',
    pattern:
      /^(?:那|里面|这里)*(?:为什么|干什么|怎么)(?:还)?(?:要|会|得|非要)?(?:放|加|用|添加?|有)(?:了|入|进)?(.{2,10}?)(?:呢|啊|呀|进去|在里面)?$/,
  },
  {
    wish: 'why',
    pattern:
      /^(?:so |and )?(?:why|how come) (?:is|are|does|do|did|would) (?:there |it |they |this )?(?:have |has |contain |use |add |put )?(?:any )?(.{2,40}?)(?: (?:in|added|used|inside)(?: (?:it|this|here|there|to it))?)?$/,
  },
  {
    wish: 'origin',
    pattern:
      /^(?:请问|那么?|这个?|里面?的|配料表?里的|这里的|它的|的)*(.{1,12}?)(?:到底|究竟|一般|通常|都|又)?是?(?:从哪|从什么|来自|来源|哪[里儿]来|(?:用|由|拿)(?:什么|啥)|(?:什么|啥)(?:东西)?(?:做|制|提|熬|酿))/,
  },
  {
    wish: 'origin',
    pattern:
      /\b(?:where|what) (?:does|do|is|are) (?:the |this |that )?(.{2,40}?) (?:come|comes|made|derived|sourced) (?:of|from|out of)\b/,
  },
  {
    wish: 'what',
    pattern: /(?:什么是|啥是|何谓|什么叫|(?:解释|介绍)(?:一下|下)?)(.{1,12}?)[啊呀呢]?[?!。]*$/,
  },
  {
    wish: 'what',
    pattern:
      /^(?:请问|那么?|这个?|里面?的|配料表?里的|这里的|写的|的)*(.{1,12}?)(?:到底|究竟|又|其实)?(?:是(?:个|一种|种)?(?:什么|啥)|指(?:的是)?什么|什么意思|是指)/,
  },
  {
    wish: 'what',
    pattern:
      /\bwhat(?:'?s| is| are| on earth is| does)? (?:the |an? |this |that |exactly is )?(.{2,40}?)(?: (?:exactly|actually|anyway|please|mean|in (?:this|here|it|there)|even|supposed to be))*\s*[?!.]*$/,
  },
]

const byItself = /^(?:那么?|and |so |what about |how about )?(.{2,40}?)(?:呢|吧)?$/

const bareFoodIn = (text: string): string | undefined => {
  const bare = byItself.exec(text.trim())?.[1]?.trim()
  return bare !== undefined && foodNamed(bare) ? bare : undefined
}

/** Whether a folded question is the name of a food and nothing else. */
export const isByItself = (text: string): boolean => bareFoodIn(text) !== undefined

/** What a folded question wants to know of a food that it names: 代可可脂是什么, where does glucose syrup come from. */
export const foodAskedIn = (text: string): { name: string; wish: 'what' | 'origin' | 'why' } | null => {
  for (const { wish, pattern } of askedAs) {
    const name = pattern.exec(text.trim())?.[1]?.trim()
    if (name !== undefined && foodNamed(name)) return { name, wish }
  }
  // 奶精？, and what about tamari: the name by itself asks what it is.
  const bare = byItself.exec(text.trim())?.[1]?.trim()
  return bare !== undefined && foodNamed(bare) ? { name: bare, wish: 'what' } : null
}
