// Words whose blanks print and readers lose: SKIMMEDMILKPOWDER, EGGWHITE. Not pea, coco and butternut, which begin other foods.
const WORDS =
  'skimmed|skim|semi|whole|full|fat|low|cream|dried|dry|powdered|powder|liquid|frozen|fresh|organic|eggs|egg|whites|white|yolks|yolk|buttermilk|milk|sauce|wheat|flour|soya|soy|bean|lecithin|cheese|butter|whey|protein|salmon|tuna|anchovy|shrimp|prawn|crab|oat|barley|rye|malt|extract|sesame|peanut|almond|cashew|walnut|hazelnut|coconut|cocoa|paste|oil|seeds|seed|solids|noodles|noodle|bread|crumbs|crumb|sugar|salt|rice|flakes|meat|concentrate'
const JOINED = new RegExp(`(?<![a-z])(?:fish|${WORDS})(?:${WORDS})+(?![a-z])`, 'g')
const EACH = new RegExp(`fish|${WORDS}`, 'g')

/** A folded name with blanks between the words that lost them. */
export const withBlanks = (name: string): string =>
  name.replace(JOINED, joined => joined.match(EACH)?.join(' ') ?? joined)
