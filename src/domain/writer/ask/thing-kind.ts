import { headNoun } from "../../text/words/plural.ts"
import { wordStem } from "../../text/words/word-stem.ts"
import { bareName, withoutMeasure } from "../read/thing.ts"
import { kindTermsOf } from "../search/sort-in-title.ts"
import type { Understanding } from "../understanding.ts"

/** The sort of thing that is sold, which decides which questions make sense. `unsure` gets the questions that always do. */
export type ThingKind =
  | "general"
  | "worn"
  | "jewelry"
  | "food"
  | "drink"
  | "body"
  | "digital"
  | "service"
  | "living"
  | "media"
  | "device"
  | "accessory"
  | "furniture"
  | "picture"
  | "vehicle"
  /** No table knows it. */
  | "unknown"
  | "unsure"

/** The last word of a name says what the thing is. Ambiguous words are left out, and so are their questions. */
const words: readonly (readonly [kind: ThingKind, words: string])[] = [
  [
    "worn",
    `shirt tee sweatshirt hoodie sweater jumper cardigan jacket coat vest dress skirt trousers pants jeans shorts leggings
    sock stocking shoe boot sneaker trainer sandal slipper hat beanie bonnet glove mitten bra bikini swimsuit pyjamas
    pajamas robe onesie bodysuit blouse uniform costume kimono clothing clothes apparel fashion footwear activewear`,
  ],
  ["jewelry", "ring earring necklace bracelet bangle pendant brooch anklet choker cufflink jewelry jewellery"],
  [
    "food",
    `chocolate candy sweets cookie biscuit cake bread sourdough jam honey sauce salsa condiment spice seasoning
    snack treat chew granola cereal pasta noodle cheese sausage jerky syrup vinegar fudge toffee popcorn nuts
    grocery food`,
  ],
  ["drink", "coffee tea juice cider beer wine kombucha espresso beverage drink"],
  [
    "body",
    `soap shampoo conditioner cream lotion balm serum scrub deodorant perfume cologne candle lipstick mascara moisturizer
    moisturiser sunscreen toothpaste skincare cosmetics makeup beauty diffuser detergent liquid cleaner polish refill ink glue paint`,
  ],
  ["digital", "template printable ebook preset font svg clipart download pdf mockup plugin software"],
  [
    "service",
    `lesson class course workshop session cleaning repair tutoring consultation coaching hire rental tuning sharpening
    translation grooming training photography membership subscription delivery installation removal tour trip massage haircut
    catering consulting service`,
  ],
  [
    "living",
    "plant houseplant monstera succulent cactus shrub fern orchid seedling bonsai hedge flytrap bulb tuber cutting flower houseplants perennial herb",
  ],
  ["unsure", "voucher ticket seed hamper certificate coin stamp banknote card sample kit"],
  [
    "media",
    "book novel comic magazine record vinyl lp album cd dvd game cartridge cassette paperback hardback manga textbook",
  ],
  [
    "device",
    `phone smartphone laptop computer tablet console playstation xbox nintendo iphone ipad macbook camera headphones earbuds speaker monitor tv television printer router
    drone watch typewriter turntable amplifier microwave fridge refrigerator freezer washer dryer dishwasher oven cooker vacuum
    blender toaster kettle treadmill mower drill saw projector keyboard scanner light lamp lantern torch flashlight electronics`,
  ],
  ["accessory", "charger cable adapter adaptor battery mount headlight bumper toner part spare"],
  [
    "furniture",
    "table sofa couch chair armchair stool desk bed bookcase wardrobe dresser cabinet sideboard bench mattress crib cot ottoman nightstand furniture",
  ],
  ["picture", "print poster painting drawing linocut photograph watercolor watercolour etching lithograph artwork"],
  ["vehicle", "car van truck motorcycle motorbike scooter bike bicycle boat caravan trailer tractor canoe kayak"],
]

const kinds: ReadonlyMap<string, ThingKind> = new Map(
  words.flatMap(([kind, list]) => list.split(/\s+/).map((word) => [wordStem(word), kind] as const)),
)

/** A blend of coffee is coffee, and a set of rings is rings. */
const gathering = new Set(
  ["mix", "blend", "set", "bundle", "pack", "assortment", "selection", "pair", "collection", "bar"].map(wordStem),
)

const download =
  /\b(?:digital (?:download|file|pattern|product)|instant download|printables?|editable template|e-?book|svg)\b/i

/** Whatever its name, a thing that needs power is chosen for what it does. */
const powered =
  /\b(?:\d+\s?(?:v|w|volts?|watts?|mah)|usb|rechargeable|cordless|batter(?:y|ies)|plugs? in|bluetooth|led)\b/iu

export function kindOfThing(u: Understanding): ThingKind {
  const { thing, subject, brief } = u
  const about = `${subject.name}\n${subject.category}\n${subject.description}\n${brief.description}`
  if (download.test(about)) return "digital"
  const known = kindTermsOf([bareName(thing.name), thing.sold?.name ?? ""], u)
  const named = [thing.name, ...(known?.sorts ?? []), ...(known?.names ?? [])].flatMap((name) => kindOfName(name) ?? [])
  if (named[0] !== undefined) return named[0]
  // The category of an unknown name can be wrong for it: a bowl for snacks may also be in "Snacks".
  const around = [subject.category, brief.industry, brief.amazonCategory, brief.tiktokCategory, brief.facebookCategory]
  const hints = around.flatMap((text) => kindOfName(text) ?? [])
  if (hints.length > 0 || /ing$/i.test(headOf(thing.name))) return "unsure"
  if (powered.test(about)) return "device"
  return known === null ? "unknown" : "general"
}

const headOf = (name: string): string => headNoun(withoutMeasure(name).split(/[,(:]|\s-\s/)[0] ?? "").toLowerCase()

function kindOfName(name: string): ThingKind | undefined {
  const head = headOf(name)
  if (head === "") return undefined
  const kind = kinds.get(wordStem(head))
  if (kind !== undefined || !gathering.has(wordStem(head))) return kind
  const before = name
    .toLowerCase()
    .slice(0, Math.max(0, name.toLowerCase().lastIndexOf(head)))
    .trim()
  return kinds.get(wordStem(before.split(/\s+/).at(-1) ?? ""))
}
