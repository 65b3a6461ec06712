import type { FieldMaker } from "../../../rule-book/writing-manners.ts"
import type { SlotValue } from "../../../seo/listing.ts"
import { countUnits } from "../../../text/measure/units.ts"
import { isSmallWord } from "../../../text/words/small-words.ts"
import type { Understanding } from "../../understanding.ts"
import { appSubtitle } from "./app-subtitle.ts"
import { captionOf } from "./caption.ts"
import { cutTo } from "./cut-to.ts"
import { hashtagsOf } from "./hashtags.ts"
import { specificsOf } from "./item-specifics.ts"
import { keywordField } from "./keyword-field.ts"
import { materialsOf } from "./materials.ts"
import { faqOf, slugFrom } from "./page-fields.ts"
import { promotionalText } from "./promotional-text.ts"
import type { Room } from "./room.ts"
import { collectionsOf, highlightsOf, productTypeOf, subtitleOf } from "./shop-fields.ts"
import { shortDescription } from "./short-description.ts"
import { summaryOf } from "./summary.ts"
import type { Make, RoomOf, Written } from "./written.ts"

/** The places that only one platform has. */
export function ownFields(u: Understanding, written: Written, roomOf: RoomOf): Record<string, SlotValue> {
  const own = Object.entries(u.writing.ownFields)
  return Object.fromEntries(own.map(([name, maker]) => [name, makers[maker](u, written, roomOf(name))]))
}

/** YouTube accepts chapters only if the first begins at 0:00; otherwise they go into the description. */
const chaptersOf: Make = ({ facts }) => {
  const found = facts.filter(({ topic }) => topic === "chapter").map(({ text }) => text)
  return /^0?0:00\b/.test(found[0] ?? "") ? found : []
}

const makers: Readonly<Record<FieldMaker, Make>> = {
  "app-subtitle": appSubtitle,
  caption: captionOf,
  chapters: chaptersOf,
  collections: collectionsOf,
  faq: faqOf,
  hashtags: hashtagsOf,
  highlights: highlightsOf,
  "keyword-field": keywordField,
  materials: materialsOf,
  "product-type": productTypeOf,
  "promotional-text": promotionalText,
  section: ({ brief, clean }, _, room) => sectionIn(clean(brief.etsyShopSection), room),
  "short-description": shortDescription,
  slug: slugFrom,
  specifics: specificsOf,
  subtitle: subtitleOf,
  summary: summaryOf,
}

/** A section that is too long keeps its noun: "Midlands Bobbins" of "Spangled Midlands Bobbins". */
function sectionIn(section: string, room: Room): string {
  const words = section.split(" ")
  const isPlain = /^[\p{L}\d' -]+$/u.test(section) && !words.some((word) => isSmallWord(word.toLowerCase()))
  const tails = words.map((_, at) => words.slice(at).join(" "))
  const fitting = isPlain ? tails.find((tail) => countUnits(tail, room.unit) <= room.max) : undefined
  return fitting ?? cutTo(section, room)
}
