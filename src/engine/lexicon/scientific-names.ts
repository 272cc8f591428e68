import type { Allergen } from '../result.ts'

/** Genera and species by which packs name fish, seafood, grains and nuts: `Flake (Mustelus antarcticus)`. Patterns of whole words. */
export const SCIENTIFIC_NAMES: Readonly<Partial<Record<Allergen, string>>> = {
  gluten: 'triticum|hordeum|secale|tritordeum',
  crustacean:
    '(?:lito|fennero|meta|marsu|para)?penaeus|parapenaeopsis|pandalus|crangon|palaemon|macrobrachium|acetes|euphausia|homarus|nephrops|panulirus|palinurus|jasus|procambarus|astacus|cherax|cancer pagurus|metacarcinus|callinectes|portunus|scylla|chionoecetes|paralithodes|lithodes|eriocheir|charybdis|pleoticus|solenocera|aristeus|aristaeomorpha|pollicipes|oratosquilla',
  fish: 'gadus|theragra|pollachius|melanogrammus|merluccius|micromesistius|salmo|oncorhynchus|salvelinus|thunnus|katsuwonus|euthynnus|auxis|scomber|scomberomorus|trachurus|clupea|sardina|sardinops|sardinella|sprattus|engraulis|stolephorus|pangasius|pangasianodon|oreochromis|lates|dicentrarchus|sparus|pagrus|nemipterus|evynnis|trichiurus|larimichthys|pseudosciaena|epinephelus|hippoglossus|reinhardtius|pleuronectes|limanda|solea|psetta|scophthalmus|lophius|xiphias|makaira|mustelus|galeorhinus|squalus|callorhinchus|prionace|isurus|anguilla|conger|mallotus|cololabis|hypomesus|osmerus|coryphaena|seriola|sebastes|macruronus|hoplostethus|genypterus|dissostichus|cyprinus|ctenopharyngodon|hypophthalmichthys|silurus|clarias|ictalurus|acipenser|esox|perca|mugil|chanos|rastrelliger|decapterus|lutjanus|priacanthus|saurida|muraenesox',
  peanut: 'arachis hypogaea',
  soy: 'glycine (?:max|soja)',
  nuts: 'prunus (?:dulcis|amygdalus)|amygdalus communis|corylus|juglans|anacardium|carya illino[a-z]+|bertholletia|pistacia vera|castanea|pinus (?:koraiensis|pinea)',
  sesame: 'sesamum',
  shellfish:
    'mytilus|perna|crassostrea|magallana|ostrea|saccostrea|pecten|argopecten|placopecten|chlamys|patinopecten|mizuhopecten|ruditapes|venerupis|meretrix|spisula|ensis|sinonovacula|cerastoderma|anadara|tegillarca|mercenaria|loligo|doryteuthis|illex|todarodes|dosidicus|sepiella|eledone|haliotis|buccinum|babylonia|rapana|helix (?:pomatia|aspersa)|cornu aspersum|littorina|panopea|nototodarus|uroteuthis',
  celery: 'apium',
  mustard: 'sinapis|brassica (?:nigra|juncea|alba|hirta)',
  lupin: 'lupinus',
}

/** Insects, which are animals and concern people allergic to crustaceans (the European Union has it printed beside them). */
export const INSECTS =
  /\b(?:acheta|gryllus|gryllodes|tenebrio|alphitobius|locusta|schistocerca|bombyx)\b|\b(?:house |field |banded )?crickets?\b(?! bat)|\b(?:lesser )?mealworms?\b|\bbuffalo worms?\b|\b(?:grasshoppers?|chapulines|silkworms?|black soldier fl(?:y|ies)|edible insects?|insect (?:powder|protein|flour|meal)|locusts)\b|\blocust powder|蟋蟀|蛐蛐|黄粉虫|面包虫|蚕蛹|蝗虫|蚂蚱|蚱蜢|金蝉|知了(?!亭)|竹虫|蜂蛹|昆虫(?:蛋白|粉)/
