/** Something that packs print, and the words in which people ask for it. */
export interface Idea {
  asked: RegExp
  /** Left out where packs use the words of the question. */
  printed?: RegExp
  /** 3 names the sentence by itself; less than that needs another idea, or a figure of the kind that is asked for. */
  weight: 1 | 2 | 3
  /** Nothing else on the pack is meant by it: an ingredient named beside it is not what was asked for. */
  isOfItself?: true
}

const keeping: readonly Idea[] = [
  {
    asked:
      /[煮做烧]剩|剩(?:的|下的?|些)?(?:汁|汤|酱|饭|面)|\bleft ?over (?:gravy|soup|sauce|rice|batter|pancakes)\b/,
    printed: /吃剩|剩余|\bleft ?over\b|\bcooked \w+ keep\b/,
    weight: 3,
    isOfItself: true,
  },
  {
    asked:
      /[开拆打](?:封|启|盖|了|过|开)|开[罐袋瓶盒包杯碗桶]|\bopen(?:ed|ing)?\b|\bcracked (?:it )?open\b|\bunseal/,
    printed: /[开拆](?:封|启|盖|罐|袋|瓶|盒|包|杯|碗|桶)|\bopen(?:ed|ing)?\b/,
    weight: 1,
  },
  {
    asked: /冰箱|冷藏|\bfridge\b|\brefrigerat|\bchill(?:ed|er)?\b/,
    printed: /冷藏|\brefrigerat|\bchill|\bfridge\b|\b0 ?[-~] ?[4-8] ?°|[0-6] ?[-~至] ?[4-8] ?℃/,
    weight: 2,
  },
  {
    asked: /冷冻|冰冻|冻(?:起来|上|住|成|硬)|冰沙|雪(?:到|成|住)|结冰|\bfreez|\bfroze/,
    printed: /冷冻|冰冻|速冻|-18|\bfreez|\bfroze/,
    weight: 2,
  },
  {
    asked:
      /再冻|又冻|复冻|重新冻|冻回|雪返|(?:放|摆).{0,3}回.{0,3}冷冻|\brefreez|\bfreez\w+ (?:it |them )?again\b/,
    printed: /再.{0,3}冻|复冻|重复冷冻|再.{0,3}冷藏|\brefreez/,
    weight: 3,
  },
  {
    asked: /解冻|化冻|退冰|\bdefrost|\bthaw|\bfrom frozen\b/,
    printed: /解冻|退冰|\bdefrost|\bthaw|\bfrom frozen\b/,
    weight: 3,
  },
  {
    asked:
      /常温|室温|(?<!除|以|此|另|国|海|份|意|之|格|里里)外[头面](?!卖|买|吃|有)|[台枱]面|桌上|厨房|\bcupboard\b|\bpantry\b|\bcounter\b|\broom temp|\bon the side\b|\bleft out\b/,
    printed: /常温|室温|℃以下|阴凉|\bcool\b|\bambient\b|\broom temp|\bcupboard\b|无需冷藏|\brefrigerat/,
    weight: 3,
  },
  {
    asked:
      /[晒曬]|太阳|大热天|车[里上内]|暖气|高温|\bhot (?:car|day|weather)\b|\bsun(?:ny|light|shine)?\b|\bheatwave\b/,
    printed: /[晒曬]|阳光|日光|避光|(?<!超)高温|℃以下|\bsun(?:light)?\b|\bheat\b|\bbelow \d+ ?°|\bcool\b/,
    weight: 3,
  },
  { asked: /夏天?|热天|三伏|\bsummer\b|\bhot weather\b/, printed: /夏|\bsummer\b/, weight: 3 },
  {
    asked:
      /剩|没[吃喝用]完|[吃喝用]不完|\bleft ?overs?\b|\bleft over\b|\bwhat(?: is|s) left\b|\bthe rest\b|\bmade too (?:much|many)\b/,
    printed: /剩|未[吃喝饮食用]完|\bleft ?over|\bonce cooked\b|\bcooked \w+ keep\b|\bkeeps? \d/,
    weight: 2,
  },
  {
    asked:
      /[吃喝用](?:完|掉|光)|\bfinish(?:ed)? (?:it |this |them )?(?:by|off|within|up)?\b|\buse (?:it |this )?up\b/,
    printed: /[食饮吃喝使]?用?完|尽快|\b(?:use|eat|consume|drink|finish)(?:d)? (?:it )?within\b|\bpromptly\b/,
    weight: 2,
  },
  {
    asked:
      /保质|过期|[放摆存搁留](?:得|不了|能|了)?(?:住|多久|几)|会?[变]?[坏馊](?!处)|\bgo(?:es|ne|ing)? (?:bad|off)\b|\bexpir|\bshelf life\b|\blasts?\b|\bkeeps?\b|\bgood (?:for|until|till)\b|\bstays? good\b/,
    printed:
      /保质|保存期|有效期|期限|赏味|此日期前|\bbest (?:before|by)\b|\buse by\b|\bshelf life\b|\bexpir|\bkeeps? \d|\buse within\b/,
    weight: 2,
  },
]

const making: readonly Idea[] = [
  {
    asked: /比例|\bratio\b|\bmix (?:it|this)\b|\bhow (?:do|should) i dilute\b/,
    printed: /\bparts?\b.{0,24}\bwater\b|\b1 ?: ?\d|比例|\d ?倍|加入?[^，。]{0,12}水|\bmix\b.{0,40}\bwater\b/,
    weight: 3,
  },
  {
    asked: /几杯|多少杯|\bhow many (?:glasses|cups|drinks|mugs|bowls|portions)\b/,
    printed: /\d+ (?:servings|cups|glasses|drinks)|\d ?杯|\d ?份|\bmakes \d/,
    weight: 3,
  },
  {
    asked: /明火|火上|直接(?:上|放)?(?:在)?火|\bon (?:the|a) (?:hob|stove|fire|flame)\b/,
    printed: /明火|直接加热|\bflame\b|\bhob\b/,
    weight: 3,
  },
  { asked: /搅|拌|\bstir/, weight: 2 },
  {
    asked: /翻面|翻转|要不要翻|\b(?:turn|flip) (?:it|them|these)\b/,
    printed: /翻面|翻转|\bturn(?:ing|ed)?\b/,
    weight: 3,
  },
  {
    asked:
      /[冻冰冷凉热温](?:着|的|一下)?[喝饮吃]|[喝饮].{0,3}(?:冰|凉|冷|热)的?|\b(?:cold|chilled|warm|hot) or\b|\bbest (?:cold|hot|warm|served)\b/,
    printed: /冰镇|冷藏后|更佳|热饮|\bserve\b|\bbest served\b|\bchill\b/,
    weight: 3,
  },
  {
    asked:
      /(?:泡|浸|熏|酿|腌|发酵|熟成|陈酿|晒|炖|熬)(?:了|过|制)?(?:的)?(?:多久|几|多少)|\bhow long (?:was|is|were|has|did) .{0,16}\b(?:aged?|smoked?|ferment(?:ed)?|matured?|cured?|brewed?|soaked?)\b/,
    printed:
      /泡|浸|熏|酿|腌|发酵|熟成|晒|炖|熬|\b(?:aged|smoked|fermented|matured|cured|brewed|soaked|slow[- ]cooked)\b/,
    weight: 2,
  },
  {
    asked:
      /平放|竖(?:着|放|起)|立(?:着|放|起)|倒(?:着|放|置)|\bl(?:ay|ie) (?:it|them|flat)\b|\bstand (?:it|them|up)\b|\bupright\b/,
    printed: /直立|平放|倒置|\bupright\b|\bon its side\b/,
    weight: 3,
  },
  { asked: /蒸|\bsteam/, weight: 3 },
  {
    asked: /[煮淥焯烫灼涮]|滚水|沸水|下锅|\bboil|\bsimmer|\bgo in\b|\bin the (?:pot|water)\b/,
    printed: /煮|[沸滚]水|入锅|烫|\bboil|\bsimmer|\bcook\b/,
    weight: 2,
  },
  { asked: /煎|\bpan\b|\bgriddle\b|\bfry(?:ing)?\b/, printed: /煎|\bpan\b|\bgriddle\b|\bfry\b/, weight: 2 },
  {
    asked: /烤箱|焗炉|烤炉|\boven\b|\bbake\b/,
    printed: /烤|焗|\bovens?\b|\bbake\b|\bpreheat\b|\bgas \d/,
    weight: 3,
  },
  { asked: /微波|叮|\bmicrowav|\bzap\b|\bnuke\b/, printed: /微波|\bmicrowav/, weight: 3 },
  {
    asked:
      /再(?:次)?(?:加)?热|翻热|重新热|\breheat|\bwarm\b.{0,24}\b(?:up|again|tomorrow|left)\b|\bheat\b.{0,16}\b(?:again|left ?overs?)\b/,
    printed: /再.{0,2}加热|翻热|重复加热|\breheat/,
    weight: 3,
  },
  { asked: /水(?!果|蜜|分|产)|汤(?!包|料)|\bwater\b/, printed: /水(?!果|蜜|分|产)|\bwater\b/, weight: 1 },
  { asked: /瓦|\bwatt(?:s|age)?\b/, printed: /\d ?w\b|瓦/, weight: 3 },
  {
    asked:
      /(?:倒|换|移|装|放)(?:到|进|入).{0,6}(?:碗|盒|容器)|铁碗|金属|\b(?:metal|glass|plastic|another) (?:bowl|container|tin|jar|box)\b/,
    printed: /移入|非金属|玻璃|容器|\bnon-metallic\b|\bcontainer\b/,
    weight: 3,
  },
  {
    asked: /(?:水|奶)(?:要|得|该)?[多几][热烫少]|\bhow (?:hot|warm)\b|水温/,
    printed: /\d ?(?:℃|°)|温开?水|沸水|开水/,
    weight: 2,
  },
  {
    asked: /勺子?|匙|[直接拿用].{0,4}挖|\bspoon\b/,
    printed: /勺|匙|\bspoon\b/,
    weight: 2,
  },
  {
    asked: /(?:带|有|沾)水的?|湿|\bwet\b/,
    printed: /无水|干燥的?勺|\bdry (?:clean )?spoon\b|\bclean,? dry\b/,
    weight: 2,
  },
  {
    asked: /天冷|冬天?|硬(?:了|邦|邦邦)?(?!度)|\bwinter\b|\bgone hard\b/,
    printed: /冬|变硬|结硬|\bwinter\b/,
    weight: 2,
  },
  {
    asked: /(?:拆|去|撕|脱)(?:了|掉)?(?:包装|袋|膜|纸)|\b(?:wrapp?er|packaging|film|plastic|lid)\b/,
    printed:
      /去除?包装|撕[开去]|拆[开去]|\bremove\b.{0,16}\b(?:packaging|wrapper|film|sleeve|outer)\b|\bpierce\b/,
    weight: 3,
  },
  {
    asked:
      /(?:还|仲|再|另)(?:要|用|需)?(?:不要)?(?:另)?(?:加|放|落|下)(?:点|些)?盐|\b(?:still |also )?(?:add|need)(?: any| more| extra)? salt\b/,
    printed: /(?:不|无需|不必|少|可不).{0,6}加盐|\bno (?:need|extra|added).{0,12}salt\b|\bsalt before\b/,
    weight: 3,
  },
  {
    asked: /点(?:几次|冷|凉)?水|加(?:几次)?[冷凉]水/,
    printed: /[冷凉]水|点水/,
    weight: 3,
    isOfItself: true,
  },
  {
    asked:
      /(?:还|仲|可以).{0,4}(?:怎么|点|拿来|用来).{0,3}用|用来(?:做|干|煮)什么|\bwhat else (?:can|could) (?:i|you|it)\b|\buse (?:it|this) for\b/,
    printed:
      /可用(?:于|作)|用(?:于|作)|适合|\bideal for\b|\bperfect (?:for|in|with)\b|\bgreat (?:for|in|with)\b|\bserve (?:on|with)\b/,
    weight: 3,
  },
  {
    asked:
      /一次(?:放|落|用|倒|加|吃)多少|每次(?:放|用|吃)多少|\bhow much (?:should|do) i (?:use|put|add)\b|\bper use\b/,
    printed:
      /每次(?:建议)?(?:用量|食用|使用|烹调)|建议(?:每次)?(?:用量|食用量)|一次.{0,4}(?:克|勺|匙)|\bserving size\b|\buse \d/,
    weight: 3,
  },
  {
    asked: /几(?:个人|张嘴|口人|位)|多少人|够.{0,6}人|\b(?:how many|feeds?) (?:people|mouths|of us)\b/,
    printed: /\d ?[-~至]?\d? ?人|\bserves? \d/,
    weight: 3,
  },
]

const forPeople: readonly Idea[] = [
  {
    asked: /几岁(?:以上|起|才)|\b(?:min(?:imum)?|what|which) age\b|\bage limit\b/,
    printed: /\d ?岁|\bunder (?:the age of )?\d|\bover \d|\byears\b|\bmonths\b/,
    weight: 3,
  },
  { asked: /舌|嘴|口腔|\btongue\b|\bmouth\b/, printed: /口腔|舌|\bmouth\b|\btongue\b/, weight: 3 },
  {
    asked:
      /(?:哪|谁|什么|边).{0,8}(?:不能|不可以?|别|不宜|不适合|不该|忌|掂).{0,4}(?:吃|喝|碰|用|掂|买)?|\bwho (?:can(?:'?t| ?not)|should(?: ?n'?t| not)|must not|is(?: ?n'?t| not))\b|\bnot for who/,
    printed:
      /(?:患者|人群|者|孕妇|儿童|婴|人)[^。；;]{0,16}(?:不宜|不适|请?勿|慎|不建议|忌)|不适[宜合](?:人群|于)|\bnot (?:suitable|recommended|intended|advised)\b|\bunsuitable\b/,
    weight: 3,
  },
  {
    asked:
      /(?:给|俾)(?:谁|哪|什么)[^，。]{0,4}(?:吃|喝|饮|用)的?|(?:谁|哪[种类些]人|什么人)(?:适合|能|可以|该)?(?:吃|喝|饮)|\bwho(?: is|'?s|s)? (?:it|this|these) (?:for|aimed|meant)|\bwho should (?:have|eat|drink|take)\b/,
    printed:
      /适[宜用合]?(?:于|人群)|适宜|\bsuitable (?:for|from)\b|\bfor (?:adults|children|ages)\b|\bstage \d/,
    weight: 3,
  },
  {
    asked: /大人|家长|看[住着护]|睇住|盯[住着]|\bsupervis|\bwatch(?:ed|ing)?\b|\badult\b/,
    printed: /成人|看护|监护|陪同|\bsupervis|\badults?\b/,
    weight: 3,
  },
  { asked: /躺|仰|\blying\b|\blie down\b/, printed: /躺|仰卧|\blying\b/, weight: 3 },
  {
    asked: /小?[棒棍](?:仔|子)?|\bsticks?\b/,
    printed: /小?棒(?:请?勿|不)|\bsticks?\b.{0,20}\bnot\b|竹签|木棒/,
    weight: 2,
  },
  {
    asked: /小心|留意|注意|当心|危险|\bcareful\b|\bha[sz]+ard|\bdanger|\brisk\b/,
    printed: /小心|注意|谨防|以防|切勿|请勿|\bcaution|\bcareful|\bbeware|\bsharp\b/,
    weight: 2,
  },
  {
    asked: /开罐|割|划(?:手|伤)|锋利|\bopening (?:it|this|the (?:can|tin))\b|\bsharp\b|\bcut (?:my|your)/,
    printed: /割|锋利|划伤|\bsharp\b/,
    weight: 2,
  },
  {
    asked: /(?:磕|硌|崩|咯)(?:到|着)?牙|核|籽|\bstones?\b|\bpits?\b/,
    printed: /果?核|籽|硌|\bstones?\b|\bpits?\b|\bshell fragments?\b/,
    weight: 3,
  },
  {
    asked: /(?:哪|什么|边)(?:种|一种)?.{0,6}素|[蛋奶全纯]素|吃[素斋]|素食|\bveg(?:an|gie|etarian|gy)\b/,
    printed: /素别|[蛋奶全纯植]素|素食|\bveg(?:an|etarian)s?\b/,
    weight: 3,
  },
]

const state: readonly Idea[] = [
  {
    asked: /[胀涨鼓凸](?!钱|价|励)|胖听|\bswollen\b|\bbulg|\bbloated\b|\bpuffed up\b/,
    printed: /[胀涨鼓凸]|胖听|\bswollen\b|\bbulg/,
    weight: 3,
  },
  { asked: /[凹瘪]|磕了|\bdent|\bding\b|\bdinged\b/, printed: /[凹瘪]|变形|\bdent/, weight: 3 },
  {
    asked: /渣|沉淀|粉状|絮|沉底|浑|\bsediment\b|\bbits\b|\bcloudy\b|\bspecks\b|\bstuff at the bottom\b/,
    printed: /沉淀|沉降|分层|浑浊|\bsediment\b|\bsettl|\bseparat/,
    weight: 3,
  },
  {
    asked: /浮.{0,4}油|油.{0,4}浮|出油|析油|\boil (?:on top|floating|separat)|\blayer of oil\b/,
    printed: /析油|浮油|油.{0,2}析出|油脂|\boil\b.{0,16}\bseparat/,
    weight: 3,
  },
  {
    asked: /凝|结(?:了|成|住)|结块|块块|旧旧|舊舊|\bset hard\b|\bsolid\b|\bclump/,
    printed: /凝固|结块|结晶|\bsolid|\bclump|\bset\b/,
    weight: 3,
  },
  {
    asked:
      /白(?:色|霜|点|斑|毛|膜|花)|发白|泛白|\bwhite (?:spots?|stuff|bits|powder|film|bloom|coating|fuzz|crystals?)\b|\bgone white\b/,
    printed: /白[霜点斑色]|泛白|结晶|\bwhite\b.{0,16}\b(?:bloom|crystals?|spots?|film)\b|\bbloom\b/,
    weight: 3,
  },
  { asked: /刺|骨头?(?!胶)|\b(?:pin )?bones?\b/, printed: /[细小碎]?刺|骨[头刺]|碎骨|\bbones?\b/, weight: 3 },
  {
    asked:
      /(?:小|那个?)(?:方|白|纸)?包(?!装)|干燥剂|脱氧剂|\b(?:little|small) (?:packet|bag|sachet)\b|\babsorber\b|\bdesiccant\b/,
    printed: /干燥剂|脱氧剂|保鲜剂|\babsorber\b|\bdesiccant\b|\bfreshness packet\b|\bsilica\b/,
    weight: 3,
  },
]

const source: readonly Idea[] = [
  {
    asked: /哪国|哪个国家(?!的?(?:规格|标准))|\b(?:which|what) country\b/,
    printed:
      /产地|产自|原产|进口|\borigin\b|\b(?:made|grown|produced) in\b|\b(?:produce|product) of\b|\b(?:british|irish|scottish|australian|american|canadian) /,
    weight: 3,
  },
  {
    asked:
      /\bwho(?:'?s| is)? (?:it that |behind |the )?(?:makes?|bakes?|produces?|behind|maker|this brand)\b|\b(?:which|what) (?:town|city)\b/,
    printed: /生产商|制造|委托|有限公司|厂(?!家)|\b(?:ltd|llc|inc|gmbh|b\.v)\b|\bbaked by\b/,
    weight: 3,
  },
  {
    asked:
      /谁(?:进口|代理|运|带)|哪家(?:进口|代理)|进口商|代理商|\bwho (?:brought|imports?|imported|ships?|shipped)\b|\bimporter\b/,
    printed: /进口商|代理|经销|\bimported by\b|\bimporter\b/,
    weight: 3,
  },
  {
    asked: /[一每][颗粒个片条只块].{0,6}(?:肉|重)|\beach (?:one )?weigh/,
    printed: /每[颗粒个片条只块][^，。]{0,8}\d/,
    weight: 3,
    isOfItself: true,
  },
  {
    asked: /野生|养殖|人工养|人工喂|捕捞|\bwild\b|\bfarmed\b/,
    printed: /野生|养殖|捕捞|\bwild\b|\bfarmed\b|\bcaught\b/,
    weight: 3,
  },
  {
    asked: /本地|本土|入口货?|进口|国产|\blocal\b|\bimported?\b|\baussie\b|\bgrown\b|\bhome ?grown\b/,
    printed:
      /本地|进口|国产|原产|产地|产自|\blocal\b|\bimported\b|\b(?:produce|product) of\b|\bmade in\b|\bgrown in\b|\b(?:australian|british|irish|scottish|american|canadian) /,
    weight: 3,
  },
  {
    asked: /什么木|啥木|哪种木|木头|\bwhat wood\b|\bwhich wood\b/,
    printed: /木|\b(?:alder|beech|oak|hickory|apple|maple|mesquite)\b/,
    weight: 3,
  },
  { asked: /熏|\bsmoked?\b/, weight: 2 },
  {
    asked: /政府|官方|检[验疫查]过?|抽检|\bgover?n?ment\b|\binspect|\bchecked? (?:by|the)\b/,
    printed: /检[验疫]|\binspected\b|\bdepartment of agriculture\b/,
    weight: 3,
    isOfItself: true,
  },
  { asked: /保险|\binsur/, printed: /责任险|保险|\binsur/, weight: 3, isOfItself: true },
  {
    asked: /基改|基因|转基因|\bgmo?\b|\bgenetic/,
    printed: /基改|基因|\bgmo?\b|\bgenetic|\bbioengineered\b/,
    weight: 3,
  },
  { asked: /发酵|\bferment/, printed: /发酵|\bferment/, weight: 2 },
  {
    asked:
      /多[老少]年(?:的)?(?:牌子|老店|历史)|(?:开|创)(?:了|办|立)?(?:多久|多少年|于?哪年)|\bhow (?:old|long)\b.{0,40}\b(?:been going|in business|around|company|brand|butchers?|shop|firm)\b|\bfounded\b|\bwhat year did they\b/,
    printed:
      /始于|创[始立建]|自?\d{4}年(?:起|创)|\bsince (?:1[789]|20)\d\d\b|\best(?:ablished|d)?\.? ?(?:in )?(?:1[789]|20)\d\d\b|\bsince (?:1[789]|20)\d\d\b/,
    weight: 3,
    isOfItself: true,
  },
  {
    asked:
      /认证|证书|有(?:没有|冇)证|谁(?:发|认|批)|\bcert(?:s|ificates?|ified|ifi\w+|ificd|ify)?\b|\baccredit/,
    printed: /认证|\bcertif|\bregistered\b|\bscheme\b|\b(?:muis|jakim|cicot)\b|\([ku]\)d?/,
    weight: 3,
  },
  {
    asked:
      /找谁|打(?:哪个|什么)?(?:电话|号码)|投诉|售后|客服|\bwho (?:do|can|should) i (?:ring|call|phone|ask|tell|contact|speak|email)\b|\bring (?:them|someone|up)\b|\bcomplain/,
    printed:
      /电话|热线|专线|客服|售后|查询|消费者|\bcareline\b|\bcustomer\b|\bcontact\b|\bcall\b|\b(?:1-)?[018]\d{2,4}[- ]\d{3}[- ]?\d{3,4}\b|0\d{2,3}-\d{7,8}|@|www\./,
    weight: 3,
  },
  {
    asked:
      /(?:给|替|帮|为)谁(?:做|代工|生产)|代工|委托|\bwho(?:'?s| is)? (?:it|this) (?:made|packed|produced) (?:for|by)\b|\bmade for who/,
    printed: /委托|出品|代工|\b(?:made|packed|produced|mfd\.?|distributed|dist\.) (?:for|by)\b/,
    weight: 3,
  },
  {
    asked: /(?:国家|国标|什么|哪个)(?:的)?(?:规格|标准)|按什么标准|\bwhat standard\b/,
    printed: /标准(?:代号|号)?|\bgb(?:\/t)? ?\d/,
    weight: 3,
  },
]

const claimed: readonly Idea[] = [
  { asked: /油炸|\b(?:deep )?fr(?:ied|yed)\b/, printed: /油炸|\bfried\b|\bbaked\b|烘烤/, weight: 3 },
  {
    asked:
      /低(?:卡|热量)(?:的|食品|产品)?(?:吗|么|不|嘛)|算(?:是|不算)?低(?:卡|热量)|\b(?:is|so|are)\b.{0,16}\blow[- ]cal(?:orie)?s?\b/,
    printed: /低卡|低热量|低能量|\blow[- ]calorie\b/,
    weight: 3,
    isOfItself: true,
  },
  {
    asked: /怎么(?:算|得|来)(?:出来)?的|\bcalculat|\bwork(?:ed)? (?:it |that )?out\b/,
    printed: /[=＝]/,
    weight: 1,
  },
  { asked: /净碳水|\bnet carbs?\b/, weight: 3, isOfItself: true },
  {
    asked:
      /几份(?:蔬|果|菜)|算.{0,4}份?(?:蔬菜|蔬果|水果)|\bof (?:your|my) (?:5|five)\b|\bportions? of (?:veg|fruit)\b/,
    printed: /\bof your (?:5|five) a day\b|\b(?:5|five)[- ]a[- ]day\b/,
    weight: 3,
  },
  { asked: /硼/, weight: 3, isOfItself: true },
  {
    asked:
      /残留.{0,8}[写标印]|[写标印].{0,8}残留|\bresidu\w+\b.{0,40}\b(?:printed|label|pack|states?|says?|written)\b/,
    printed: /残留|\bresidu/,
    weight: 3,
    isOfItself: true,
  },
  {
    asked:
      /(?:治|管|补|功能|功效)(?:什么|哪|啥)|什么(?:保健)?功[能效]|\bwhat (?:does it|is it) (?:claim to )?(?:treat|cure|help)\b/,
    printed: /保健功能|功效/,
    weight: 3,
  },
  {
    asked: /健康提示|黑框|黑色?(?:方框|标)|\bblack (?:box|label|square)\b/,
    printed: /\bhigh in\b|高(?:糖|盐|脂)警示|\bhealth canada\b/,
    weight: 3,
  },
  {
    asked: /等级|档次|级别|第几等|\bgrade\b|\bquality level\b/,
    printed: /等级|[特一二三优普]级|[优普]通级|\bgrade\b/,
    weight: 3,
  },
  { asked: /天然|加工|再制|\bprocessed\b/, printed: /再制|加工|\bprocessed\b/, weight: 2 },
  {
    asked: /限量|上限|到顶|封顶|最多|\b(?:cap|max(?:imum)?|limit)\b/,
    printed: /[≤<]|不超过|最多|\blimit\b|\bmax(?:imum)?\b|\bno more than\b|\bup to\b/,
    weight: 2,
  },
]

/** What packs print, in the words of those who ask and of the packs, in both languages. */
export const ideas: readonly Idea[] = [...keeping, ...making, ...forPeople, ...state, ...source, ...claimed]

/** Kinds of figures: how people ask for one, and how it is printed. */
export const figures: readonly Pick<Idea, 'asked' | 'printed'>[] = [
  {
    asked:
      /多久|多长时间|几[天日周]|几个?(?:月|星期|礼拜|小时|钟头)|几分钟|多少(?:天|日|个?月|分钟|小时)|\bhow long\b|\b(?:how many )?(?:days|weeks|months|minutes|mins|hours|seconds)\b|\bwhen (?:should|do|must|shall)\b|\bby when\b/,
    printed:
      /(?:\d|[一二两三四五六七八九十]) ?(?:天|日(?!期)|个?月|年|周|星期|个?小?时|分|秒)|\d ?(?:days?|weeks?|months?|min(?:ute)?s?|hours?|hrs?|years?|sec)\b|当[日天]/,
  },
  {
    asked: /几(?:多)?度|多少度|多[热烫]|\bhow hot\b|\bwhat temp|\bdegrees\b/,
    printed: /\d ?(?:℃|°|度|c\b)/,
  },
  {
    asked: /多少(?:水|汤|奶|毫升|克|勺)|几[勺匙克]|\bhow much (?:water|milk|powder|oil)\b/,
    printed: /\d ?(?:ml|毫升|l\b|升|cups?|tbsp|tsp|g\b|克|勺|匙)/,
  },
  {
    asked: /几[人个位罐瓶包支片块颗粒件次下杯]|多少[人个位罐瓶包支片块颗粒件次下杯]|\bhow many\b/,
    printed:
      /\d ?(?:人|个(?!月)|位|罐|瓶|包|支|片|块|颗|粒|件|枚|入|只|次|下|杯|份)|\b\d+ (?!days|weeks|months|g\b|ml\b|min|hours)[a-z]+s\b|\(\d+\)/,
  },
  {
    asked: /几成|百分|占多少|\bhow much\b|\bwhat (?:percent\w*|share|proportion|%)/,
    printed: /\d ?%/,
  },
]
