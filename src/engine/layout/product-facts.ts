import { type Folded, fold } from '../text/normalize.ts'
import { titleOf } from './product-title.ts'

/** What a label says of the product itself; '' where it says nothing. */
export interface ProductFacts {
  name: string
  brand: string
  seller: string
  manufacturer: string
  standard: string
}

// Each field's headings as labels write them, the surest first.
const FIELDS: Record<Exclude<keyof ProductFacts, 'standard'>, RegExp> = {
  name: /(?:(?:(?:^|\n)\s*品名(?=\s+[^\s:]))|(?:品\s?名|产品名称|食品名称|商品名称|商品名|(?<!公司|企业|单位|品牌|商标|内容物|[方商者厂家])名称|product name|product)\s*[:\]])\s*(?<value>[^\n]+)/,
  brand: /(?:品牌名称|品\s?牌|商\s?标|brand)\s*[:\]]\s*(?<value>[^\n]+)/,
  seller:
    /(?:(?<![受被])(?:委托方|委托商|委托单位|委托企业|委托者|委托生产商)|经销商|经销者|总经销|进口商(?:及(?:分|经)销商)?|代理商|进口经销商|销售商|出品商|出品方|运营商|distributed by|imported by|distributor|importer|sold by)(?:名称)?\s*[:\]]?\s*(?<value>[^\n]+)/,
  manufacturer:
    /(?<!委托)(?:[受被]委托(?:生产企业|生产商|方|商|单位|企业)|受托方|受托生产企业|生产商|制造商|生产企业|生产者|制造者|生产厂家|生产厂商?|制造厂(?:商|家)?|厂名|生产单位|生产\/分装|manufactured by|manufacturer|made by|produced by)(?:名称)?\s*[:\]]?\s*(?<value>[^\n]+)/,
}

// Fields of shop pages, which run on without a blank; names contain these words too, but no colon behind them.
const SHOP_FIELD =
  '厂\\s?[址名]|(?:产品(?:执行)?标准|执行标准|标准)(?:代?号|编号)|厂家联系方式|省份|城市|系列|口味|产品参数|产品|价格|级别|类别|批号|商品(?:编号|毛重|产地)|毛重|国产/进口|海水/淡水|(?:保存|储存)状态|烹饪建议|色泽|香型|重量(?:\\(k?g\\))?|单果重量|(?:生鲜)?储存温度|原麦汁浓度|(?:商品)?条形码|是否[\\u4e00-\\u9fff]{1,8}|包装(?:方式|种类)?|(?:糕点|膨化食品|饼干|糖果|巧克力|饮料|坚果|瓜子|肉类|面条|水果|零食|茶)?种类|枣类产品|特产品类|(?:食品|产品)?(?:工艺|口味)|(?:采摘|热卖|上市)时间|配送频次|售卖方式|食品添加剂|(?:贮存|储存|贮藏|储藏|存储)(?:条件|方法|方式)?|套餐[\\u4e00-\\u9fff]{2}|同城服务|适用[\\u4e00-\\u9fff]{2}|(?:注意|安全)事项|(?:温馨|食用|消费)提示|(?:使用|饮用|冲调)方法|原产[国地]|(?:商品|食品)名称'
// Where the value of a field ends when the next field is on the same line.
const NEXT_FIELD = new RegExp(
  `[\\s,\\[]*(?:${SHOP_FIELD})\\s?\\]?\\s?:.*$|[\\s,\\[]*(?:净含量\\s?\\d|(?:贮存|储存|贮藏)(?:条件|方法)).*$|[\\s,\\[]*(?:配料|净含量|净重|规格|保质期|生产日期|产品标准|执行标准|标准代号|产品执行|生产许可|许可证|食品生产|食用方法|营养成分|地址|电话|产地|联系|委托|受委托|受托|生产商|制造商|生产企业|经销商|品牌|商标|品名|产品名称|产品类型|产品类别|质量等级|邮编|传真|服务热线|网址|客服|条码|ingredients|net wt|net weight|best before|tel\\b|address)\\s*(?:[:(\\]]|方|地址).*$|\\s[受被]委托.*$|\\s{3,}.*$`,
  's',
)
const STOP = /[;。|].*$/s

/** The folded value of a field up to where the next one begins on the same line. */
export const beforeNextField = (value: string): string => value.replace(NEXT_FIELD, '')

const STANDARD =
  /(?:产品标准(?:代号|号|编号)?|执行标准(?:代号|号|编号)?|产品执行标准(?:代号|号|编号)?|标准代号|标准号|产品标准号|standard(?: no\.?)?)\s*[:\]]?\s*(?<value>[^\n;。]{2,40})/
const STANDARD_NUMBER =
  /(?<prefix>gb|qb|sb|ls|ny|sn|sc|db\s?\d{2}|dbs\s?\d{2}|q|t)[\s-]*(?:\/\s*(?<t>t|[a-z]{2,8}))?\s*(?<number>\d{4,6}(?:\.\d+|[a-z])?|[a-z]{1,8}\s?\d{4}[a-z]?)(?:\s*-\s*(?<year>(?:19|20)\d{2}))?/
// Local food safety standards name the province by its number: DBS50/ 004-2021.
const LOCAL_STANDARD = /dbs\s?(?<region>\d{2})\s?\/\s?(?<number>\d{3,4})(?<year>-(?:19|20)\d{2})?/

/** Reads the fields of a label that name the product, its people and its standard. */
export function readProduct(text: string, folded: Folded = fold(text)): ProductFacts {
  const read = (pattern: RegExp): string => {
    const match = pattern.exec(folded.text)
    const value = match?.groups?.['value']
    if (!match || value === undefined) return ''
    const start = match.index + match[0].length - value.length
    const cut = beforeNextField(value).replace(STOP, '')
    const from = folded.at[start] ?? 0
    const to = folded.at[start + cut.length] ?? from
    return text
      .slice(from, to)
      .replace(/\s+/g, ' ')
      .replace(/^[\s:：]+|[\s,，、;；]+$/g, '')
  }
  return {
    name: read(FIELDS.name) || titleOf(text, folded),
    brand: read(FIELDS.brand),
    seller: read(FIELDS.seller),
    manufacturer: read(FIELDS.manufacturer),
    standard: standardOf(folded.text),
  }
}

/** `gb/t10792` -> `GB/T 10792`; the year stays where the label gives one. */
export function normaliseStandard(text: string): string {
  const folded = fold(text).text
  const local = LOCAL_STANDARD.exec(folded)?.groups
  if (local) return `DBS${local['region']}/${local['number']}${local['year'] ?? ''}`
  const match = STANDARD_NUMBER.exec(folded)
  if (!match?.groups) return ''
  const { prefix = '', t, number = '', year } = match.groups
  const head = `${prefix.replace(/\s/g, '').toUpperCase()}${t ? `/${t.toUpperCase()}` : ''}`
  return `${head} ${number.toUpperCase()}${year ? `-${year}` : ''}`
}

function standardOf(folded: string): string {
  const named = STANDARD.exec(folded)?.groups?.['value']
  if (named) {
    const standard = normaliseStandard(named)
    if (standard !== '') return standard
  }
  const anywhere =
    /(?<![a-z])(?:(?:gb|qb|sb|ls)\s?(?:\/\s?t)?|ny\s?\/\s?t|ny(?=\s?\d{4}(?!\d)))\s?\d{4,5}(?:\.\d+)?(?:\s*-\s*(?:19|20)\d{2})?/g
  for (const match of folded.matchAll(anywhere)) {
    // 7718 and 28050 rule how a label is written, 2760 and 14880 what goes in: none of them is the product's own.
    if (!/7718|28050|2760|14880|13432/.test(match[0])) return normaliseStandard(match[0])
  }
  return ''
}
