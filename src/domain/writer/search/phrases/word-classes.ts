import { singular } from "../../../text/words/plural.ts"
import { foodKinds } from "../kinds/food-kinds.ts"

/** Small classes of words for reading a name. A word in none of them counts as a noun. */
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

const colours = set(`black white red blue green yellow orange purple pink brown grey gray beige cream navy teal mustard
  charcoal ivory turquoise burgundy ecru olive sage rust lilac gold silver multicolour multicolor rainbow
  aqua cyan indigo crimson scarlet maroon magenta violet khaki taupe tan ochre`)
export const isColour = (word: string): boolean => colours.has(word)

const shades = set(
  `dark light pale bright deep dusty soft matte matt warm off ocean sky sea oatmeal forest royal baby rose bottle lime
  apple emerald moss midnight powder petrol blush burnt cherry brick mint racing hunter slate jet neon pastel volcanic cobalt`,
)
export const isShade = (word: string): boolean => shades.has(word)

/** The variety of a material, which people type with the material. */
const grades =
  set(`poly sterling solid stainless carbon soy merino french irish italian belgian genuine real recycled reclaimed organic
  full-grain full waxed raw mulberry pima supima egyptian shetland harris vegetable veg pure vegan faux cast powder-coated anodised anodized braided brushed washed natural
  bog huon radiata ponderosa lodgepole pitch scots sitka douglas baltic polymer bone stained tempered frosted galvanised galvanized boiled pressed corrugated laminated`)
/** "Sand-cast" says how iron was cast. */
export const isGrade = (word: string): boolean => grades.has(word) || grades.has(word.slice(word.lastIndexOf("-") + 1))

/** "White oak", "red cedar", "silver birch": before a tree, a color says which. */
export const isSortOfTree = (word: string, next: string): boolean => isColour(word) && trees.has(next)

/** Nouns that say too little alone and need the word before them: "lip oil", "brush set", "duvet cover". */
const bareHeads =
  set(`family families range series duo trio refill refills set sets kit kits pack packs bundle bundles pair pairs mix mixes blend blends assortment collection box
  boxes case cases cover covers body bodies piece pieces tin tins bag bags pot pots jar jars oil oils stand stands bar bars
  sleeve sleeves holder holders cap caps pad pads part parts card cards cream creams spray sprays wash washes
  powder powders cup cups light lights tool tools top tops bottom front back side sides guide guides lesson lessons app apps book books plan plans
  system systems unit units machine machines tray trays rack racks roll rolls strip strips sheet sheets block blocks slab slabs loaf loaves page pages
  fly flies feeder feeders charger chargers cable cables filter filters battery batteries`)
export const isBareHead = (word: string): boolean => bareHeads.has(word)

/** Nouns of many trades, which mean another thing without the word before them: a falconry hood, a sailmaker's palm, a mobility scooter. */
const ofTrades =
  set(`charm charms hood hoods palm palms tag tags snood snoods paddle paddles curtain curtains drape drapes number numbers
  carrier carriers starter starters strap straps mallet mallets needle needles rope ropes wheel wheels stop stops
  file files tip tips scooter scooters plate plates print prints`)
export const isOfTrade = (word: string): boolean => ofTrades.has(word)

/** Nouns that say what a thing is whatever comes before them: rabbit mats are mats. */
const wholeNouns =
  set(`earring necklace bracelet brooch pendant choker cufflink mug bowl platter jug pitcher teapot vase planter basket purse
  wallet backpack scarf shawl cowl hat beanie mitten glove sock sweater cardigan jumper vest smock apron dress skirt shirt blouse
  kimono shoe slipper boot belt blanket quilt throw rug mat coaster placemat napkin towel cushion candle soap linocut painting poster
  notebook journal sketchbook bookmark button doll puppet toy puzzle kite lantern mirror ornament wreath garland banner stool bench
  chair chopper trivet spoon ladle spatula knife axe pouch satchel tote arrow knob confetti fleece
  lathe anvil ladder wheelbarrow trailer mower chainsaw plough tractor loom kayak canoe boat bicycle bike pram tent saddle bridle
  halter drum guitar violin fiddle piano harp telescope typewriter radio clock watch camera sofa armchair table desk wardrobe bed
  bookcase pattern cabinet dresser freezer fridge oven cooker kettle toaster hen pullet`)
export const isWholeNoun = (noun: string): boolean => wholeNouns.has(singular(noun))

/** Words that describe the whole and not the next word: "limited edition print" is no edition print. */
const ofWhole =
  /^(?:custom|bespoke|personali[sz]ed|handmade|vintage|antique|retro|modern|rustic|large|small|mini|tiny|big|giant|rare|new|used|cute|funny|unique)$/
export const isOfWhole = (word: string): boolean => ofWhole.test(word)

/** One thing alone is not matching. */
export const isOfSeveral = (word: string): boolean =>
  /^(?:matching|matched|assorted|mixed|various|identical|different)$/.test(word)

/** A thing comes in a foam box, and nobody looks for it by that. */
export const packaging = / (?:box|bag|pouch|tin|card|case|tube|sleeve|packaging|envelope)$/

export const unitWord =
  /^(?:mm|cm|m|km|in|inch|inches|ft|feet|foot|yards?|oz|fl|ml|cl|l|qt|quarts?|litres?|liters?|ltrs?|pints?|gal|gallons?|cups?|g|kg|lbs?|grams?|w|watts?|kw|kva|v|volts?|mah|gb|tb|mb|hz|hp|psi|cc|rpm|tog)$/

/** "Lace making bobbin" says enough: nobody types "handmade" or "plum wood" before it. */
export const namesCraft = (phrase: string): boolean => /making \p{L}+$/u.test(phrase)

const trees = set(
  "oak walnut maple beech pine birch cedar mahogany teak acacia sycamore elm rosewood olivewood cherrywood ash",
)

const ofWood = /\b(?:wood\p{L}*|timber|carved|turned|plank\p{L}*|lumber)(?!\p{L})/iu
/** Whether trees among the words are what the thing is made of, and no fruit. */
export const saysWood = (texts: readonly string[]): boolean => texts.some((text) => ofWood.test(text))

/** The same material for people who search with the wider word. */
const wider: readonly (readonly [wider: string, materials: ReadonlySet<string>])[] = [
  [
    "wooden",
    set(
      `${[...trees].join(" ")} rimu kauri totara jarrah padauk wenge purpleheart zebrawood iroko sapele cherry holly yew boxwood larch hickory alder blackthorn hawthorn blackwood`,
    ),
  ],
  ["ceramic", set("stoneware porcelain earthenware terracotta")],
]
/** A thing that is rubbed in or burned smells of cedar but is not made of it. */
const scented = set(
  "balm balms candle candles soap soaps oil oils incense perfume cologne lotion cream scrub spray diffuser melts tea",
)

/** Nor is what is eaten: "birch syrup". */
const isEaten = (head: string): boolean => edible.has(singular(head))
const edible = new Set(Object.keys(foodKinds).flatMap((kind) => kind.split(" ").at(-1) ?? []))

export const widerOf = (material: string, head: string): string | undefined =>
  scented.has(head) || isEaten(head) ? undefined : wider.find(([, of]) => of.has(material.split(" ").at(-1) ?? ""))?.[0]

/** "Small batch", "slow combustion", "wide brim": such a word says what the noun behind it is like, and not the thing. */
export const isBinding = (word: string): boolean => binding.has(word)

const binding = set(`small slow fast quick high low long short full half free hot cold open wide narrow deep heavy light
  thick thin fine coarse double single twin dry wet soft hard dark medium top
  anglo afro franco indo sino latin pan semi non anti ultra`)

/** Who looks for a backpack does not care that it is of polyester. */
export const isSynthetic = (stuff: string): boolean =>
  /(?:^| )(?:plastic|polyester|nylon|polyamide|polypropylene|polyethylene|polystyrene|polyurethane|polycarbonate|pvc|abs|pu leather|zinc|alloy|ripstop|elastane|spandex)$/.test(
    stuff,
  )
