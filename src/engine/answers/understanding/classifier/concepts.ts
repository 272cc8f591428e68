/**
 * Words and Chinese runs that ask for alike things, each set as one concept: 被禁了吗, is it legal and 让不让加 all ask for what is
 * permitted. A wording that no training phrase has used still shares the weights of those that have.
 */
export const concepts = {
  meaning: [
    /是什么|什么是|啥是|是啥|指什么|指的是|什么意思|啥意思|何物|什么东西|怎么回事|没听过|没听说|不认识|看不懂|意思|究竟/g,
    /what (?:is|are|even is) (?:an? |the )?|what.s|means?|meaning|stands? for|defin\w+|explain\w*|refers? to|never heard|what on earth|what the heck|wtf|clueless|no idea|mean by|idea/g,
  ],
  name: [
    /叫什么|叫啥|名字|学名|俗名|俗称|别名|别称|英文名|中文名|简称|全称/g,
    /called|names?|known as|aka|translat\w+/g,
  ],
  code: [/编号|代码|e几|号码/g, /e[- ]numbers?|codes?|ins|cns/g],
  same: [/一回事|一个东西|同一|一样|等于|相同|就是/g, /same|identical|equals?|just another/g],
  kind: [
    /哪种|哪类|哪一[种类]|属于|算|类别|类型|什么类/g,
    /kinds?|types?|sorts?|class|category|counts?|belongs?|considered|variety/g,
  ],
  term: [/概念|术语|缩写|单位|符号|标志|数字/g, /term|word|abbreviation|unit|symbol|logo|number/g],
  why: [
    /为什么|为啥|为何|凭什么|何必|何故|原因|缘由|怎么会|怎么还|怎么要|好好的|理由/g,
    /why|how come|reasons?|what for|y tho|because/g,
  ],
  purpose: [
    /作用|用途|用处|功能|功效|什么用|啥用|干什么|干啥|做什么|图什么|图个|图啥|目的|用来|拿来|为了|管什么|派什么/g,
    /purpose|functions?|role|job|point of|used for|use of|doing|do in|for what|achieve|what does|what do/g,
  ],
  necessary: [
    /必要|必须|非得|非要|不可|需要|少了|不行/g,
    /necessary|needs?|needed|requires?|have to|must|without|leave out|bother/g,
  ],
  texture: [
    /防腐|防坏|凝固|增稠|结块|上色|着色|调味|提鲜|增香|保水|变软|劲道|口感|乳化|稳定|抗氧化|发泡|膨松/g,
    /preserv\w+|thicken\w*|colou?r(?:ing)?|sweeten\w*|softer?|fluff\w*|bind\w*|stabili\w+|emulsi\w+|keep it fresh|smooth\w*|foam\w*|texture|gel|antioxidant/g,
  ],
  harm: [
    /有害|邪恶|罪恶|有毒|毒|危害|伤|害处|坏处|弊|副作用|危险|不良|损害|要紧|吓人|可怕|害人|碍事/g,
    /harm\w*|toxi\w+|poison\w*|danger\w*|hazard\w*|bad|hurts?|damag\w+|side effects?|risk\w*|unsafe|scary|nasty|kills?|mess(?:es)? with|ruin\w*|wreck\w*|terrible|evil|deadly|negative/g,
  ],
  safe: [
    /安全|没事|有事|放心|无害|没问题|有问题|不要紧|没关系|有关系|无妨|不碍/g,
    /safe\w*|ok|okay|fine|harmless|alright|all right/g,
  ],
  effect: [
    /影响|导致|引起|造成|诱发|刺激|后果|反应|会让|变得|加重|引发/g,
    /affect\w*|effects?|caus\w+|triggers?|leads? to|makes? (?:me|you|him|her|my|your|them|kids|people)|gives? (?:me|you|him|her|my|them)|linked|do to|happens?|worsen|interfere/g,
  ],
  organ: [
    /肝|肾|胃|肠|心脏|血管|脑|牙|皮肤|骨|眼|甲状腺|肺|头发|身体|人体|免疫|激素|肚子/g,
    /liver|kidneys?|stomach|guts?|heart|brain|tooth|teeth|skin|bones?|eyes?|hair|hormon\w+|immun\w+|belly|tummy|thyroid|arteries|bowels?|microbiome|throat|body|muscles?/g,
  ],
  symptom: [
    /拉肚子|腹泻|头疼|头痛|便秘|胀气|放屁|长痘|疹|上火|恶心|呕吐|吐|心慌|口渴|犯困|掉头发|痒|蛀牙|疼|痛|腹胀|中毒|晕/g,
    /diarrh\w+|headaches?|migraines?|bloat\w*|gas|gassy|fart\w*|constipat\w+|acne|pimples?|zits?|break ?outs?|rash\w*|hives|nause\w+|vomit\w*|throw up|jitter\w*|thirst\w*|sleepy|cramps?|heartburn|reflux|dizzy|cavit\w+|itch\w*|sick|pain|ache|the runs|the trots|poop|toilet/g,
  ],
  sleep: [
    /睡|失眠|熬夜|提神|困|晚上|睡前|半夜/g,
    /sleep\w*|awake|up at night|insomnia|bedtime|bed|tonight|buzz|wired/g,
  ],
  slimming: [
    /胖|减肥|减脂|长肉|瘦|体重|掉秤|肥|控糖|增肌/g,
    /weight|slim\w*|diet\w*|overweight|obes\w+|chubby|cutting|bulk\w*|calorie deficit|shred\w*|waist\w*|gain\w*|los(?:e|ing)|loss|lean/g,
  ],
  grow: [/发育|长高|长个|变笨|聪明|早熟|智力/g, /grow\w*|development|puberty|iq|height|taller|dumb|smart/g],
  habit: [/上瘾|依赖|戒/g, /addict\w*|hooked|crav\w+/g],
  hyper: [/多动|坐不住|注意力|亢奋|情绪/g, /hyper\w*|adhd|bouncing|behaviou?r|climbing the walls|mood/g],
  longTerm: [
    /长期|一辈子|积累|久了|积在|代谢|排出/g,
    /long[- ]?term|over time|build\w* up|years|lifetime|accumulat\w+|metaboli\w+|metabolism/g,
  ],
  rumour: [
    /听说|听人说|网上|抖音|传|都说|人家说|有人说|朋友圈|据说|新闻|专家|视频|谣言|真的假的|妈说|老师说|以前说|不是说/g,
    /heard|read (?:that|somewhere)|they say|people say|(?:he|she|friend|mom|mum|someone|everyone|everybody|coach|doctor|dad|wife|husband|sister|teacher|guy|trainer) (?:said|says|told|keeps|reckons|swears)|online|internet|tik ?tok|youtube|instagram|reddit|news|rumou?rs?|myth|supposedly|apparently|article|documentary|influencer/g,
  ],
  evidence: [
    /依据|证据|研究|科学|数据|出处|论文|争议|定论|实验/g,
    /evidence|stud(?:y|ies)|research|scien\w+|proof|prove\w*|data|basis|agree|rats|controvers\w+/g,
  ],
  cancer: [
    /癌|肿瘤|瘤|白血病|几类|类致|级致/g,
    /cancer\w*|carcino\w+|tumou?rs?|leuk\w+|iarc|group|class 1|2a|2b/g,
  ],
  mayEat: [
    /能吃|能喝|可以吃|可以喝|不能吃|不能喝|吃得|喝得|能碰|能沾|敢吃|敢喝|吃行|可食|好吃不|吃点|喝点|尝|能不能吃|能不能喝|可否|能用/g,
    /(?:can|could|may|should|is it ok(?:ay)? (?:for|if|to)) (?:i|we|he|she|they|my|a|an|you|someone|somebody|our|the|people|kids|it be)|ok(?:ay)? to|safe to|allowed to|able to|(?:can|may|could|should) (?:still )?(?:eat|drink|have)/g,
  ],
  suitable: [
    /适合|适宜|合适|友好|忌口|禁忌|慎|宜|适用/g,
    /suitable|suits?|friendly|appropriate|right for|(?:good|ok|okay|fine|safe|bad|alright|great) (?:for|with|during|while)|compatible|work for|tolerate/g,
  ],
  avoid: [
    /避免|避开|别吃|少吃|不能碰|忌|躲|不碰/g,
    /avoid\w*|stay away|steer clear|skip|off limits|cut(?:ting)? out|keep away|go easy/g,
  ],
  give: [/给|喂|带给|分给|买给/g, /give|giving|feed\w*|lets?|hand|offer|pack (?:it|this|these)/g],
  age: [
    /岁|个月|月龄|周岁|多大|几岁|成年/g,
    /(?:years?|yrs?|months?|weeks?|mo) ?(?:-)?old|yo|yr|months?|aged?|toddlers?|old enough|minors?|grade|birthday/g,
  ],
  kin: [
    /妈|爸|爷|奶奶|外婆|老公|老婆|朋友|儿子|女儿|闺女|同事|老伴|孙|室友|同学|邻居/g,
    /mom|mum|dad|father|mother|husband|wife|sons?|daughters?|friends?|grand\w+|gran|nan|girlfriend|boyfriend|gf|bf|nephew|niece|kids?|brother|sister|mate|partner|colleague|guests?|aunt\w*|uncle/g,
  ],
  illness: [
    /病|手术|术后|血糖|尿酸|血压|药|症|过敏|不耐受|感冒|敏感|患者|期间|疏松/g,
    /disease|surgery|condition|meds?|medication|pills|diagnos\w+|patients?|doctor|intoleran\w+|allerg\w+|sensitiv\w+|flare\w*|symptoms?|sugars|glucose|insulin|cholesterol|cold|bp|react/g,
  ],
  exist: [
    /有没有|有无|含有|含不含|是否含|有没|带不带|掺|放没放|加没加|里面有|里头有|里有|有不|带有|可有|含/g,
    /is there|are there|there is|theres|any|contain\w*|does (?:it|this|that) have|do (?:they|these) have|got|has|have|in (?:it|this|here|there|these)|includ\w+|made with|present/g,
  ],
  without: [
    /不含|无|零|没有|没加|不加|未添加|不添加|没放|不放|去/g,
    /free|no|without|zero|none|non|lacks?|not contain|doesn.t (?:have|contain)/g,
  ],
  trace: [
    /微量|生产线|混进|混入|交叉|沾|共用|同线|污染|残留/g,
    /traces?|cross|may contain|same (?:line|factory|equipment|facility)|shared|contaminat\w+|residues?/g,
  ],
  hidden: [
    /隐藏|偷偷|藏|躲着|变相|换个名/g,
    /hid\w+|sneak\w*|secret\w*|disguis\w+|sly|under another name|lurking/g,
  ],
  which: [
    /哪些|哪几|哪个|哪样|哪一|哪款|都有什么|有什么|都是什么|分别|什么样/g,
    /which|what (?:kind|sort|type)|what (?:are|is) the|what other|what all|whichever/g,
  ],
  listAll: [
    /列|念|读|挑出|罗列|全部|所有|都有|挨个|逐|告诉我|报一下|整个|从头到尾|一遍|完整/g,
    /lists?|listed|read|all|every|everything|name (?:the|all|each)|enumerate|spell out|show me|point out|complete|full list|both/g,
  ],
  besides: [
    /除了|除去|除开|以外|之外|其他|其它|另外|别的|还有|剩下|其余/g,
    /besides|other than|apart from|else|except|aside|another|rest|remaining|other|also/g,
  ],
  ingredients: [
    /配料|成分|成份|原料|配方|材料|添加剂|东西|组成|构成|物质/g,
    /ingredients?|made of|components?|stuff|additives?|chemicals?|things|what.?s in|what is in|formula|contents|consist\w*/g,
  ],
  count: [
    /几种|几个|几样|多少种|多少个|多少样|一共|总共|共有|统共|数一|数数|数量|几味|合计/g,
    /how many|number of|count|total|in all|altogether/g,
  ],
  position: [
    /第几|排第|排在|排名|位置|靠前|靠后|前面|后面|顺序|首位|最前|头一个|末|倒数|第一|最后|前[几三两五]/g,
    /first|second|third|last|top|position|rank\w*|order|before|after|start|bottom|end of|comes?|high up|further|ahead|behind|follows?|lead\w*/g,
  ],
  most: [
    /最多|主要|主料|最少|大部分|多半|主成分|占大头|以.*为主/g,
    /most|mainly|mostly|main|biggest|majority|primary|least|major|chief|largely|basically/g,
  ],
  more: [/更多|多还是|哪个多|谁多|比.*多|多过|大于|少于/g, /more|less|fewer|outweigh\w*|higher|lower/g],
  howMuch: [
    /多少|几多|多大|好多|含量|几克|量/g,
    /how much|how many|how high|how low|amount|quantity|levels?|content|how big|how strong|ppm|units/g,
  ],
  percent: [
    /百分|占|比例|几成|占比|浓度|成是|%|度数/g,
    /percent\w*|%|proportion|share|fraction|ratio|concentration|pct|strength/g,
  ],
  unit: [
    /克|毫克|勺|块|毫升|公斤|斤|升|杯|相当于|等于几|方糖/g,
    /grams?|g|mg|ml|kg|teaspoons?|tsp|spoon\w*|oz|lit(?:re|er)s?|cubes?|scoops?|cups?|tablespoons?|equivalent|equals/g,
  ],
  permit: [
    /允许|准许|许可|合法|合规|违法|违规|犯法|禁|让[加用放]|不让|超范围|能加|可以加|可加|能放|可以放|可以用|能用在|能用于|许用|准用|许不许|准不准|批准|被罚|容许|符合/g,
    /allow\w*|permit\w*|legal\w*|illegal\w*|bans?|banned|prohibit\w*|laws?|lawful\w*|unlawful|authori[sz]\w*|approved|regulat\w*|outlaw\w*|forbid\w*|get away with|licensed|gras|permissible|fssai/g,
  ],
  used: [/用在|用于|加到|加进|添加到|放进|使用|加入|往/g, /used|use|add(?:ed)?|put|added to|in making/g],
  limit: [
    /限量|上限|最大|最多|最高|超过|限值|超标|限|封顶|顶多|至多|法定/g,
    /limits?|limited|maximum|max|cap|ceiling|at most|exceed\w*|upper|threshold|over the|highest|permitted level/g,
  ],
  standard: [
    /国标|标准|规定|法规|条例/g,
    /standards?|gb|rules?|regulations?|codex|spec|compliant|comply|gb|2760/g,
  ],
  daily: [
    /每天|一天|每日|天天|一日|日常|日均|整天/g,
    /(?:a|per|each|every|one|in a) day|daily|everyday|days?/g,
  ],
  intake: [
    /摄入|耐受|吸收|允许量|吃多少|喝多少/g,
    /intake|adi|acceptable|tolerable|dos(?:e|age)|consume|absorb\w*|adi/g,
  ],
  bodyWeight: [/体重|公斤|千克|斤/g, /body ?weight|kilos?|kg|pounds|lbs?|weigh/g],
  says: [
    /怎么说|怎么看|怎么评|评价|评估|认为|结论|意见|立场|态度|认定|定性|官方|机构|权威|列为/g,
    /says?|said|think\w*|views?|opinions?|evaluat\w*|assess\w*|stance|conclu\w+|verdict|according|official\w*|agenc\w+|authorit\w+|expert\w*|ruling|review\w*|classif\w+|position on/g,
  ],
  compare: [
    /比较|对比|区别|不同|差别|差异|哪个更|哪个好|相比|不一样|谁更|比起|差多少|有何不同|差在/g,
    /compar\w+|differ\w*|versus|vs|than|which is|which one|side by side|beats?|against|unlike/g,
  ],
  either: [/还是|或者|或|要么/g, /or/g],
  better: [
    /更好|好一点|好些|强|更健康|更差|更安全|胜过|优/g,
    /better|healthier|worse|less bad|safer|superior|best/g,
  ],
  swap: [
    /代替|替代|替换|换成|换|平替|取代|不如|改用|改吃|改喝/g,
    /replac\w+|substitut\w+|alternatives?|instead|swap\w*|switch\w*|equivalent|in place of|rather than/g,
  ],
  recommend: [
    /推荐|建议|选|挑|有没有更|哪种好|什么好|哪款/g,
    /recommend\w*|suggest\w*|choos\w+|pick|look for|go for|options?|similar|shortlist|try next|should i (?:buy|get)/g,
  ],
  store: [
    /保存|存放|储存|贮存|冷藏|冷冻|冰箱|常温|放哪|阴凉|室温|避光|冻/g,
    /stor\w+|fridge|refrigerat\w*|freez\w*|frozen|keeps?|kept|cupboard|room temp\w*|chill\w*|pantry|cool|counter/g,
  ],
  open: [/开封|打开|开了|拆开|开盖|启封|拆封|开过/g, /open\w*|unseal\w*|unopened|crack(?:ed)?/g],
  spoil: [
    /坏|变质|过期|馊|霉|临期|保质|新鲜|放多久|多久|日期|期限|几天/g,
    /expir\w+|spoil\w*|go(?:es|ne|ing)? (?:off|bad)|best before|use by|out of date|mou?ld\w*|stale|shelf ?life|lasts?|date|fresh\w*|how long|good until|good till|rotten/g,
  ],
  cook: [
    /煮|泡|烤|蒸|加热|微波|怎么吃|怎么做|怎么喝|冲|解冻|炸锅|食用方法|做法|水开|分钟|烧|炒|热一下|生吃|直接吃|怎么用/g,
    /cook\w*|boil\w*|microwav\w*|bak\w+|oven|heat\w*|air ?fry\w*|air ?fryer|steam\w*|grill\w*|defrost\w*|thaw\w*|prepar\w+|brew\w*|reheat\w*|minutes|mins|instructions?|raw|toast\w*|mix|dilut\w*|how do (?:i|you)|how (?:should|to)|serv(?:e|ing) (?:it|suggestion)|rinse|straight from|stir|pan/g,
  ],
  maker: [
    /厂家|生产商|谁生产|哪家|公司|厂|牌子|品牌|制造商|老板/g,
    /maker|manufactur\w+|produc(?:er|ed by)|made by|who makes|company|brand|factory|firm|owns?|distribut\w+/g,
  ],
  whereMade: [
    /产地|哪里产|哪产|哪国|进口|国产|哪里的|哪儿的|哪里生产|产自|出产/g,
    /made in|where|countr\w+|imported|import|domestic|local|grown|from which/g,
  ],
  netWeight: [
    /净含量|多重|规格|装|总共多少克|几片装|几根|固形物|沥干/g,
    /net|weigh\w*|size|pieces|slices|bars|how big|volume|pack of|drained/g,
  ],
  printed: [
    /写|标|印|包装|标签|说明|注明|声明|字样|标注|瓶身|背面|正面|提示|文字|括号|小字/g,
    /labels?|labell?ed|print\w*|pack\w*|written|states?|stated|warn\w*|mention\w*|stamp\w*|front|back|box|wrapper|tin|indicat\w*|statement|it says|note|asterisk|small print|declar\w+|brackets|disclos\w+/g,
  ],
  licence: [
    /许可证|批号|二维码|条码|电话|客服|联系|编码|执行|认证|有机|条形码/g,
    /licen[cs]e|batch|barcode|phone|contact|lot|website|email|hotline|certificat\w*|certified|logo|organic|verified|sc/g,
  ],
  score: [
    /评分|得分|打分|分数|扣分|等级|几分|几星|给.*分|低分|高分|[0-9]分|分/g,
    /scor\w+|ratings?|rated?|points?|grade|marks?|stars?|out of|red|green|amber/g,
  ],
  healthy: [
    /健康|营养价值|好不好|怎么样|咋样|垃圾食品|垃圾|靠谱|良心|好东西|养生/g,
    /health\w*|unhealthy|nutritious|junk|good for (?:you|me|us)|any good|decent|wholesome|clean|rubbish|crap|garbage|guilt\w*/g,
  ],
  buy: [
    /买|入手|囤|购|下单|值得|值不值|拿下|回购/g,
    /buy\w*|purchas\w+|worth\w*|cart|put it back|trolley|basket|bought|get (?:this|it|these)|stock up/g,
  ],
  overall: [
    /总的|总体|整体|综合|到底|一句话|大体|总之|客观/g,
    /overall|in general|bottom line|verdict|sum|in short|all in all|generally|on balance|honest\w*|straight|thoughts?|opinion|rate it/g,
  ],
  often: [
    /经常|常吃|常喝|几次|偶尔|一周|一星期|频率|每周|顿顿|隔|每个月|老吃|老喝|总吃|连着|连续|多久一次/g,
    /often|times|regular\w*|weekly|week|once|twice|occasional\w*|all the time|every (?:morning|night|evening|single|week|other)|frequent\w*|habit|month|now and then|routine|nightly/g,
  ],
  portion: [
    /一次|几根|几片|几块|几包|几瓶|几颗|几粒|几杯|半包|一整|一口气|一顿|几口|整包|整袋|多吃|少吃|吃几|喝几/g,
    /at once|one go|sitting|whole|half|portions?|servings?|a couple|handful|entire|finish\w*|at a time|one or two|how many (?:can|should|of|is|are)|slices?/g,
  ],
  tooMuch: [
    /太多|过量|吃多|喝多|贪|多吃|多喝|过头|超量|吃撑/g,
    /too much|too many|overd\w+|bing\w+|excess\w*|overeat\w*|limit myself|past/g,
  ],
  watch: [
    /注意|当心|小心|留意|警惕|提防|关注|在意|看重/g,
    /watch|look out|careful|concern\w*|beware|attention|heads up|catch|aware|mind|worr\w+|keep an eye|know before/g,
  ],
  worst: [
    /最差|最坏|最不|问题|槽点|雷|坑|最该|缺点|不好|短板|毛病|猫腻|糟|狠活|科技与/g,
    /worst|biggest|problem\w*|issues?|red flags?|downsides?|dodgy|sketchy|questionable|wrong|deal ?breaker|cons|weak|ugly|nast(?:y|ies)|baddies?|trouble/g,
  ],
  processed: [
    /加工|工业|精制|手工|科技|流水线|现做|预制|酿造|勾兑|古法|浓缩|还原|现榨|压榨|杀菌|巴氏|速成/g,
    /process\w*|ultra\w*|upf|refined|industrial|handmade|homemade|nova|fresh|made from scratch|reconstituted|concentrate|squeezed|pressed|pasteuri[sz]ed|uht|smoked|cold pressed|nfc/g,
  ],
  fried: [
    /油炸|炸|烘焙|烘烤|膨化|非油炸/g,
    /fried|deep|baked|roasted|frying|puffed|popped|extruded|air dried/g,
  ],
  natural: [
    /天然|人工|合成|化学|人造|化工|纯|原生态|科技/g,
    /natural\w*|artificial\w*|synthetic\w*|chemical\w*|man ?made|lab|pure|organic/g,
  ],
  fromWhat: [
    /来源|哪来|从哪|从什么|什么做|怎么来|提取|源自|取自|做成|制成|来自|什么制|炼|发酵|做的|熬|石油|煤焦/g,
    /derived|from|made from|sourc\w+|extract\w*|obtained|origin\w*|made out|ferment\w*|come from|comes from|produced|petroleum|coal tar|rennet/g,
  ],
  animal: [
    /动物|植物|虫|猪|牛|羊|荤|素/g,
    /animals?|plants?|insects?|bugs?|pigs?|pork\w*|bovine|beef|veg\w*|beetles?|vegetable|slaughter\w*|cows?|fish|bones/g,
  ],
  gmo: [/转基因|非转/g, /gmos?|genetic\w*|gm|modified/g],
  true: [
    /真的|真是|真有|是真|真正|骗|忽悠|噱头|靠谱|智商税|虚假|吹|假|名副其实|营销|文字游戏|挂羊头|确定|当真|属实|信|真材实料|正宗|货真/g,
    /really|true|truth|truly|real|actual\w*|fake|lies?|lying|mislead\w*|gimmick\w*|marketing|trick\w*|scam\w*|legit\w*|genuin\w+|bs|con|decepti\w+|cheat\w*|technically|believe|trust\w*|honest|loophole|bull\w*|proper|authentic|fool\w*|hype|surely|ordinary/g,
  ],
  promise: [
    /号称|宣称|写着|标榜|主打|说是|说自己|标着|标了|宣传|广告|打着|声称|写的/g,
    /claim\w*|advertis\w+|supposed\w*|so called|brag\w*|boast\w*|says? (?:it|its|on|no|zero|natural|sugar|low|high|free|it is)|promis\w+|labelled|marketed|calls? itself|if it/g,
  ],
  however: [
    /但|可是|不过|却|居然|竟然|怎么还|明明|反而|结果/g,
    /but|though|yet|however|still|even|despite|although/g,
  ],
  report: [
    /分析|解读|介绍|讲讲|看看|说说|报告|总结|详细|聊聊|汇总|点评|鉴定|帮我看|科普/g,
    /analy\w+|report|breakdown|break (?:it|this)|summar\w+|run ?down|full|tell me|overview|go through|walk me|details?|scan|review|assessment|lowdown|talk me|in depth/g,
  ],
  parts: [
    /料包|酱包|汤包|调料|馅|夹心|涂层|外皮|粉包|油包|面饼|皮|汤料|蘸|内料|夹层|酱|卤/g,
    /sachets?|fillings?|coating|packets?|sauce|seasoning|topping|layer|crust|breading|batter|stuffing|shell|glaze|icing|inside|centre|center|cream|dressing|powder|broth|mix|casing|blend|base/g,
  ],
  high: [
    /高不高|高吗|偏高|太高|含量高|很高|低|多不多|多吗|算高|算低|超高|咸|甜|油腻|重/g,
    /high|low|rich|loads?|lots|full of|heavy|plenty|source of|salty|sweet|sugary|fatty|greasy|loaded|packed/g,
  ],
  nrv: [
    /参考值|推荐量|一天的量|所需|每日所需/g,
    /nrv|rda|dv|daily value|reference|recommended|allowance|requirement|gda|nrv/g,
  ],
  burn: [
    /跑步|消耗|运动|燃烧|跑多久|健身|练|走路/g,
    /burn\w*|runs?|running|jog\w*|exercise|work ?outs?|gym|walk\w*|lift\w*|training|marathon|steps|treadmill|cardio/g,
  ],
  perPiece: [
    /每份|一份|一包|一瓶|一根|一片|整包|每100|一袋|一盒|一罐|一块|一碗|一杯|一支|一颗|一勺|一个|100克|半瓶|整瓶|一桶/g,
    /per|each|one (?:bar|can|bag|pack|bottle|slice|piece|serving|scoop|cup|box|bowl|of these)|a (?:bar|can|bag|pack|bottle|slice|piece|serving|scoop|cup|box|bowl|bite)|100 ?g|whole (?:pack|bag|can|tub|box|bottle|thing|tin|jar)|the (?:bag|can|pack|bottle|box|bar|tub)|half (?:a|the)/g,
  ],
  nutrition: [
    /营养|宏量|碳水|热量|卡路里|营养表|营养成分|能量|卡/g,
    /macros?|nutrition\w*|nutrients?|carbs?|calor\w+|cals?|kcal|energy|protein/g,
  ],
  enough: [
    /够|足够|补|补充|满足|顶得上|抵/g,
    /enough|sufficient|boost|hit my|good source|cover|meet|decent amount|get my/g,
  ],
  price: [
    /多少钱|价格|价钱|贵|便宜|划算|打折|优惠|性价比|涨价|降价|几块钱|钱/g,
    /pric\w+|costs?|expensive|cheap\w*|discount\w*|sale|deal|pay\w*|bucks|dollars?|money|coupon|afford|\$/g,
  ],
  taste: [
    /好吃|好喝|味道|口味|难吃|难喝|甜不甜|辣不辣|香不香|腥|口感|脆/g,
    /tast\w+|delicious|flavou?rs?|yumm?y?|spicy|crunchy|gross|smell\w*|disgusting|bland|bitter|sour/g,
  ],
  whereToBuy: [
    /哪里买|哪能买|哪买|超市|淘宝|京东|店|网购|拼多多|有卖|上架|便利店|货架/g,
    /shop\w*|supermarket|amazon|in stock|sold|sells?|aisle|walmart|tesco|costco|aldi|order online|near me/g,
  ],
  pet: [
    /狗|猫|仓鼠|宠物|鸟|兔|鱼吃|喂鱼|鸡吃|龟/g,
    /dogs?|doggo|cats?|pupp\w+|hamsters?|parrots?|pets?|kittens?|rabbits?|goldfish|ducks?|chickens?|horse|squirrel\w*/g,
  ],
  recipe: [
    /菜谱|搭配|怎么搭|自制|自己做|配什么|食谱|搭什么|下酒/g,
    /recipes?|pairs?|goes with|go with|serve with|at home|cocktail|wine with|dip|combine/g,
  ],
  medicine: [
    /药|医生|治|头孢|布洛芬|医院|诊断|吃药|降压|退烧|疗效|治疗/g,
    /medicin\w+|doctor|cure|treat\w*|ibuprofen|antibiotics?|prescri\w+|tablets?|drugs?|hospital|heal|remedy|er|metformin|statins?|warfarin/g,
  ],
  chitchat: [
    /天气|股票|笑话|外星|灵魂|彩票|电影|唱|男朋友|女朋友|爱|结婚|星座|算命|人生|梦|鬼|游戏|作业|考试|明星|比赛|几点|上班|心情|无聊|哈哈|下雨|首歌|飞|外卖|快递|回收|漂亮|今天|明天|今晚/g,
    /weather|jokes?|movies?|song|sing|lottery|aliens?|poem|bitcoin|football|love\w*|marry|single|soul|ghost|horoscope|meaning of life|homework|exam|game|crush|date|bored|dream|lol|lmao|haha\w*|zombie\w*|superpower\w*|god|president|capital of|code|python|moon|dinosaur\w*|blah|asdfgh|today|fly|traffic|funny|play|earth|tomorrow/g,
  ],
  greet: [
    /你好|谢谢|在吗|拜拜|再见|你是谁|你是|早上好|你叫|你会|机器人|人工智能|嗨|辛苦/g,
    /hello|hi|hey|thanks?|thank you|bye|who are you|are you|good morning|cheers|robot|ai|chatgpt|human|do you|your/g,
  ],
  nonfood: [
    /洗|擦|浇|敷|护肤|清洁|打蜡|涂|抹脸|泡脚|去污|养花|做手工|点燃|抹|头发/g,
    /wash\w*|clean\w*|face mask|hair mask|glue|throw|polish|lube|garden|soap|shampoo|drain|rust|fire|flammable|compost|recycl\w+|bin|bath|toy|paint/g,
  ],
  complain: [
    /投诉|退货|举报|赔|维权|退款|索赔/g,
    /complain\w*|refund|return|sue|report (?:to|them|it)|lawsuit|recall\w*|compensation|scandal|12315/g,
  ],
  defect: [
    /发霉|异味|涨袋|胀袋|异物|虫子|漏气|破了|变色|沉淀|分层|结冰|融化|化了|碎/g,
    /mou?ldy|weird smell|swollen|bulging|bloated|foreign|hair in|leak\w*|dent\w*|discolou?r\w*|sediment|separated|clump\w*|melted|broken|smells?|fell|floor|mushy|layer on/g,
  ],
  other: [
    /别家|其他牌|别的牌|隔壁|别的产品|同类|竞品|那款|另一款|老款|新款/g,
    /other brands?|another brand|competitor|pepsi|the other one|next to it|usual one|my usual|old version|new version/g,
  ],
  company: [
    /上市|代言|破产|收购|出过事|市值|创始人|上班|口碑|黑历史|童工|环保|可持续|包装材质|塑料/g,
    /ceo|share price|owner|founded|bankrupt|ethic\w+|sustainab\w+|palm oil plantation|plastic|recycl\w+|boycott|sponsor|carbon|environment\w*|planet|fair ?trade|workers|microplastics?|bpa/g,
  ],
  neg: [/不|没|别|未|非/g, /not|isn.t|aren.t|doesn.t|don.t|won.t|can.t|never|nothing|nobody/g],
  whether: [/如果|要是|假如|万一|的话|每次/g, /if|when|in case|suppose|assuming/g],
  only: [/只|就|仅|光|而已|纯/g, /only|just|solely|nothing but|purely|simply|100/g],
  able: [/能|可以|可|行|得/g, /can|could|may|might|able/g],
  should: [/该|应该|要不要|需不需要|用不用/g, /should|ought|need to|must|do i|have to/g],
  future: [/会|将/g, /will|would|gonna|ll|going to|does it/g],
  wish: [/想|要|打算|准备|馋/g, /want\w*|wanna|like to|trying|planning|hoping|fancy|looking for|after/g],
  eating: [/吃|食|啃|嚼/g, /eat\w*|ate|have|munch\w*|snack\w*|consum\w+|had|scoff\w*|swallow\w*|nibbl\w*/g],
  drinking: [/喝|饮|抿/g, /drink\w*|sip\w*|chug\w*|drank|swig|down/g],
  adding: [/加|放|搁|兑|添|掺|撒/g, /add\w*|put\w*|throw\w* in|chuck\w*|include/g],
  within: [
    /里面|里头|这里|内|这个|这款|这东西|这玩意/g,
    /in (?:it|this|here|these|them|there)|inside|this|these|it/g,
  ],
  meal: [
    /早餐|早饭|夜宵|宵夜|午饭|晚饭|当饭|零食|代餐|正餐|主食|加餐|下午茶/g,
    /breakfast|lunch\w*|dinner|snacks?|meals?|supper|dessert|tea time|lunchbox|party|picnic/g,
  ],
  timing: [
    /之前|之后|饭后|饭前|空腹|运动前|练后|以后|早上|刚/g,
    /before|after|empty stomach|morning|evening|pre|post|during|while|late|first thing/g,
  ],
  happened: [
    /已经|刚才|刚刚|吃了|喝了|误|不小心/g,
    /already|just (?:ate|had|drank|gave|finished)|accident\w*|by mistake|yesterday|swallowed|ate|took|take|gave/g,
  ],
  very: [
    /很多|太|非常|这么|那么|好多|巨|超|特别|够呛/g,
    /so|very|too|that much|super|really|crazy|insane\w*|damn|extremely/g,
  ],
  feel: [
    /感觉|觉得|好像|怕|担心|害怕|纠结|后悔/g,
    /feels?|felt|worried|afraid|scared|nervous|seems?|guess|sure|wonder\w*|paranoid|guilty/g,
  ],
  religion: [
    /清真|佛|斋|五荤|犹太|印度教|教/g,
    /halal|haram|kosher|buddh\w+|hindu\w*|jain|ramadan|lent|religio\w+|sabbath|fasting/g,
  ],
  alcohol: [
    /酒精|酒|醉|酒驾|开车|度/g,
    /alcohol\w*|drunk|driv\w+|booze|abv|liquor|breathaly\w+|tipsy|sober/g,
  ],
  caffeine: [/咖啡因|茶碱|提神/g, /caffein\w*|coffee|espresso|energy drink/g],
  additiveWord: [
    /香精|香料|味精|鸡精|色素|防腐剂|甜味剂|代糖|添加/g,
    /msg|flavou?ring\w*|preservatives?|sweeteners?|dyes?|colou?rs?|colou?rings?|additives?/g,
  ],
  kids: [/儿童|学生|幼儿|小孩|孩|娃|宝/g, /child\w*|kids?|bab(?:y|ies)|infants?|toddlers?|school|teens?/g],
  diet: [
    /素|生酮|低碳|低卡|低盐|低糖|控/g,
    /vegan\w*|vegetarian\w*|keto|paleo|low[- ]carb|fodmap|whole30|macro/g,
  ],
  pointing: [/它|这个|那个|这|那|此|该/g, /it|this|that|these|those|they|them/g],
  whatWord: [/什么|啥/g, /what/g],
  howWord: [/怎么|怎样|如何|咋/g, /how|hows/g],
  whoWord: [/谁/g, /who|whos|whose|whom|anyone|someone/g],
  whereWord: [/在哪|哪里|哪儿/g, /where|wheres/g],
  whenWord: [/什么时候|几时|哪天|哪年|何时|时间|时候/g, /when|what (?:time|year|day)/g],
  goodWord: [/好/g, /good|nice|great|quality/g],
  glycaemic: [/升糖|血糖|指数|升得|波动/g, /gi|glyc?a?emic|rais\w+|spik\w+|blood sugars?|sugar level|crash/g],
  clean: [/干净|卫生|符合|合格|质量|达标/g, /clean|hygien\w+|quality|meets?|pass|tested/g],
  abroad: [
    /国家|国外|外国|海外|世界|国际|老外|出口/g,
    /abroad|overseas|world|countr\w+|europe\w*|american?s?/g,
  ],
  benefit: [/好处|益处|有用|补|滋补|提高|改善/g, /benefits?|upside|goodness|help\w*|improve|boost\w*/g],
  choke: [/噎|呛|卡喉|吞咽/g, /chok\w+|swallow\w*/g],
  product: [/产品|食品|这款|这种|罐头|汉堡/g, /product|food|foods|choice|version/g],
} as const
