import type { Doing } from './doings.ts'

const measure = '(?:小|大)?[个片条块包只袋颗粒支杯盒张份根件枚]'

/** What people ask of a pack besides what they do with the food: each with how packs speak of it. */
export const askedOfPacks: readonly Doing[] = [
  {
    topic: 'sachet',
    isForAnybody: true,
    isOfState: true,
    asked:
      /^(?!.*(?:二氧化硅|silicon dioxide|\be ?551)).*(?:干燥剂|脱氧剂|保鲜剂|吸氧)|(?:里面?|入面|那|这)(?:个|包|有)?(?:个|包|一)?(?:小包|小袋|包)(?:东西|嘢)?.{0,8}(?:吃(?![完光掉晒]|了?.{0,4}(?:多少|几))|处理|怎么|是什么|干(?:嘛|什么|啥|燥)|扔)|\bsachets?\b|\b(?:little|lil|small|tiny|wee) (?:packet|bag|pouch)\b|\boxygen absorber|\bdesiccant|\bsilica/,
    printed: /干燥剂|脱氧剂|保鲜剂|吸氧剂|desiccant|oxygen absorber|silica gel/,
    bans: /勿|不可|不能|do not|not for/,
    unstated: {
      zh: '标签没有写里面有干燥剂或脱氧剂；分不清是什么的小包不要吃，也不要给孩子。',
      en: 'The label names no desiccant or oxygen absorber; do not eat a sachet that you cannot tell, nor give it to a child.',
    },
    unstatedIf: /干燥剂|脱氧剂|保鲜剂|吸氧|\blittle sachet\b|\bdesiccant|\bsilica|\boxygen absorber/,
  },
  {
    topic: 'burst',
    isForAnybody: true,
    asked:
      /会不会(?:爆)?炸|(?<![量卡脂糖盐])(?:爆|炸)(?:炸|开|掉|裂)(?!花)|烫(?:伤|着|到)|着火|起火|危不危险|\b(?:explode|blow up|burst|catch fire|scald|burn (?:me|my|him|her|us))\b/,
    printed:
      /[爆胀]裂|烫伤|蒸汽|透气孔|明火|通风平稳|\b(?:burst|explode|steam|scald|burns?|under pressure|pressurised|flammable)\b/,
    bans: /勿|不要|不可|谨防|小心|do not|don't|never|caution|careful/,
  },
  {
    topic: 'damaged',
    isForAnybody: true,
    isOfState: true,
    asked:
      /(?:胀|鼓|漏|破|涨|凸)(?:了|得|成|着|起来|起|袋|包|气|开)|\b(?:torn|broken|ripped|loose|missing|swollen|puffed|bloated|bulging|dented|leak\w*)\b|\b(?:seal|foil)\b|\bbutton\b.{0,12}\b(?:up|popped|raised)\b/,
    printed: /[胀涨鼓凸漏破]|\b(?:seal|foil|button|swollen|bloated|bulging|damaged|leak\w*)\b/,
    bans: /勿|不要|不可|do not|don't|never/,
  },
  {
    topic: 'smell',
    isForAnybody: true,
    isOfState: true,
    asked: /臭|气味|味道?(?:好|很|太|这么|那么|有点)?(?:冲|怪|重|大)|异味|\bsmell|\bstink|\bodou?r/,
    printed: /气味|臭|异味|\bsmell|\bodou?r/,
  },
  {
    topic: 'sediment',
    isForAnybody: true,
    isOfState: true,
    asked:
      /渣|浮.{0,4}油|油.{0,3}浮|(?<!不|不会|防|防止)(?:沉淀|分层)|浑浊|絮|沉底|瓶底|杯底|悬浮|(?<!\b(?:fish|animal|pork|meat) )\b(?:bits|sediment|cloudy|floaty|gunk|residue|separat\w+)\b|\bfloating\b/,
    printed:
      /沉淀|分层|沉底|浑浊|上浮|析油|浮油|摇[匀勻]|\bsediment\b|\bshake\b(?= (?:well|before|gently|it|the|bottle|to)|[.!])|\bcloudy\b|\bsettl|\bseparat/,
  },
  {
    topic: 'shake',
    isForAnybody: true,
    asked:
      /(?:要不要|用不用|需不需要|先|要)摇|\bneed(?:s)? (?:a )?(?:to be )?sha(?:ke|ken|king)\b|\bshake it\b/,
    printed: /摇[匀勻]|\bshake\b/,
  },
  {
    topic: 'serve',
    isForAnybody: true,
    asked:
      /\b(?:served?|drink it|eat it)\b.{0,12}\b(?:cold|chilled|hot|warm|straight from the fridge)\b|冰(?:的|镇|过)?(?:更?好喝|更?好吃|着)/,
    printed: /\bserve\b|冷藏后.{0,6}(?:佳|好)|冷[藏冻]后?饮用|冰镇/,
  },
  {
    topic: 'watch',
    isForAnybody: true,
    asked:
      /\b(?:watch|supervise|stay with|leave)\b.{0,24}\b(?:eat\w*|alone)\b|(?:看着|盯着).{0,4}吃|一个人吃|自己吃行|戳/,
    printed: /\bsupervis|看护|监护|戳/,
  },
  {
    topic: 'bloom',
    isForAnybody: true,
    isOfState: true,
    asked:
      /发白|白霜|泛白|[粒点块片层]白的?|白(?:色的?)?(?:点|粒|颗|毛|膜|丝)|融化|化了.{0,6}(?:能|还)|\b(?:bloom|gone white|turned white|melted|white (?:bits|spots|stuff|fuzz|crystals|powder|film))\b/,
    printed: /泛白|白色|结晶|\bwhite\b|白霜|析出|盐霜|糖霜(?!饼)|融化|\bbloom\b|\bmelt/,
  },
  {
    topic: 'set',
    isForAnybody: true,
    isOfState: true,
    asked: /凝(?:固|住|了|成|结)|结(?:了|成)?块|硬块|\blumps?\b|\bset (?:hard|solid)\b|\bgone solid\b/,
    printed: /凝固|结块|\bsolidif\w+|\bset (?:hard|solid)\b|\bclump/,
  },
  {
    topic: 'stones',
    isForAnybody: true,
    isOfState: true,
    asked:
      /[有没带去].{0,3}(?:果?核|籽)|硌|去核|(?:硬|石头|沙子).{0,6}(?:东西|渣|块|粒)|\b(?:stones?|pits?|pitted|shells?)\b|\bbit (?:down )?on\b|\bsomething hard\b/,
    printed: /果核|[有含去].{0,2}核|硌|\b(?:stones?|pits?|pitted|shells?)\b/,
  },
  {
    topic: 'meal',
    isForAnybody: true,
    asked:
      /代餐|代替|替代|当(?:成|作)?(?:正餐|[早午晚中]?[饭餐]|一顿)|代替.{0,4}(?:奶|母乳)|\b(?:replace|instead of|as) (?:an? |my |one |the )?(?:meals?|lunch|dinner|breakfast|(?:milk )?feeds?|bottle)\b|\b(?:stand in|do|count) (?:for|as) (?:my |an? )?(?:meal|lunch|dinner|breakfast|tea)\b|\bmeal replacement\b|\bsole source\b/,
    printed:
      /不(?:能|可|得|宜)(?:用于)?(?:代替|替代)|\bnot\b.{0,20}(?:\bsole source\b|\bmeal replacement\b|\breplace)/,
    bans: /不|\bnot\b/,
  },
  {
    topic: 'make',
    isForAnybody: true,
    asked: /压榨|浸出|冷榨|热风|冻干|\bcold[- ]pressed\b|\bair[- ]dried\b|\bfreeze[- ]dried\b/,
    printed: /压榨|浸出|冷榨|热风|冻干|\bpressed\b|\bair[- ]dried\b|\bfreeze[- ]dried\b/,
  },
  {
    topic: 'use',
    asked:
      /(?:能|可以|适合|用来|拿来|只能).{0,6}(?:凉拌|[蘸沾]|炒|佐餐|拌)|(?:凉拌|[蘸沾]|炒菜|佐餐|拌饭|拌面).{0,4}(?:能|可以|行|用|吗)|\bfor (?:cooking|dipping|salads?)\b|\bas a dip\b/,
    printed: /佐餐|凉拌|烹[调饪]|炒菜|蘸|\b(?:ideal|great|perfect) for\b/,
  },
  {
    topic: 'contact',
    isForAnybody: true,
    asked:
      /电话|热线|客服|投诉|找谁|联系|邮箱|网址|\b(?:phone|contact|complain|e-?mail|careline|helpline|website|call (?:them|someone|you|up)|number (?:i|to|we) )/,
    printed: /电话|热线|客服|邮箱|@|www\.|\bcareline\b|\bquestions\?|\b1-?800\b|\bfreephone\b/,
  },
  {
    topic: 'from where',
    isForAnybody: true,
    asked: /\bwhich (?:bits?|parts?|ones?|things?|stuff)\b.{0,20}\bfrom\b|哪些是(?:进口|国产)的/,
    printed: /\b(?:produce|product) of\b|产地|进口/,
  },
  {
    topic: 'fridge',
    isForAnybody: true,
    asked:
      /放不放冰箱|[要用]不[要用](?:放|冷藏).{0,4}(?:冰箱)?|\bkeep (?:it|this|them) in the fridge\b|\b(?:need|have|go(?:es)?) (?:to (?:go|be|live) )?in the fridge\b/,
    printed: /(?:不要|勿|无需|不必)(?:放|置|入)?.{0,4}(?:冷藏|冰箱)|\bdo not refrigerate\b/,
    bans: /勿|不|\bnot\b/,
  },
  {
    topic: 'recycling',
    isForAnybody: true,
    isOfNet: true,
    asked: /回收|垃圾|\brecycl|\bwhich bin\b|\bsame bin\b|\bcompost/,
    printed: /回收|垃圾|\brecycl|\bcompost|\brefund\b|\bdeposit\b/,
    unstated: {
      zh: '标签没有写包装能不能回收，请看包装上的标志和当地规定。',
      en: 'The label does not say whether the pack can be recycled; look for a mark on it and at the local rules.',
    },
    unstatedIf: /回收|\brecycl/,
  },
  {
    topic: 'heat',
    isForAnybody: true,
    asked:
      /辣(?:不辣|吗|得)|[几多]辣|\bhow (?:hot|spicy)\b(?! (?:should|does the water))|\bis (?:it|this) (?:very |too |really )?spicy\b/,
    printed: /辣度|[微中特]辣|\bheat\s*:|\bchill?i(?:es)? out of\b/,
    unstatedIf: /辣|\bspicy\b/,
    unstated: { zh: '标签没有写有多辣。', en: 'How hot it is the label does not say.' },
  },
  {
    topic: 'advice',
    isForAnybody: true,
    asked:
      /[一每](?:次|顿|餐|天|日)[^，,。]{0,6}(?:喂|吃|喝|给|服|用)[^，,。]{0,4}(?:几|多少)(?!年|种|糖|盐|克)|\bhow (?:many|much)\b.{0,24}\b(?:at a time|in one go|at once)\b/,
    printed: /建议(?:每[次日天]|一次|食用量)|每[次日天](?:建议|食用|服用)?(?:量|不超过)?\s?[\d一二两]/,
  },
  {
    topic: 'picture',
    isForAnybody: true,
    asked:
      /相片|图片|照片|相好|封面|包装上?(?:的|那|画)|\b(?:picture|photo)\b|\bcome with\b|\b(?:have|need) to (?:buy|add|get)\b|\bincluded?\b/,
    printed: /相片|图片|照片|不包括|不包含|另配|\byou (?:add|need)\b|\bserving suggestion\b|\bnot included\b/,
  },
  {
    topic: 'small children',
    isForAnybody: true,
    isOfState: true,
    asked:
      /\bwarn\w*\b.{0,30}\b(?:kids?|child\w*|toddlers?|little)\b|(?:警告|提示|提醒|警示).{0,8}(?:小孩|儿童|孩子|宝宝)/,
    printed: /\b(?:children|infants|toddlers)\b|儿童|婴|幼/,
  },
  {
    topic: 'cultures',
    isForAnybody: true,
    isOfState: true,
    isOfPlan: true,
    asked:
      /菌.{0,8}(?:活|死|多少|几)|[活死](?:着)?的?.{0,3}菌|益生菌|\b(?:live|dead|alive) (?:cultures?|bacteria|bugs)\b|\b(?:cultures?|bacteria)\b.{0,16}\b(?:alive|dead|live|left)\b|\bbacteria\b.{0,16}\b(?:count|number)\b|\bprobiotic/,
    printed:
      /菌数|活菌|(?:杀|灭)菌(?:型|热处理)|热处理型?|cfu|\blive\b|\bcultures?\b|\bheat[- ]treated after\b/,
    bans: /非活菌|杀菌|灭菌|热处理|\bheat[- ]treated\b/,
    banned: () => ({ zh: '基本没有活菌，加热过了', en: 'Hardly any live cultures: it was heated' }),
    allows: /(?<!非)活菌|\blive\b/,
    allowed: { zh: '标着有活菌', en: 'It states live cultures' },
  },
  {
    topic: 'date place',
    isForAnybody: true,
    asked:
      /(?:日期|保质期).{0,6}(?:在哪|哪里|找不到|看不到|按哪)|按哪(?:天|个)算|\bwhere is the date\b|\bfind the date\b/,
    printed:
      /日期.{0,8}(?:见|按|为准)|(?:见|标示[于在]).{0,6}(?:盒|瓶|包装|封口|底|盖)|\bbest before\b|\bbest if used\b/,
  },
  {
    topic: 'serves',
    isForAnybody: true,
    isOfNet: true,
    asked:
      /[一每整][包盒袋罐][^，,]{0,3}几份|几个?人(?:份|吃|食|用)?|一个人.{0,6}两个人|够(?:几|多少|两|一)个?人|\bhow many (?:people|servings?|serves|portions?)\b|\bserves? how many\b|\b(?:servings?|portions?) (?:are |per |in )/,
    printed: /食用分量|每份|[一二两\d]\s?(?:人|食)份?|(?<!per )\bserv(?:es|ings?)\b|\bportions?\b/,
  },
  {
    topic: 'pieces',
    isForAnybody: true,
    isOfNet: true,
    asked: new RegExp(
      `[有装共入].{0,3}(?:几|多少)${measure}(?:装|入)?(?=$|[\\s，,啊呀呢吗吧都])|[一每整]${measure}.{0,3}(?:有|是|装|多重|重)?(?:几|多少)(?:${measure}|克|重)(?=$|[\\s，,啊呀呢吗吧])|\\bhow many (?:\\w+ )?(?:biscuits?|cookies?|cakes?|balls?|dumplings?|patt(?:y|ies)|burgers?|rolls?|buns?|gumm(?:y|ies)|wafers?|crackers?|fillets?|fingers?|pieces?|sweets?|nuggets?|slices?|sticks?|sachets?|bars?|packets?|sausages?|pouches|tablets?|are in|in (?:the|a|each))\\b(?! (?:can|may|should|could|a day|for))|\\b(?:each|one)(?: one)? weighs?\\b`,
    ),
    printed:
      /\d\s?(?:g|ml|克|毫升)?\s?[×x*]\s?\d|[(（]?约?\s?\d+\s?(?:小?[只片条支入粒颗块枚袋杯包根]|个(?!月))|每[袋包盒份]\s?\d|\babout \d+ \w+|\(\d+ (?:cookies|biscuits|slices|bars|pieces)|\bapprox\.? \d+|\b\d+ sachets|^contents\s*:/,
  },
]

/** Words that come near what packs print, for a question that nothing else answers. */
export const nearby: readonly Pick<Doing, 'asked' | 'printed'>[] = [
  {
    asked:
      /[放撑搁存留摆].{0,12}(?:天|周|月|年|日|号|久|晚)|[吃喝用](?:得|不|没)完|剩(?!下的?(?:能|可以|是|都))|[开拆]了|开封|冰箱|\b(?:keep|leftovers?|opened|fridge|freezer)\b|\b(?:last|good|ok|okay|eat|drink)\b.{0,20}\b(?:tomorrow|weeks?|days|months)\b/,
    printed:
      /保质|保存|贮存|贮藏|储存|存放|冷藏|[开][封启袋罐盖瓶]|\b(?:store|keep|refrigerate|once opened|best before|shelf)\b/,
  },
  {
    asked:
      /[加放倒兑用].{0,2}水|水.{0,2}(?:加|放|倒|位|线)|(?:怎么|多久|几分钟|能不能|可以|要不要|多少|用).{0,4}[煮泡冲蒸烤炸煎炒焖热弄]|微波|解冻|\b(?:how|can|do|should)\b.{0,24}\b(?:cook|fry|boil|oven|heat|pan|microwave|air ?fryer|grill)\b|\bminutes\b/,
    printed: /方法|煮|泡|冲调|沸水|注水|温开水|\b(?:cook|fry|boil|oven|microwave|minutes|mins?|heat|stir)\b/,
  },
  {
    asked: /[刺发]麻|麻[刺木]|针[刺扎]|\btingl\w*|\bpins (?:and|n|&) needles\b|\bprick(?:ly|ling)\b/,
    printed: /[刺发]麻|麻[刺木]|针刺|\btingl|\bprick/,
  },
  { asked: /级(?:是|别|什么|的意思)|[几哪]级|\bgrade\b/, printed: /等级|[普优特一二三][通级]|\bgrade\b/ },
  {
    asked: /认证|有机|绿色食品|\b(?:organic|kosher|halal|fair ?trade|certifi\w*|msc|rspo|logo)\b/,
    printed: /认证|有机|绿色食品|\b(?:organic|kosher|halal|fair ?trade|certifi\w*|msc|rspo|logo)\b/,
  },
  {
    asked:
      /谁(?:家)?(?:做|产|生产|代工)|哪(?:[里儿家个间])?(?:厂|公司|城市|产|做|生产|制造|国)|代工|\b(?:who|where|which (?:town|country|company))\b.{0,30}\b(?:make|makes|made|bake|bakes|baked|from|based|produced?|packed|sold)\b/,
    printed:
      /生产|制造|委托|经销|进口|产地|\b(?:made|baked|produced|packed|distributed|produce|product|manufactured) (?:in|by|for|of)\b|\b(?:ltd|llc|inc)\b/,
  },
  {
    asked: /注意什么|小心什么|有什么?(?:警告|提醒|提示)|\b(?:warnings?|be careful)\b/,
    printed:
      /警示|提示|注意|小心|看护|监护|勿|\b(?:warning|caution|supervis\w*|do not|not suitable|take care)\b/,
  },
  {
    asked: /吃素|素食?的?[吗么]|\b(?:vegan|veggie|vegetarian|plant[- ]based)\b/,
    printed: /[全纯奶蛋净]素|素食|\b(?:vegan|vegetarian|plant[- ]based)/,
  },
  {
    asked: /几岁|多大|月龄|\b(?:what age|how old|toddlers?|bab(?:y|ies))\b/,
    printed: /岁|月龄|婴|\b(?:months|years|infants|toddlers)\b/,
  },
]

/** Shops and prices stand on no pack. */
export const isOfShops = (text: string): boolean =>
  /超市|便利店|便宜|[多几]少钱|卖[几多五六七八九十\d]|[价贵]|老板|老细|淘宝|\b(?:cheap\w*|prices?|shop|store sells?|cost)\b/.test(
    text,
  )
