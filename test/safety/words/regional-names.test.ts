import { describe, expect, it } from 'vitest'
import type { Allergen } from '../../../src/engine/index.ts'
import { engine } from '../../labels/corpus.ts'
import { failing, listWith } from './words.ts'

/**
 * Names of foods region by region, as a food technologist of each place would write them down: the mainland's provinces, Taiwan, Hong
 * Kong, India, the Philippines, Malaysia and Indonesia, Vietnam and Thailand, Japan, Korea, the Mediterranean, Britain and the States.
 * Written before the engine read them; docs/measurements/safety.md says how many it missed.
 */
const TABLES: readonly { allergen: Allergen; brings: string; may?: string }[] = [
  {
    allergen: 'gluten',
    brings: `
      富强粉、特一粉、特二粉、标准粉、雪花粉、饺子粉、面包粉、蛋糕粉、糕点粉、馒头粉、包子粉、麦芯粉、麦心粉、老面、老面种、面肥、烫面、面疙瘩
      拉条子、臊子面、板面、擀面皮、酿皮、油馍、白吉馍、肉夹馍、火烧、锅贴、煎饺、生煎、小笼包、灌汤包、豆沙包、叉烧包、刈包、割包、银丝卷、馓子、排叉
      开口笑、蛋散、老婆饼、太阳饼、凤梨酥、抄手、扁食、通粉、全蛋面、面线、鸡丝面、面茶、水煎包、葱抓饼、班戟、窝夫、牛角包、菠萝包、贝果、法棍、欧包
      司康、可颂、费南雪、玛德琳、可露丽、年轮蛋糕、夹心饼、苏打饼、莜面、油面、裤带面、疙瘩汤、麦片、白酱、白汁、维他麦、大麦茶、麦茶
      wheaten cornflour, wheaten starch, gehun, gehu atta, godhuma, phulka, luchi, bhatura, khakhra, thepla, mathri, samosa, papdi, rumali, khari, nankhatai
      balushahi, gulab jamun, jalebi, malpua, ghevar, lapsi, bulghur, burghul, jareesh, harees, maftoul, lavash, manakish, kataifi, kadaif, yufka, simit, burek
      borek, baklava, kunafa, knafeh, basbousa, maamoul, pancit canton, lomi, pandesal, pan de sal, ensaymada, siopao, siomai, miswa, misua, polvoron, hopia
      mee, bakmi, mie, roti canai, tepung gandum, gandum, tepung terigu, terigu, martabak, banh mi, bot mi, ba mee, hiyamugi, kishimen, komugi, tenkasu
      okonomiyaki, takoyaki, mugicha, shoyu, milgaru, sujebi, kalguksu, guksu, mandu, hotteok, boricha, jajangmyeon, ramyeon, ramyun, chapssal hotteok
      froment, weizen, weizenmehl, roggen, epeautre, trigo, harina de trigo, cebada, centeno, avena, espelta, frumento, farls, pikelets, bannock, parkin
      flapjack, stottie, bloomer, scone, scones, hot cross bun, yorkshire pudding, crumb coating, breading, haggis, porridge, saltines, hardtack
      cream of wheat, malted milk, horlicks, ovaltine, marmite, vegemite, lager, stout, pale ale, bechamel, quiche, choux, eclair, profiteroles, savoiardi
      madeleine, sponge fingers, bao buns, burger bun, hot dog roll, tortilla de harina, empanada, churros, sopaipilla, puff pastry, shortcrust, wholemeal, cornbread`,
    may: `
      凉皮、发糕、宫保酱、关东煮、compounded hing, compounded asafoetida, soba, hush puppies, stuffing, gochujang, kecap manis`,
  },
  {
    allergen: 'crustacean',
    brings: `
      红蟳、青蟳、处女蟳、石蟳、蝤蛑、蝲蛄、澳龙、波龙、小青龙、藤壶、狗爪螺、湖米、蟛蜞、礼云子、麻虾、赤尾青虾、旭蟹、虾皮、虾油、蝦米、小龍蝦、紅蟳、麻小
      alamang, hipon, hibi, hibe, aligue, taba ng talangka, talangka, alimango, alimasag, sugpo, suahe, langosta, langostino, langostinos, carabineros
      cangrejo, camaron, camarones, crevettes, homard, ecrevisses, langouste, tourteau, gamberi, gamberetti, mazzancolle, granchio, aragosta, astice
      garnelen, nordseekrabben, hummer, mudbugs, crawdads, geragau, rebon, cincaluk, mam tom, tom kho, galmbo, jawla, jawala, percebes, barnacles, saeu
      gejang, ganjang gejang, kegani, zuwaigani, shako, okiami, chemmeen, konju, eral, royyalu, chingri, njandu, goong haeng, kung haeng, kkotge, hae mee`,
    may: `
      ngapi`,
  },
  {
    allergen: 'fish',
    brings: `
      白鲞、鲞、勒鲞、黄鱼鲞、台鲞、鲓、龙头鲓、海蜒、海艳、广肚、鳘肚、挞沙、龙脷、龙脷柳、龙利柳、石斑、青斑、老虎斑、红衫、马友、吞拿、沙甸、沙丁
      鬼头刀、土魠、土魠鱼羹、赤鯮、鯭、鮟鱇、黑轮、甜不辣、竹轮、蟹味棒、多春、海鳗、巴浪、巴浪干、沙尖、鲥、剥皮鱼、鮸、鰆、鰤、鯷、出汁
      咸鱼、鱼白、鱼汛、鳀鱼干、丁香鱼、凤尾鱼、魩仔鱼、虱目鱼、比目鱼、红目鱼、曹白、马鲛、鮰、鲌、翘嘴鲌、江团、老板鱼
      patis, tinapa, daing, dilis, danggit, galunggong, bangus, tanigue, lapu-lapu, kembung, selar, tenggiri, siakap, keropok lekor, pekasam, otak-otak
      bandeng, tongkol, cakalang, ikan teri, pempek, mam nem, cha ca, ca com, pla thu, pla too, ayu, anago, iwashi, sanma, sawara, shishamo, kazunoko
      sujiko, karasumi, shirako, satsuma age, kanikama, hondashi, ankimo, fugu, chirimen, chirimenjako, buri, kanpachi, hirame, karei, madai, kinmedai
      myeolchi, aekjeot, eomuk, odeng, hwangtae, bugeo, dongtae, myeongnan, bangda, bangada, mathi, nethili, nethallu, ayala fish, neymeen, vanjaram, karimeen
      ilish, katla, catla, pabda, bhetki, ghol, mandeli, maldive fish, umbalakada, karawala, halmasso, arenque, merluza, merluzzo, tonno, atun, atún
      sardinas, sardina, sarde, acciughe, alici, anchoas, anchois, saumon, hareng, maquereau, morue, cabillaud, truite, lachs, thunfisch, hering, kabeljau
      forelle, sardellen, zander, seelachs, mullet, croaker, scup, porgy, walleye, sturgeon, shad, menhaden, arctic char, sablefish, escolar, ahi
      amberjack, cobia, dogfish, rock salmon, gurnard, john dory, lingcod, orange roughy, rockfish, redfish, monkfish, lumpfish roe, milkfish, butterfish
      bloaters, finnan haddie, arbroath smokies, cullen skink, kedgeree, brandade, taramosalata, whitebait, patum peperium, boquerón`,
    may: `
      furikake, jeotgal, oden, tsukudani, kimchi paste, 关东煮、韩式泡菜酱`,
  },
  {
    allergen: 'shellfish',
    brings: `
      目鱼、目鱼干、望潮、八带、八带鱼、笔管鱼、柔鱼、圣子、毛蚶、血蚶、泥蚶、蚶子、泥螺、黄泥螺、吐铁、东风螺、香螺、辣螺、海瓜子、赤贝、北寄贝、象牙贝、蛎黄
      蛎干、江珧柱、江珧、鲜带子、冻带子、沙白、薄壳、薄壳米、海红、壳菜、鲍片、鲍脯、鲜鲍、大连鲍、罐头鲍、石决明、乌鲗、牡蠣、蠔油、蛏干、象拔、元贝、福寿螺、干鲍、螺蛳粉
      conpoy, ormer, limpets, quahog, quahogs, cherrystones, littlenecks, scungilli, queenies, calamar, calamares, seppia, seppie, polpo, totani, moscardini
      capesante, lumache, huitres, huîtres, palourdes, bulots, bigorneaux, encornet, poulpe, seiche, almejas, mejillones, berberechos, navajas, chipirones
      pusit, adobong pusit, tahong, talaba, halaan, kuhol, siput, tiram, ojingeo, nakji, muneo, jjukkumi, golbaengi, honghap, bajirak, surume, shiokara
      awabi, sazae, akagai, hokkigai, mirugai, torigai, kaibashira, shijimi, tsubugai, hotaruika, koonthal, kanava, kallumakkaya, tisryo, muc kho, ngheu`,
  },
  {
    allergen: 'egg',
    brings: `
      蛋白、鸡卵、鸭卵、卵白、卵黄、卵白粉、卵黄粉、液卵、全卵、全卵粉、变蛋、木樨、木须、美奶滋、他他酱、马卡龙、舒芙蕾、费南雪、可露丽、蛋花、咸鸭蛋、蛋饺、滑蛋、戚风、卵液
      oeufs, œufs, uova, huevo, huevos, eigelb, vollei, itlog, itlog na maalat, telur, telur asin, gyeran, dalgyal, penoy, leche flan, lemon curd, carbonara sauce
      frittata, quiche, macarons, macaron, remoulade, rémoulade, bearnaise, béarnaise, sabayon, savoiardi, madeleine, challah, kewpie, salad cream, royal icing
      angel food cake, sponge cake, sponge fingers, yorkshire pudding, scotch egg, souffle, soufflé, eclair, profiteroles, choux, livetin, vitellin, conalbumin, brioche, gulay na itlog, anda bhurji, egg white, trung vit, tortilla española`,
    may: `
      蛋白粉、ranch dressing, pancake mix, waffle`,
  },
  {
    allergen: 'peanut',
    brings: `
      二八酱、贡糖、长果、花生米、生仁（花生）、鱼皮花生、花生酥
      mani tostado, cacahuete, cacahuetes, cacahuate, cacahuates, arachides, arachide, erdnuss, erdnüsse, amendoim, dau phong, đậu phộng, rakkasei, ttangkong
      nilakadalai, pallilu, palli, verusenaga, shenga, gado-gado, gado gado, pecel, kare-kare, earth nuts, pindars, goobers, singdana, bumbu kacang, kacang goreng
      sambal kacang, mafe, mani, penuts, pea-nuts`,
    may: `
      沙嗲酱、宫保酱、五仁、果仁、chikki, mixed nuts`,
  },
  {
    allergen: 'soy',
    brings: `
      豆棒、豆笋、豆油皮、白干、香干、茶干、豆结、百页、百页结、厚百页、干丝、油腐、生豆包、素火腿、豆肠、兰花干、豆酥、干黄酱、豆鼓、豆鼓酱、鲜竹、甜竹、柱侯酱
      豆脑、老豆腐、磨豉酱、大豆芽、豆腐乳、豆干、豆皮、千张结、豆豉鲮鱼酱、黄豆粉、老抽王、頭抽、头抽、晒油、金兰油膏、油膏、素鸡、辣豆豉、豆渣、冻豆腐、霉豆腐
      bean curd, beancurd, fermented bean curd, bean curd skin, dofu, doufu, douchi, dou chi, fermented black beans, salted black beans, chunjang, ssamjang, meju
      dubu, kongnamul, hatcho, moromi, usukuchi, koikuchi, aburage, inari pockets, atsuage, ganmodoki, tahu, tahu goreng, oncom, taotjo, tao jiew, toyo, tokwa
      taho, tausi, dau hu, đậu hũ, dau nanh, soya badi, soya chaap, bhatmas, thua nao, kinema, soja, sojabohnen, sojalecithin, sojalecithine, soia, akhuni
      liquid aminos, sweet bean sauce, yellow bean sauce, brown bean sauce, tofu skin, shoyu, sooya lecithin, dark soy, light soy, maggi seasoning sauce`,
    may: `
      豆包、tianmianjiang`,
  },
  {
    allergen: 'milk',
    brings: `
      白脱、白脱油、奶疙瘩、嚼口、奶嚼口、奶条、奶贝、保久乳、调味乳、马斯卡邦、莫札瑞拉、莫扎里拉、帕马森、巴马臣、金文毕、卡芒贝尔、拿铁、卡布奇诺、白酱、白汁、新地
      养乐多、益力多、乳酸菌饮料、布里、起士片、牛奶粉、奶豆子、酸奶疙瘩、奶乌他、奶啤、厚乳、生椰厚乳拿铁、鲜忌廉、酥油茶、可露丽、瑞士卷奶油、淡忌廉、牛轧饼
      chaas, chhach, mattha, doodh, doodh powder, kulfi, barfi, burfi, milk cake, sandesh, ras malai, gulab jamun, kheer, desi ghee, toop, thayir, perugu, mosaru
      raita, mishti doi, khurchan, leicester, red leicester, wensleydale, caerphilly, double gloucester, pepper jack, muenster, limburger, requeson, cajeta
      arequipe, kesong puti, leche, leche condensada, leche flan, quesillo, pastillas de leche, lait, beurre, creme, crème, milch, magermilch, vollmilchpulver, molke
      sahne, rahm, käse, schmand, latte, formaggio, siero di latte, scamorza, taleggio, fontina, stracchino, susu, susu tepung, keju, dadih, gatas, keso, pho mai
      laban, jameed, qishta, ashta, akkawi, nabulsi, shanklish, smen, koumiss, chhurpi, niter kibbeh, smetana, tvorog, bryndza, ryazhenka, kajmak, karnemelk
      clabber, creme anglaise, bechamel, béchamel, alfredo sauce, tzatziki, malted milk, horlicks, ovaltine, brioche, yorkshire pudding, quiche, kunafa, polvoron
      cappuccino powder, buttercream, cream cheese, milkpowder, skimmilk powder, buttermilkpowder, wheypowder, butterscotch, buttercream icing, caseinates`,
    may: `
      布甸、朱古力、ranch dressing, milo, carbonara sauce`,
  },
  {
    allergen: 'nuts',
    brings: `
      羌桃、长寿果、松籽、松仁、阿月浑子、巴达木、巴旦、锥栗、毛栗、风栗、榧子、榧仁、琥珀桃仁、马卡龙、占度亚、杏仁膏、扁桃、榛仁、核桃、栗子、費南雪、大榛子、夏威夷果、杏仁露、槚如树果、介寿果
      cobnut, cobnuts, kent cobnuts, filbert, filberts, hickory nuts, pine kernels, piñon, pinon, marcona, mandorle, mandorla, mandeln, amandes, almendra, almendras
      noix de cajou, noix de pecan, anacardi, anacardo, nocciole, nocciola, avellana, avellanas, haselnuss, haselnüsse, walnuss, nueces, castagne, castanas
      maroni, pistacchio, pistacchi, pistaches, pistazien, pili nuts, kasuy, kasoy, gajus, kacang gajus, kacang mede, hat dieu, mundiri, munthiri, jeedipappu
      godambi, kurumi, hodu, praline, marzipan, gianduja, orgeat, amaretti, baklava, dukkah, romesco, queensland nuts, bauple nuts, beechnuts, mixed nuts, nut meal
      nocciolata, kunafa, marzapane, mazapan, turrones, cashewnuts, almondmeal, hazel nuts, wal nuts, macadamias, brazils, pistachio paste, chestnuts, pecans`,
    may: `
      五仁、korma sauce`,
  },
  {
    allergen: 'sesame',
    brings: `
      麻汁、二八酱、乌麻油、黑麻、白麻、麻糖、麻通、麻片、脂麻、小磨油、黑麻油、芝麻盐、麻仁酥、芝麻酱、胡麻豆腐、热干面酱、焙煎芝麻沙拉酱
      tilgul, tilkut, gajak, rewri, nallennai, nuvvulu, nuvvula, yellu, ajonjoli, ajonjolí, sesamo, sésame, susam, tehina, tahin, tahine, halawa, helva, chalva
      dukkah, zaatar, za'atar, furikake, goma dare, goma-ae, wijen, bijan, linga, chamkae, chamgireum, teel, wangla, baba ganoush, sesam, sesamsamen, beniseed
      benniseed, bene seed, everything bagel seasoning, gomadofu, tilpatti, benne seed, benne wafers, gergelim, shiro neri goma`,
    may: `
      五仁、火锅蘸料、凉面酱`,
  },
  {
    allergen: 'mustard',
    brings: `
      芥辣、芥茉、白芥、黄芥、黑芥、第戎、芥籽粉、黄芥辣酱、芥子油
      rai, rayi, mohri, avalu, aavalu, kadugu, kaduku, sasive, shorshe, sarisa, mostaza, senf, senape, karashi, gyeoja, piccalilli, rai kuria, rai powder
      sarson ka tel, kasundi, salad cream, honey dijon, dijonnaise, brown sarson`,
  },
  {
    allergen: 'celery',
    brings: `
      药芹、西芹、芹菜、美芹
      celeri, céleri, apio, sedano, sellerie, kinchay, kintsay, ajmod, celery stalks, smallage`,
  },
  {
    allergen: 'lupin',
    brings: `
      白羽扇豆、羽扇豆蛋白
      tarwi, chochos, lupinen, lupin bran, tremosos, lupine seed`,
  },
  {
    allergen: 'sulphites',
    brings: `
      熏硫杏干、SO2、E 228、焦亚硫酸钠、亚硫酸氢钠、低亚硫酸钠、二氧化硫、硫磺熏制、e220
      so2, sulphured apricots, sulfured apricots, sulphur dioxide, potassium metabisulphite`,
  },
]

/** Written after those were known, to see what is left: 83 of 253 names were, of which these are certain. */
const LEFT: readonly { allergen: Allergen; brings: string }[] = [
  {
    allergen: 'gluten',
    brings: `面鱼、面窝、胡饼、饺皮、麻食、搓鱼、麦乳精
      khubz, bhatoora, sheermal, taftoon, barbari, sangak, pide, farfel, kasha varnishkes, pierogi, vareniki, pelmeni, lefse`,
  },
  {
    allergen: 'fish',
    brings: `河豚、塘虱、石九公、沙钻
      sapsap, matambaka, nga pi, sardella, pangasius, tench, bream, shutki`,
  },
  {
    allergen: 'milk',
    brings: `奶枣、奶提子条、酪、奶卷
      makkhan, kadhi, kashkaval, sirene, urda, idiazabal, cuajada, natilla`,
  },
  { allergen: 'soy', brings: '响铃、豆卷、tau kee, foo chuk, tau foo fah, mukimame, kuromame, daizu' },
  { allergen: 'nuts', brings: 'torrone, panforte, baklawa' },
  { allergen: 'crustacean', brings: 'ginamos, balaw-balaw, haebee' },
]

/** Names that sound like one of those and bring nothing. */
const FALSE_FRIENDS = `
  芝麻菜、亚麻油、火麻油、蓖麻油、火麻仁、亚麻仁、麻薯、麻辣、麻椒、血豆腐、米豆腐、魔芋豆腐、豆汁儿、豌豆粉、松花粉、海红果、海参、海胆、海蜇、土笋、沙虫、红薯面、玉米面、豆面
  荞麦面、黄米面、高粱面、魔芋面、茶花粉、卵磷脂、橡子、南瓜子、瓜子、芡实、菱角、桃胶、玉米须、江米条、糯米糍、苕皮、柿饼、米饼、米线、椰蓉、牛角瓜、蟹味菇、鱼香汁、麻竹笋
  香茅、螺旋藻、木鳖果、海带、裙带菜、鸡蛋果、鸡蛋花、蛋黄果、人参果、红毛丹、猴头菇、鸡油菌、牛肝菌、虎掌菌、鹿茸菇、马蹄、牛蒡、鱼腥草、奶白菜、奶油生菜
  芥蓝、芥菜、香芹、欧芹、豆蔻、可可豆、咖啡豆、红豆沙、绿豆糕、蚕豆、芸豆、四季豆、豆角、豆芽、豆沙、豆苗、红腰豆、杏鲍菇、杏脯、杏干、黑松露、罗汉果、燕窝、雪蛤膏、牛奶果、牛奶枣
  water kefir, coconut yogurt, coconut kefir, plant butter, vegan mozzarella, coconut whipped topping
  nata de coco, butternut squash, chestnut mushrooms, red kuri squash, butter lettuce, butterhead lettuce, buttercup squash, butterfly pea flower, cocoa butter, shea butter
  kidney beans, black eyed peas, green beans, ling zhi, raisins, bran oil rice, buckwheat, dangmyeon, deulkkae, perilla seeds
  tiger nuts, nutmeg, coconut, doughnut peach, water chestnut, ginkgo nuts, areca nut, lotus seeds, makhana, candlenut, pine mushroom, pineapple, pine needle, sea cucumber, sea urchin, jellyfish
  crab apple, starfruit, dragonfruit, rockmelon, codonopsis, codlin apple, oyster plant, oyster mushroom, lobster mushroom, eggplant, egg fruit, milk thistle
  milkweed, milkwort, cream of tartar, creamed honey, sesbania, sesbania seed gum, till seeds, mustard-free relish, celestial seasonings, flaxseed, hemp seed, sunflower seeds
  quinoa flakes, corn flakes, rice krispies, rice noodles, rice paper, sago, tapioca pearls, sen mee, kuey teow, bihun, bee hoon, pho noodles, banh pho, makgeolli rice, tteok, mochi, arepa, tamale, polenta, grits`

const allergensOf = (name: string) => engine.analyse({ text: listWith(name) }).allergens

describe('a food under its regional name', () => {
  it.each(TABLES)('$allergen', ({ allergen, brings, may = '' }) => {
    expect({
      brings: failing(brings, word => allergensOf(word).contains.includes(allergen)),
      may: failing(may, word => allergensOf(word).mayContain.includes(allergen)),
    }).toEqual({ brings: [], may: [] })
  })

  it.each(LEFT)('$allergen, left by the first', ({ allergen, brings }) => {
    expect(failing(brings, word => allergensOf(word).contains.includes(allergen))).toEqual([])
  })

  it('no allergen that only the sound suggests', () => {
    expect(
      failing(FALSE_FRIENDS, word => !Object.values(allergensOf(word)).some(found => found.length > 0)),
    ).toEqual([])
  })
})
