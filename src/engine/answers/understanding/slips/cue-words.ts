/** English words that questions turn on, in every number, by what they ask for; a slip in one of them loses the question. */
export const cueWords: readonly string[] = [
  // Contents and what they are for.
  'ingredient ingredients additive additives preservative preservatives preserved sweetener sweeteners sweetened emulsifier emulsifiers emulsified color colors colour colours colouring colourings coloring colorings coloured colored flavour flavours flavor flavors flavouring flavourings flavoring flavorings flavoured flavored thickener thickeners thickened stabiliser stabilisers stabilizer stabilizers antioxidant antioxidants artificial natural naturally synthetic contain contains containing caffeine alcohol alcoholic gelatin gelatine collagen nitrite nitrites starch yeast enzyme enzymes probiotic probiotics bacteria organic purpose function',
  // The table.
  'sugar sugars sodium protein proteins calorie calories kilojoules energy carbohydrate carbohydrates cholesterol saturated fibre fiber vitamin vitamins calcium potassium magnesium phosphorus nutrition nutritional nutrient nutrients portion portions serving servings recommended maximum minimum percentage gram grams',
  // People and what they avoid.
  'gluten halal vegan vegans allergy allergies allergen allergens allergic diabetic diabetics diabetes pregnant pregnancy vegetarian vegetarians toddler toddlers children muslim muslims kosher coeliac coeliacs celiac celiacs lactose intolerant intolerance breastfeeding hypertension cholesterol asthma asthmatic kidney kidneys pressure blood doctor medicine medication medications tablets pharmacist symptoms diarrhoea diarrhea laxative peanut peanuts sesame almond almonds hazelnut hazelnuts walnut walnuts cashew cashews pistachio shellfish crustaceans mustard celery wheat barley soybean soybeans chicken mackerel salmon',
  // Verdicts.
  'healthy unhealthy banned cancer carcinogen carcinogens carcinogenic dangerous harmful poisonous processed ultraprocessed permitted allowed approved regulation regulations suitable genetically modified pesticide pesticides evidence evaluation addictive additive',
  // Facts of the pack.
  'expire expires expired expiry expiration manufacturer manufacturers manufactured manufacturing factory company brand origin country imported storage refrigerate refrigerated refrigerator fridge freezer frozen freeze temperature microwave microwaved defrost reheat instructions directions weight packaging recyclable recycle certificate certified certification warning warnings address pasteurised pasteurized unpasteurised unpasteurized opened unopened',
  // Foods that questions name.
  'chocolate biscuit biscuits cheese yoghurt yogurt sausage sausages noodle noodles',
].flatMap(line => line.split(' '))

/** Words of their own that are a letter or two from one of these: of the word list SCOWL, those that the corrector would change. */
export const realWords: ReadonlySet<string> = new Set(
  [
    'adaptive adjective adoptive aldermen allergenic alloyed apprised approver astigmatic auditive bacterin bailey banded banged banked banner',
    'barney beaned berley binned blaeberry bland blond bloom bloop blubbery braid brant brood burley caloric canaries cancel cancels caner canker',
    'canner canopies canter caravel caseinogen certifier chaise chaldron cheesy chocolatey chocolaty choose cigars citable cohering collar',
    'collared collaring collars colluded colluding collying cologned colorer colorizing colourer colourised colourising confining conjoining',
    'conjoins conjured conjuring constraining constrains contacting contagions contemning contemns continuing contoured contouring contra',
    'contriving cosher couloir covering coverings cowering creese crowberry diabolic dialectic dialectics dialytic diametric dianetics dianoetic',
    'dietetic dietetics digestions dissections diuretic diuretics empire empires evacuation evolution excitation execration expiation explication',
    'exploration exportation expurgation extirpation favor favors favour favours flooring frieze fringe gelation generically genitivally glutei',
    'hyperextension hypotension impacted imparted implored importer importuned kasher lactase lactone mediation meditation meditations',
    'metrication modifier mollified mortified muslin needle needles nitrate nitrates nitration nitride nitrides nitrifies nitrile nitriles noddle',
    'noddles nutation opener opined origan parton pasteuriser pasteurizer permeated permitter permuted persisted pontoons porpoise positions',
    'potations potion potions preferred presentative presented preserver presorted preteen preteens proceeded professed progressed protean',
    'protested proton protons recommenced recompensed reflation reflations refutation refutations regelation relation relations repeat reputation',
    'reputations reseat revelation revelations salon saloon salvages satiated search seisings seizings settable settings sheatfish stanch',
    'steerage steriliser sterilisers sterilizer sterilizers stowage suitably summable swellfish sweltered swerving syncretic syndetic syntactic',
    'tiddler tiddlers tiddlier unripened vegetates venerable veritable waning warding waring warming warping warring washings wastings waxwings',
    'whats wheal wright yellowed',
    'lactis addressee colure presser pressor colorado coolers garam propionic carbohydrase carbohydrases soyabean soyabeans colon finer filer fixer fiver favored favoring favoured favouring',
  ].flatMap(line => line.split(' ')),
)
