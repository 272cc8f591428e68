import { describe, expect, it } from 'vitest'
import type { Allergen, Group } from '../../../src/engine/index.ts'
import { engine } from '../../labels/corpus.ts'
import { failing, listWith } from './words.ts'

/** What packs call a food by its species, its spirit or its country, where the food's own word is missing. */
const TABLES: readonly { what: string; names: string; allergen?: Allergen; may?: Allergen; group?: Group }[] =
  [
    {
      what: 'fish by species and by the names of Australia, New Zealand and Britain',
      allergen: 'fish',
      names: `
      Flake (Mustelus antarcticus), gummy shark, battered flake, crumbed flake, flake fillets, flake portions, Gadus morhua, Theragra chalcogramma, Merluccius capensis, Pangasius hypophthalmus, Salmo salar
      Oncorhynchus gorbuscha, Thunnus albacares, Katsuwonus pelamis, Scomber scombrus, Clupea harengus, Sardina pilchardus, Engraulis encrasicolus, Lates calcarifer, Dicentrarchus labrax, Sparus aurata
      Hippoglossus stenolepis, Pollachius virens, Macruronus novaezelandiae, Mallotus villosus, Larimichthys polyactis, Trichiurus lepturus, Anguilla anguilla, Acipenser baerii, huss, nursehound, hapuku, tarakihi
      terakihi, kahawai, trevally, blue grenadier, silver warehou, morwong, mulloway, latchet, silver dory, cusk, scrod, brill, rock salmon, barramundi, hoki, 蟹籽, 蟹子, 调味蟹籽`,
    },
    {
      what: 'crustaceans by species',
      allergen: 'crustacean',
      names: `
      Penaeus vannamei, Litopenaeus vannamei, Penaeus monodon, Pandalus borealis, Nephrops norvegicus, Homarus americanus, Cancer pagurus, Callinectes sapidus, Portunus trituberculatus, Procambarus clarkii, Acetes japonicus, Euphausia superba, Eriocheir sinensis, Chionoecetes opilio`,
    },
    {
      what: 'molluscs by species',
      allergen: 'shellfish',
      names: `
      Mytilus edulis, Perna canaliculus, Crassostrea gigas, Magallana gigas, Placopecten magellanicus, Ruditapes philippinarum, Loligo vulgaris, Dosidicus gigas, Todarodes pacificus, Illex argentinus, Haliotis discus, Buccinum undatum, Helix pomatia, Sinonovacula constricta`,
    },
    {
      what: 'nuts and seeds by species',
      allergen: 'nuts',
      names: `
      Prunus dulcis kernel, Prunus amygdalus, Corylus avellana, Juglans regia, Anacardium occidentale, Carya illinoinensis, Bertholletia excelsa, Pistacia vera, Pinus koraiensis seed, Castanea sativa`,
    },
    {
      what: 'grains by species',
      allergen: 'gluten',
      names: `Triticum aestivum, Triticum spelta, Hordeum vulgare, Secale cereale, Avena sativa`,
    },
    {
      what: 'insects',
      may: 'crustacean',
      group: 'vegetarian_halal',
      names: `
      Acheta domesticus powder, Acheta domesticus (house cricket) powder, cricket powder, cricket flour, house cricket, cricket protein, Tenebrio molitor, mealworms, yellow mealworm, Alphitobius diaperinus, buffalo worms
      Locusta migratoria, migratory locusts, grasshoppers, chapulines, silkworm pupae, insect protein, 蟋蟀粉、蚕蛹、黄粉虫、蝗虫、蚂蚱、蜂蛹、竹虫、金蝉`,
    },
    {
      what: 'spirits, wines and beers by their own names',
      group: 'pregnant',
      names: `
      Kirsch, kirschwasser, Kirsch (4%), grappa, amaretto, Cointreau, Grand Marnier, Kahlua, Baileys, Irish cream, limoncello, Marsala, Madeira, absinthe, ouzo, raki, arak, pastis, Pernod, sambuca, schnapps, slivovitz
      Calvados, cognac, Armagnac, tequila, mezcal, Champagne, Marc de Champagne, prosecco, cava, perry, mead, vermouth, port, ruby port, sherry, cream sherry, soju, makgeolli, Shaoxing, mijiu, baijiu, umeshu, triple sec, curaçao
      crème de cassis, creme de menthe, advocaat, Drambuie, Frangelico, Chambord, aquavit, pisco, cachaça, cachaca, arrack, feni, toddy, sangria, moscato, chardonnay, merlot, chianti, rioja, Weinbrand, Rotwein, cider, dry cider, scrumpy cider
      ale, pale ale, stout, lager, gin, sloe gin, rum, brandy, cherry brandy, vodka, bourbon, whisky, whiskey, sake, cooking sake, wine, mulled wine, ginger wine, beer, spirit, ethanol, alcohol, mirin, cooking wine, rum (2%)
      樱桃酒、君度橙酒、君度、百利甜、百利甜酒、甘露咖啡力娇酒、雪莉、雪莉酒、马沙拉、马德拉酒、苦艾酒、味美思、香槟、琴酒、金酒、龙舌兰酒、干邑、烧酎、酒粕、酒糟、红糟、糟卤、二锅头、茅台、兰姆酒、拔兰地、醉虾、醉蟹、酒渍樱桃、酒浸葡萄干、料理酒、味霖、味醂、米酒、花雕、绍兴酒、冧酒`,
    },
    {
      what: 'broad beans in other languages',
      group: 'g6pd',
      names: `
      ful, Ful (68%), ful medames, foul medames, foul mudammas, ful mudammas, medames beans, fava, favas, fava beans, faba beans, fave, fave secche, habas, habas fritas, fèves, feves, baqla, baghali, baghala
      horse beans, tick beans, Windsor beans, field bean protein, bell beans, Vicia faba, Vicia faba protein, broad beans, bissara, besara, toban djan, tobandjan, tobanjiang, doubanjiang, Pixian bean paste
      蚕豆、蠶豆、胡豆、兰花豆、罗汉豆、佛豆、倭豆、怪味豆、怪味胡豆、豆瓣、豆瓣酱、郫县豆瓣`,
    },
    {
      what: 'salts of potassium sold as salt',
      group: 'ckd',
      names: `氯化钾、低钠盐、代盐、potassium chloride, low sodium salt, low-sodium sea salt, salt substitute, reduced sodium salt`,
    },
  ]

describe('a food by another name', () => {
  it.each(TABLES)('$what', ({ names, allergen, may, group }) => {
    expect(
      failing(names, name => {
        const { allergens, groups } = engine.analyse({ text: listWith(name) })
        return (
          (!allergen || allergens.contains.includes(allergen)) &&
          (!may || [...allergens.contains, ...allergens.mayContain].includes(may)) &&
          (!group || groups.some(one => one.group === group))
        )
      }),
    ).toEqual([])
  })
})
