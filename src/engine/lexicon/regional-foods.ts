import type { Allergen } from '../result.ts'

/** Names of one language, as patterns that commas separate; `=` stands before one that has to be the whole name. */
export interface RegionalNames {
  chinese?: string
  english?: string
}

/**
 * What foods are called from province to province and from country to country: the names by which an allergen stands on a packet without its own word.
 * `may` where recipes differ. English names are whole words, with or without a plural, and have lost their accents.
 */
export const REGIONAL_FOODS: readonly { allergen: Allergen; bring: RegionalNames; may?: RegionalNames }[] = [
  {
    allergen: 'gluten',
    bring: {
      chinese: `
        富强粉、面鱼、面窝、胡饼、饺皮、麻食、搓鱼、麦乳精、特[一二]粉、标准粉、雪花粉、糕点粉、麦[芯心]粉、老面、面肥、烫面、面疙瘩、拉条子、
        酿皮、馍、火烧、锅贴、[煎蒸]饺、生煎、小笼、灌汤包、豆沙包、叉烧包、奶黄包、流沙包、[刈割]包、
        银丝卷、馓子、排叉、=开口笑、蛋散、老婆饼、太阳饼、凤梨酥、抄手、扁食、(?<!木)通粉、面线、
        水煎包、葱抓饼、班戟、窝夫、牛角包、菠萝包、法棍、欧包、司康、可颂、费南雪、玛德琳、可露丽、
        夹心饼、苏打饼、疙瘩汤、=白酱、=白汁、维他麦、麦茶、
        (?<=[\\u4e00-\\u9fff])(?<![米豆薯粱藕椰冰瓜表椒末然香料姜蒜盐糖粉]|魔芋|蒟蒻|糜子)面$`,
      english: `
        wheet, glutten, gehun, khubz, bhatoora, sheermal, taftoon, barbari, sangak, pide, farfel, varnishke, pierogi, vareniki, pelmeni, lefse, godhuma, phulka, luchi, bhatura, khakhra, thepla, mathri, samosa, papdi, rumali, khari, nankhatai, balushahi, gulab jamun,
        jalebi, malpua, ghevar, lapsi, burghul, jareesh, harees?, maftoul, lavash, manakish, kataifi, kadaif, yufka, simit, burek, borek,
        baklava, kunafa, knafeh, basbousa, maamoul, pancit canton, lomi, pandesal, pan de sal, ensaymada, siopao, siomai, miswa, misua,
        polvoron, hopia, (?<!(?:sen|bee) )mee, bakmi, mie, gandum, terigu, martabak, banh mi, bot mi, ba mee, hiyamugi, kishimen, komugi,
        tenkasu, okonomiyaki, takoyaki, mugicha, shoyu, milgaru, sujebi, kalguksu, guksu, mandu, hotteok, boricha, jajangmyeon, ramyeon,
        ramyun, froment, weizen[a-z]*, roggen[a-z]*, epeautre, trigo, cebada, centeno, avena, frumento, farl, pikelet, bannock, parkin,
        flapjack, stottie, bloomer, scone, hot cross bun, yorkshire pudding, crumb coating, haggis,
        (?<!(?:rice|corn|millet|quinoa|buckwheat) )porridge, saltine, hardtack, horlick, ovaltine, marmite, vegemite, lager, stout,
        pale ale, bechamel, quiche, choux, eclair, profiterole, savoiardi, madeleine, sponge finger, bao bun, burger bun, hot dog roll,
        tortilla de harina, empanada, churro, sopaipilla, shortcrust, wholemeal`,
    },
    may: {
      chinese: `
        凉皮、发糕、宫保酱、关东煮`,
      english: `
        compounded hing, compounded asafoetida, soba, buckwheat noodle, hush pupp(?:y|ie), stuffing, gochujang, kecap manis`,
    },
  },
  {
    allergen: 'crustacean',
    bring: {
      chinese: `
        蟳、蝤蛑、蝲蛄、=澳龙、=波龙、=小青龙、藤壶、狗爪螺、=湖米、=开阳、蟛蜞、礼云子、=麻小`,
      english: `
        alamang, ginamos, balaw-balaw, haebee, hipon, hibi, hibe, aligue, talangka, alimango, alimasag, sugpo, suahe, langosta, langostino, carabinero, cangrejo,
        camaron, camarone, crevette, homard, ecrevisse, langouste, tourteau, gamberi, gamberetti, mazzancolle, granchio, aragosta, astice,
        garnelen, nordseekrabben, hummer, mudbug, crawdad, geragau, rebon, cincaluk, mam tom, tom kho, galmbo, jawla, jawala, percebe,
        barnacle, saeu, gejang, kegani, zuwaigani, shako, okiami, chemmeen, konju, eral, royyalu, chingri, njandu, goong haeng, kung haeng,
        kkotge, hae mee`,
    },
    may: {
      english: `
        ngapi`,
    },
  },
  {
    allergen: 'fish',
    bring: {
      chinese: `
        海蜒、煮干、蟹[籽子]、河豚、塘虱、石九公、沙钻、海艳、=广肚、挞沙、龙[脷利]、石斑(?!木)、青斑、老虎斑、=红衫、=马友、吞拿、沙[甸丁](?!胺)、
        鬼头刀、黑轮、甜不辣、竹轮、蟹味棒、多春、=巴浪、巴浪干、沙尖、出汁、曹白、江团`,
      english: `
        tinapa, sapsap, matambaka, nga pi, sardella, pangasius, tench, bream, shutki, daing, dilis, danggit, galunggong, bangus, tanigue, lapu-lapu, kembung, selar, tenggiri, siakap, keropok lekor, pekasam,
        otak[- ]otak, bandeng, tongkol, cakalang, pempek, mam nem, cha ca, ca com, pla thu, pla too, ayu, anago, iwashi, sanma, sawara,
        shishamo, kazunoko, sujiko, karasumi, shirako, satsuma age, kanikama, hondashi, ankimo, fugu, chirimen, chirimenjako, buri,
        kanpachi, hirame, karei, madai, kinmedai, myeolchi, aekjeot, eomuk, odeng, hwangtae, bugeo, dongtae, myeongnan, bangda, bangada,
        mathi, nethili, nethallu, neymeen, vanjaram, karimeen, ilish, katla, catla, pabda, bhetki, ghol, mandeli, umbalakada, karawala,
        halmasso, arenque, boqueron, merluza, merluzzo, tonno, atun, sardina, sarde, acciughe, alici, anchoa, anchois, hareng, maquereau, morue,
        cabillaud, truite, lach, thunfisch, kabeljau, forelle, sardellen, zander, seelach, mullet, croaker, scup, porgy, walleye, sturgeon,
        shad, menhaden, arctic char, sablefish, escolar, ahi, amberjack, cobia, dogfish, gurnard, john dory, lingcod, orange roughy,
        redfish, butterfish, bloater, finnan haddie, arbroath smokie, cullen skink, kedgeree, brandade, taramosalata, whitebait,
        patum peperium, snoek, kingklip, barracouta, galjoen, lapu lapu, flathead, opah, capelin, carp, pike(?! place), grayling, lamprey, huss, nursehound, gummy shark, hapuku, t[ea]rakihi, kahawai, trevally, trevalla, warehou, morwong, mulloway, barracuda, (?:blue )?grenadier, latchet, (?:silver|mirror|king|john) dory, cusk, scrod, tautog, vendace, brill, hake, ling fillet, flake (?:portion|fillet|piece|goujon), (?:battered|crumbed|beer-?batter(?:ed)?(?: style)?) flake, tambakol, yellowtail(?! wine), elver, kingfish, skate, (?!(?:shell|cuttle|cray|craw|jelly|star|king|dragon|non)fish)[a-z]+fish`,
    },
    may: {
      chinese: `
        关东煮、泡菜酱`,
      english: `
        (?<=^)flake(?=$), furikake, jeotgal, oden, tsukudani, kimchi paste`,
    },
  },
  {
    allergen: 'egg',
    bring: {
      chinese: `
        ^蛋白$、=卵、卵[白黄液]、^(?:鸡|鸭|鹅|鹌鹑|全|液|冰)卵(?!磷)、木樨、木须、美奶滋、他他酱、马卡龙、舒芙蕾、
        费南雪、可露丽、戚风`,
      english: `
        uova, huevo, eigelb, vollei, itlog, telur, gyeran, dalgyal, penoy, (?:leche )?flan, tortilla espanola, lemon curd, carbonara sauce, frittata, quiche, macaron,
        remoulade, bearnaise, sabayon, savoiardi, madeleine, challah, kewpie, salad cream, royal icing, angel food cake, sponge finger,
        yorkshire pudding, souffle, eclair, profiterole, choux, livetin, vitellin, brioche, anda bhurji, trung vit, sponge cake, oeuf, œuf,
        waffle batter`,
    },
    may: {
      chinese: `
        =蛋白粉`,
      english: `
        ranch dressing, pancake mix, waffle`,
    },
  },
  {
    allergen: 'peanut',
    bring: {
      chinese: `
        二八酱、=贡糖、=长果`,
      english: `
        pea[- ]nut, penut, peanutt, cacahuete, cacahuate, arachide, erdn[uü](?:ss|sse), amendoim, dau phong, rakkasei, ttangkong, nilakadalai, pallilu, palli,
        verusenaga, shenga, gado[- ]gado, pecel, kare-kare, earth nut, pindar, bumbu kacang, kacang goreng, sambal kacang, mafe, mani,
        erdn[uü]sse?`,
    },
    may: {
      chinese: `
        宫保酱、五仁、=果仁、(?:混合|什锦|综合)果仁`,
      english: `
        chikki, mixed nut`,
    },
  },
  {
    allergen: 'soy',
    bring: {
      chinese: `
        豆棒、=响铃、豆卷(?!须)、豆笋、豆油皮、=白干、香干(?![辣椒])、茶干、豆结、百页(?!窗)、干丝(?!瓜)、油腐(?!乳)、生豆包、
        素火腿、豆肠、兰花干、豆酥、鲜竹(?![笋叶沥荪])、甜竹、柱侯、豆脑、磨豉、头抽、晒油、油膏`,
      english: `
        bean curd, beancurd, dofu, tau kee, foo chuk, tau foo fah, mukimame, kuromame, daizu, doufu, douchi, dou chi, fermented black bean, salted black bean, chunjang, ssamjang, meju, dubu,
        kongnamul, hatcho, moromi, usukuchi, koikuchi, aburage, inari pocket, atsuage, ganmodoki, tahu, oncom, taotjo, tao jiew, toyo,
        tokwa, taho, tausi, dau hu, dau nanh, bhatma, thua nao, kinema, soja[a-z]*, soia, akhuni, liquid amino, sweet bean sauce,
        yellow bean sauce, brown bean sauce, maggi seasoning sauce`,
    },
    may: {
      chinese: `
        =豆包`,
      english: `
        tianmianjiang`,
    },
  },
  {
    allergen: 'milk',
    bring: {
      chinese: `
        白脱、粉乳、奶枣、奶提子、=酪、奶卷、奶疙瘩、嚼口、=奶条、=奶贝、保久乳、调味乳、莫[札扎]里?瑞?拉、帕马森、巴马臣、金文毕、
        卡芒贝尔、拿铁、卡布[奇基]诺、=白酱、=白汁、=新地、养乐多、益力多、乳酸菌饮[料品]、
        布里(?=$|奶|芝|干)、奶豆子、奶乌他、奶啤、厚乳、酥油茶、可露丽、牛轧[饼糖]`,
      english: `
        yogh?ourt, you?gh?urt, joghurt, chesse, cheeze, mozarella, casien, whey-powder, chaa, makkhan, kadhi, kashkaval, sirene, urda, idiazabal, cuajada, natilla, chhach, mattha, doodh, kulfi, barfi, burfi, sandesh, gulab jamun, kheer, toop, thayir, perugu, mosaru, raita, mishti doi,
        khurchan, leicester, wensleydale, caerphilly, double gloucester, pepper jack, muenster, limburger, requeson, cajeta, arequipe,
        kesong puti, leche(?! de (?:coco|soja|almendra|avena)), quesillo, pastillas de leche, lait(?! de (?:coco|soja|amande)), beurre,
        creme(?! de (?:coco|cassis|menthe)), [a-z]*milch(?:pulver)?, molke, sahne, rahm, schmand, (?<!(?:oat|soy|almond|coconut|rice) )latte, formaggio, siero di (?<!(?:oat|soy|almond|coconut|rice) )latte,
        scamorza, taleggio, fontina, stracchino, susu, keju, dadih, gata, keso, pho mai, laban, jameed, qishta, ashta, akkawi, nabulsi,
        shanklish, smen, koumiss, chhurpi, niter kibbeh, smetana, tvorog, bryndza, ryazhenka, kajmak, karnemelk, clabber, creme anglaise,
        bechamel, alfredo sauce, tzatziki, horlick, ovaltine, brioche, yorkshire pudding, quiche, kunafa, polvoron, cappuccino powder,
        buttercream, milkpowder, skimmilk powder, wheypowder, butterscotch, kase`,
    },
    may: {
      chinese: `
        布甸、朱古力`,
      english: `
        ranch dressing, milo, carbonara sauce`,
    },
  },
  {
    allergen: 'nuts',
    bring: {
      chinese: `
        羌桃、阿月浑子、巴达木、巴旦、[锥毛风]栗、榧、马卡龙、占度亚、费南雪、槚如`,
      english: `
        cobnut, pine kernel, pinon, marcona, mandorle, mandorla, mandeln, amande, almendra, noix de cajou, anacardi, torrone, panforte, baklawa, anacardo, nocciole,
        nocciola, avellana, nuece, castagne, castana, maroni, pistazien, kasuy, kasoy, gajus, kacang mede, hat dieu, mundiri, munthiri,
        jeedipappu, godambi, kurumi, hodu, orgeat, amaretti, baklava, dukkah, romesco, beechnut, nocciolata, kunafa, mazapan, turrone,
        brazil, haseln[uü]sse`,
    },
    may: {
      chinese: `
        五仁`,
      english: `
        korma sauce`,
    },
  },
  {
    allergen: 'sesame',
    bring: {
      chinese: `
        麻汁、二八酱、=黑麻、=白麻、麻糖、麻通、=麻片、脂麻、小磨油、麻仁酥、热干面酱`,
      english: `
        tilgul, sesam[a-z]*, seasame, tilkut, gajak, rewri, nallennai, nuvvulu, nuvvula, yellu, ajonjoli, susam, tehina, halawa, helva, dukkah, furikake,
        goma dare, goma-ae, wijen, bijan, linga, chamkae, chamgireum, teel, wangla, baba ganoush, beniseed, benniseed, bene seed,
        everything bagel seasoning, gomadofu, tilpatti, gergelim`,
    },
    may: {
      chinese: `
        五仁、火锅蘸料、凉面酱`,
    },
  },
  {
    allergen: 'shellfish',
    bring: {
      chinese: `
        (?<![虱比红])目鱼、望潮、八带、笔管鱼、柔鱼、=圣子、蚶、螺(?!旋|丝|纹|内|甾|虫)、=吐铁、海瓜子、
        赤贝、象牙贝、西施贝、油贝、蛎、江珧、[鲜冻干]带子、=沙白、薄壳米、=薄壳、海红(?!果)、壳菜、
        鲍(?!菇)、石决明、乌鲗、象拔`,
      english: `
        conpoy, ormer, limpet, quahog, cherrystone, littleneck, scungilli, queenie, seppia, seppie, polpo, totani, moscardini, capesante,
        lumache, huitre, palourde, bulot, bigorneaux, encornet, poulpe, seiche, almeja, mejillone, berberecho, navaja, chipirone, pusit,
        tahong, talaba, halaan, kuhol, siput, tiram, ojingeo, nakji, muneo, jjukkumi, golbaengi, honghap, bajirak, surume, shiokara, awabi,
        sazae, akagai, hokkigai, mirugai, torigai, kaibashira, shijimi, tsubugai, hotaruika, koonthal, kanava, kallumakkaya, tisryo,
        muc kho, ngheu`,
    },
  },
  {
    allergen: 'sulphites',
    bring: {
      chinese: `
        熏硫、硫熏`,
      english: `
        so2, sul(?:ph|f)ured, sul(?:ph|f)uring`,
    },
  },
  {
    allergen: 'celery',
    bring: {
      chinese: `
        药芹、美芹`,
      english: `
        apio, sedano, sellerie, kinchay, kintsay, ajmod, smallage`,
    },
  },
  {
    allergen: 'mustard',
    bring: {
      chinese: `
        芥[辣茉]、[白黄黑]芥(?![蓝兰菜])、第戎`,
      english: `
        rai, rayi, mohri, avalu, aavalu, kadugu, kaduku, sasive, shorshe, sarisa, mostaza, senf, senape, karashi, gyeoja, piccalilli,
        salad cream, dijonnaise`,
    },
  },
  {
    allergen: 'lupin',
    bring: {
      english: `
        tarwi, chocho, lupinen, tremoso`,
    },
  },
]
