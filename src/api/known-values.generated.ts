/** The values of the enumerations of openapi.yaml, by schema and field. */
export const knownValues = {
  "Allergen": [
    "gluten",
    "crustacean",
    "fish",
    "egg",
    "peanut",
    "soy",
    "milk",
    "nuts",
    "sesame",
    "shellfish",
    "sulphites"
  ],
  "Amount.unit": [
    "%",
    "g/100g",
    "g/kg",
    "g/L",
    "mg/kg",
    "mg/100g"
  ],
  "Amount.bound": [
    "exact",
    "atLeast",
    "atMost",
    "about"
  ],
  "Citation.kind": [
    "ingredient",
    "additive",
    "spice",
    "standard",
    "evidence"
  ],
  "Gender": [
    "unknown",
    "female",
    "male"
  ],
  "Group": [
    "pregnant",
    "infant_0_36m",
    "children",
    "pku",
    "gluten",
    "milk_allergy",
    "lactose",
    "nuts",
    "peanut",
    "egg",
    "soy",
    "fish_crustacean",
    "sulfite_asthma",
    "aspirin_dye_sensitive",
    "hypertension",
    "ckd",
    "diabetes",
    "gout",
    "caffeine",
    "laxative",
    "vegetarian_halal",
    "g6pd"
  ],
  "GroupFlag.level": [
    "avoid",
    "caution",
    "info"
  ],
  "GroupFlag.certainty": [
    "contains",
    "mayContain"
  ],
  "Ingredient.kind": [
    "food",
    "additive",
    "flavouring",
    "enzyme",
    "nutrient",
    "culture",
    "unknown"
  ],
  "Ingredient.role": [
    "section",
    "class"
  ],
  "Lang": [
    "zh-Hans",
    "zh-Hant",
    "en"
  ],
  "MaxUse.unit": [
    "g/kg",
    "g/L"
  ],
  "Remark.tone": [
    "good",
    "neutral",
    "caution",
    "bad"
  ],
  "ScoreReason.confidence": [
    "high",
    "moderate",
    "low",
    "contested"
  ],
  "SpiceType": [
    "natural",
    "synthetic"
  ],
  "Task.source": [
    "server",
    "device"
  ],
  "Task.sharing": [
    "private",
    "shared",
    "cancelled"
  ],
  "TaskStatus": [
    "queued",
    "recognizing",
    "analyzing",
    "done",
    "unrecognized",
    "failed"
  ],
  "Tier": [
    0,
    1,
    2,
    3,
    4
  ]
} as const
