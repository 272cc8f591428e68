import { keep } from '../promises.ts'

keep('harm: a repair that changes a warning asks', [
  {
    title: '亚硝酸纳 with a wrong last character is nitrite',
    label: '配料：猪肉、水、食用盐、亚硝酸纳',
    groups: ['pregnant'],
    says: [/亚硝酸/],
  },
  {
    title: '亚硝敢钠',
    label: '配料：猪肉、水、食用盐、亚硝敢钠',
    says: [/亚硝酸钠/],
    noScore: 'doubtful_word',
  },
  {
    title: '甜密素 is cyclamate',
    label: '配料：水、柠檬酸、甜密素',
    noScore: null,
    says: [/甜蜜素|环己基氨基磺酸钠|甜密素/],
  },
  { title: '糖精纳', label: '配料：水、柠檬酸、糖精纳', never: [/^(?!.*(?:糖精|糖)).*无糖/] },
  {
    title: '焦亚疏酸钠 is a sulphite',
    label: '配料：葡萄干、焦亚疏酸钠',
    noScore: 'doubtful_word',
    says: [/亚硫酸/],
  },
  { title: '大旦 as soy', label: '配料：水、大旦、食用盐、白砂糖', noScore: 'doubtful_word' },
  {
    title: '鸡旦 is egg',
    label: '配料：小麦粉、白砂糖、鸡旦、植物油',
    noScore: 'doubtful_word',
    contains: ['egg'],
  },
  { title: '小麦纷 is wheat', label: '配料：小麦纷、白砂糖、植物油、食用盐', contains: ['gluten'] },
  {
    title: 'peanvt',
    label: 'Ingredients: sugar, peanvts, salt, cocoa',
    noScore: 'doubtful_word',
    contains: ['peanut'],
  },
  {
    title: 'mllk powder',
    label: 'Ingredients: sugar, mllk powder, cocoa butter',
    noScore: 'doubtful_word',
    contains: ['milk'],
  },
  {
    title: 'sodium metabisulfte',
    label: 'Ingredients: dried apricots, sodium metabisulfte',
    noScore: 'doubtful_word',
    contains: ['sulphites'],
  },
  {
    title: 'aspartarne',
    label: 'Ingredients: water, citric acid, aspartarne',
    noScore: 'doubtful_word',
    avoid: ['pku'],
  },
  {
    title: 'a doubtful word never praises',
    label: '配料：葡萄、亚疏酸钠',
    never: [/没有食品添加剂|未见食品添加剂|No additives/],
  },
])

keep('harm: doubt takes the number away', [
  {
    title: 'a list that starts in mid-sentence',
    label: '粉、白砂糖、植物油、食用盐、食品添加剂（碳酸氢钠）保质期12个月',
    noScore: 'partial_reading',
  },
  {
    title: 'an English list cut at a comma',
    label: 'Ingredients: wheat flour, sugar, palm oil,',
    noScore: 'partial_reading',
  },
  {
    title: 'an English list cut in a bracket',
    label: 'Ingredients: wheat flour, sugar, emulsifier (soy lec',
    noScore: 'partial_reading',
  },
  {
    title: 'a list that ends in 食品添加剂：',
    label: '配料：小麦粉、白砂糖、食品添加剂：',
    noScore: 'partial_reading',
  },
  { title: 'a list that ends in 及', label: '配料：小麦粉、白砂糖、植物油及', noScore: 'partial_reading' },
  {
    title: 'a list that ends in and',
    label: 'Ingredients: wheat flour, sugar, palm oil and',
    noScore: 'partial_reading',
  },
  {
    title: 'question marks for unread characters',
    label: '配料：小麦粉、??、白砂糖、??、食用盐、??',
    noScore: 'partial_reading',
  },
  {
    title: 'boxes for unread characters',
    label: '配料：小麦粉、□□□、白砂糖、□□、食用□',
    noScore: 'low_confidence',
  },
  {
    title: 'latin noise',
    label: 'Ingredients: whezt fl0ur, sug4r, p@lm 0il, s4lt, em#lsif!er, c0c0a',
    noScore: 'low_confidence',
  },
  {
    title: 'a sentence of advertising is no list',
    label: '精选优质原料，匠心制作，美味每一天',
    noScore: 'no_list',
  },
  {
    title: 'a nutrition table alone is no list',
    label: '营养成分表\n能量 2000kJ 24%\n蛋白质 5g 8%\n脂肪 20g 33%',
    noScore: 'no_list',
  },
])

keep('harm: groups', [
  {
    title: 'energy drinks are not for children and pregnancy',
    label: '配料：水、白砂糖、牛磺酸、咖啡因、肌醇',
    product: '功能饮料',
    groups: ['children', 'pregnant', 'caffeine'],
  },
  {
    title: 'guarana brings caffeine',
    label: 'Ingredients: carbonated water, sugar, guarana extract',
    groups: ['caffeine', 'pregnant'],
  },
  {
    title: 'maté brings caffeine',
    label: 'Ingredients: water, sugar, yerba mate extract',
    groups: ['caffeine'],
  },
  { title: 'matcha in Chinese', label: '配料：抹茶粉、白砂糖、全脂乳粉', groups: ['caffeine'] },
  {
    title: 'decaffeinated coffee is no warning of much caffeine',
    label: 'Ingredients: decaffeinated coffee',
    never: [/avoid.*caffeine/i],
  },
  {
    title: '料酒 in a dish is alcohol for children',
    label: '配料：猪肉、酱油、料酒、白砂糖',
    avoid: ['vegetarian_halal'],
    groups: ['pregnant', 'children'],
  },
  {
    title: '味醂 is alcohol',
    label: '成分：雞肉、醬油、味醂、糖',
    groups: ['vegetarian_halal'],
    says: [/酒精/],
  },
  {
    title: 'mirin and sake in English',
    label: 'Ingredients: chicken, soy sauce, mirin, sake',
    avoid: ['vegetarian_halal'],
    groups: ['pregnant'],
  },
  {
    title: 'brandy butter',
    label: 'Ingredients: sugar, butter, brandy',
    avoid: ['pregnant', 'children', 'vegetarian_halal'],
  },
  {
    title: 'vanilla extract with alcohol',
    label: 'Ingredients: sugar, cream, vanilla extract (water, alcohol, vanilla beans)',
    groups: ['vegetarian_halal'],
  },
  {
    title: 'pancetta, prosciutto, chorizo',
    label: 'Ingredients: pasta, pancetta, prosciutto',
    avoid: ['vegetarian_halal'],
  },
  { title: '培根 and 腊肉', label: '配料：腊肉、大米', avoid: ['vegetarian_halal'] },
  { title: '叉烧', label: '配料：小麦粉、叉烧、白砂糖', avoid: ['vegetarian_halal'] },
  { title: '猪皮, 猪骨汤粉', label: '配料：面条、猪骨汤粉、食用盐', avoid: ['vegetarian_halal'] },
  { title: '豚骨', label: '成分：麵條、豚骨湯粉、鹽', avoid: ['vegetarian_halal'] },
  {
    title: 'pepperoni',
    label: 'Ingredients: wheat flour, tomato, cheese, pepperoni',
    avoid: ['vegetarian_halal'],
  },
  {
    title: 'turkey bacon is not pork',
    label: 'Ingredients: turkey bacon (turkey, salt)',
    never: [/Contains pork/i],
  },
  { title: 'carmine is not vegetarian', label: 'Ingredients: sugar, carmine', groups: ['vegetarian_halal'] },
  { title: '胭脂虫红', label: '配料：水、白砂糖、胭脂虫红', groups: ['vegetarian_halal'] },
  { title: 'shellac, isinglass', label: 'Ingredients: sugar, shellac', groups: ['vegetarian_halal'] },
  {
    title: 'beef tallow and suet',
    label: 'Ingredients: potatoes, beef tallow',
    groups: ['vegetarian_halal'],
  },
  {
    title: 'oyster sauce is not vegetarian',
    label: 'Ingredients: broccoli, oyster sauce',
    groups: ['vegetarian_halal'],
  },
  {
    title: 'hot dog names its pork for no halal reader as unknown',
    label: 'Ingredients: pork, water, salt, sodium nitrite',
    product: 'Hot dogs',
    avoid: ['vegetarian_halal'],
    groups: ['pregnant', 'hypertension'],
  },
  {
    title: 'vegan sausage is not called pork',
    label: 'Ingredients: pea protein, water, vegan ham flavour',
    never: [/Contains pork/i],
  },
  { title: 'phenylalanine by its E number', label: 'Ingredients: water, E951', avoid: ['pku'] },
  { title: 'phenylalanine by 甜味素', label: '配料：水、甜味素（含苯丙氨酸）', avoid: ['pku'] },
  { title: '阿斯巴甜-乙酰磺胺酸', label: '配料：水、天门冬酰苯丙氨酸甲酯乙酰磺胺酸', avoid: ['pku'] },
  {
    title: 'advantame and neotame are no ban',
    label: 'Ingredients: water, neotame',
    never: [/avoid with PKU/i],
  },
  { title: 'fava beans and faba protein', label: 'Ingredients: faba bean protein, water', avoid: ['g6pd'] },
  { title: '胡豆', label: '配料：胡豆、植物油、食用盐', avoid: ['g6pd'] },
  { title: '兰花豆', label: '配料：兰花豆、植物油', avoid: ['g6pd'] },
  {
    title: 'quinine and G6PD',
    label: 'Ingredients: carbonated water, sugar, quinine',
    product: 'Tonic water',
    groups: ['g6pd'],
  },
  { title: 'menthol is left alone', label: 'Ingredients: sugar, menthol', never: [/broad bean/i] },
  {
    title: 'sorbitol sweets are laxative',
    label: 'Ingredients: sorbitol, maltitol, gum base',
    groups: ['laxative'],
  },
  { title: '麦芽糖醇', label: '配料：麦芽糖醇、可可液块', groups: ['laxative'] },
  {
    title: 'tartrazine for aspirin-sensitive',
    label: 'Ingredients: sugar, tartrazine',
    groups: ['aspirin_dye_sensitive'],
  },
  {
    title: 'phosphates in cola for kidneys',
    label: 'Ingredients: processed cheese, sodium phosphate, potassium chloride',
    groups: ['ckd'],
  },
  { title: 'potassium salt', label: '配料：低钠盐（氯化钠、氯化钾）', groups: ['ckd'] },
  {
    title: 'whole grapes? no: popcorn chokes under 3',
    label: 'Ingredients: popcorn, salt',
    groups: ['infant_0_36m'],
  },
  {
    title: 'jelly cups choke',
    label: '配料：水、白砂糖、卡拉胶、魔芋粉',
    product: '吸吸果冻',
    groups: ['infant_0_36m'],
  },
  { title: 'honey in a biscuit', label: '配料：小麦粉、蜂蜜、黄油', avoid: ['infant_0_36m'] },
  {
    title: 'honeydew and honeysuckle are no honey',
    label: 'Ingredients: honeydew melon, water',
    never: [/honey.*12 months/i],
  },
  { title: '金银花 and 蜜桃 are no honey', label: '配料：蜜桃、水、甜蜜素', never: [/蜂蜜/] },
  {
    title: 'liquorice for blood pressure',
    label: 'Ingredients: glucose syrup, wheat flour, liquorice extract',
    groups: ['hypertension'],
  },
  {
    title: 'a fructose sweetened drink for gout',
    label: 'Ingredients: water, fructose, citric acid',
    groups: ['gout'],
  },
  {
    title: 'anchovy and sardine for gout',
    label: 'Ingredients: sardines, olive oil, salt',
    groups: ['gout'],
  },
  { title: 'liver for gout and pregnancy', label: '配料：猪肝、食用盐', groups: ['gout', 'pregnant'] },
  {
    title: 'raw milk cheese in pregnancy',
    label: 'Ingredients: unpasteurized milk, salt, rennet',
    product: 'Camembert',
    groups: ['pregnant'],
  },
])

keep('harm: names that ran together keep their warnings', [
  {
    title: 'a full stop behind acesulfame K parts two sweeteners',
    label: 'Ingredients: carbonated water, sugar, sweeteners (Acesulfame K. Aspartame), citric acid',
    avoid: ['pku'],
    lists: ['Aspartame'],
  },
  {
    title: 'aspartame inside an unknown name',
    label: 'Ingredients: water, acesulfame-k aspartame blend xq, citric acid',
    avoid: ['pku'],
  },
])

keep('harm: no praise beside a warning to avoid', [
  { title: 'nuts and honey', label: '配料：燕麦、蜂蜜、杏仁', never: [/放心|适合|值得/], contains: ['nuts'] },
  {
    title: 'wholemeal bread for coeliacs',
    label: 'Ingredients: wholemeal wheat flour, water, salt, yeast',
    contains: ['gluten'],
    never: [/healthy|good choice|fine as|suitable/i],
  },
  {
    title: 'diet cola for diabetics',
    label: '配料：水、阿斯巴甜（含苯丙氨酸）、咖啡因、磷酸',
    avoid: ['pku'],
    never: [/糖尿病.*(?:可以|适合|放心)/, /不升血糖/],
  },
  {
    title: 'a plain pork loin for Muslims',
    label: '配料：猪里脊肉',
    avoid: ['vegetarian_halal'],
    never: [/放心|(?<!不)适合/],
  },
  {
    title: 'a suggestion never names another allergen as the better choice',
    label: '配料：小麦粉、白砂糖、植物油、食用盐',
    product: '饼干',
    never: [/换成坚果|吃坚果|choose nuts/i],
  },
  {
    title: 'a fruit puree for infants is not recommended',
    label: '配料：苹果泥、香蕉泥',
    product: '婴幼儿果泥',
    never: [/适合婴|宝宝可以|suitable for infants/i],
  },
  {
    title: 'a broad bean snack',
    label: '配料：蚕豆、植物油、食用盐',
    avoid: ['g6pd'],
    never: [/放心|值得|good choice/i],
  },
  {
    title: 'fructose is not praised to diabetics',
    label: '配料：果糖、柠檬酸、水',
    never: [/糖尿病.*(?:可|适合)/, /good for diab/i],
  },
  {
    title: 'no disease is cured',
    label: '配料：苦荞麦、桑叶、山药',
    product: '降糖苦荞茶',
    never: [/降糖|降血糖|治疗|cure|lowers blood/i],
  },
])

keep('harm: what the sentences may not say', [
  {
    title: 'additives of a banned kind are no accusation',
    label: '配料：面粉、苏丹红、食用盐',
    never: [/举报|反映|违法|illegal|report (?:it|them) to/i],
  },
  {
    title: 'zero additives is not said beside an unopened compound',
    label: '配料：牛肉、复合调味料、食用盐',
    never: [/未见食品添加剂|No additives/],
  },
  {
    title: 'zero additives is not said beside MSG',
    label: '配料：海苔、味精、食用盐',
    never: [/未见食品添加剂|No additives/],
  },
  {
    title: 'no additives is not said of a list with E numbers',
    label: 'Ingredients: sugar, E330, E102',
    never: [/No additives|未见食品添加剂/],
  },
  {
    title: 'water first makes no largest ingredient',
    label: '配料：水、白砂糖、食用香精',
    never: [/按重量/],
  },
  {
    title: 'a list of two vinegars says nothing of whole food',
    label: 'Ingredients: apple cider vinegar, water',
    never: [/whole food|天然食材/i],
  },
  {
    title: 'a Chinese sentence has no raw id',
    label: '配料：水、阿斯巴甜（含苯丙氨酸）、磷酸、焦糖色',
    never: [/undefined|NaN|\{[a-z]+\}|\[object/],
  },
  { title: 'an empty text promises nothing', label: '', noScore: 'no_list', never: [/放心|safe/i] },
])

keep('harm: scores', [
  { title: 'candied fruit', label: '配料：冬瓜、白砂糖', product: '冬瓜糖', score: [0, 60] },
  {
    title: 'condensed milk',
    label: 'Ingredients: milk, sugar',
    product: 'Sweetened condensed milk',
    score: [10, 60],
  },
  {
    title: 'ketchup',
    label: 'Ingredients: tomatoes, vinegar, sugar, salt',
    product: 'Ketchup',
    score: [20, 75],
  },
  { title: 'fish sauce', label: 'Ingredients: anchovies, salt', product: 'Fish sauce', score: [10, 70] },
  {
    title: 'prosciutto of two ingredients',
    label: 'Ingredients: pork, salt',
    product: 'Prosciutto',
    score: [0, 55],
  },
  { title: 'maple syrup alone', label: 'Ingredients: maple syrup', score: [10, 65] },
  { title: 'agave syrup alone', label: 'Ingredients: organic agave syrup', score: [10, 65] },
  {
    title: 'apple juice from concentrate',
    label: 'Ingredients: water, apple juice concentrate',
    product: 'Apple juice',
    score: [20, 75],
  },
  { title: 'brown sugar in Taiwan', label: '成分：黑糖', product: '黑糖塊', score: [0, 60] },
  { title: 'plain almonds', label: 'Ingredients: almonds', score: [85, 100] },
  { title: 'plain tofu', label: '配料：水、大豆、硫酸钙', product: '豆腐', score: [80, 100] },
  { title: 'canned tomatoes', label: 'Ingredients: tomatoes, tomato juice, citric acid', score: [75, 100] },
  { title: 'frozen salmon', label: 'Ingredients: salmon', score: [85, 100] },
  { title: 'plain oats in English', label: 'Ingredients: whole grain rolled oats', score: [90, 100] },
  { title: 'brown rice', label: '配料：糙米', score: [90, 100] },
  {
    title: 'olive oil',
    label: 'Ingredients: extra virgin olive oil',
    score: [40, 95],
    never: [/whole food/i],
  },
  {
    title: 'a diet cola',
    label:
      'Ingredients: carbonated water, caramel color, aspartame, phosphoric acid, potassium benzoate, natural flavors, citric acid, caffeine',
    score: [0, 60],
  },
  {
    title: 'a protein bar of isolates',
    label:
      'Ingredients: soy protein isolate, glucose syrup, maltitol, palm oil, cocoa, flavouring, sucralose',
    score: [0, 55],
  },
])
