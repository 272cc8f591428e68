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
    "sulphites",
    "celery",
    "mustard",
    "lupin"
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
  "NoScore": [
    "alcohol",
    "infant_formula",
    "medical_food",
    "supplement",
    "not_food",
    "foreign_list",
    "low_confidence",
    "partial_reading",
    "doubtful_word",
    "no_list"
  ],
  "NutriScore.best": [
    "A",
    "B",
    "C",
    "D",
    "E"
  ],
  "NutriScore.worst": [
    "A",
    "B",
    "C",
    "D",
    "E"
  ],
  "NutriScore.category": [
    "general",
    "redMeat",
    "cheese",
    "fats",
    "beverage",
    "water"
  ],
  "NutrientLevel.nutrient": [
    "fat",
    "saturatedFat",
    "sugars",
    "salt"
  ],
  "NutrientLevel.level": [
    "low",
    "medium",
    "high"
  ],
  "NutrientName": [
    "energy",
    "protein",
    "fat",
    "saturatedFat",
    "transFat",
    "monounsaturatedFat",
    "polyunsaturatedFat",
    "cholesterol",
    "carbohydrate",
    "sugars",
    "addedSugars",
    "polyols",
    "starch",
    "fibre",
    "salt",
    "sodium",
    "potassium",
    "calcium",
    "magnesium",
    "iron",
    "zinc",
    "phosphorus",
    "iodine",
    "selenium",
    "vitaminA",
    "vitaminC",
    "vitaminD",
    "vitaminE",
    "vitaminK",
    "vitaminB1",
    "vitaminB2",
    "vitaminB6",
    "vitaminB12",
    "niacin",
    "folate",
    "biotin",
    "pantothenicAcid",
    "other"
  ],
  "NutrientUnit": [
    "kJ",
    "kcal",
    "g",
    "mg",
    "μg",
    "IU"
  ],
  "Nutrition.reference": [
    "NRV",
    "DV",
    "RI",
    "DI"
  ],
  "NutritionCell.bound": [
    "lessThan"
  ],
  "NutritionCell.doubt": [
    "reading",
    "unit",
    "column",
    "energy",
    "share",
    "salt",
    "portion",
    "part"
  ],
  "NutritionClaim.verdict": [
    "agrees",
    "contradicts",
    "unknown"
  ],
  "NutritionColumn.per": [
    "100g",
    "100ml",
    "portion",
    "unknown"
  ],
  "Quantity.unit": [
    "g",
    "ml"
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
