import { platforms } from "../../src/domain/platforms/index.ts"
import type { Platform } from "../../src/domain/platforms/platform.ts"
import { fieldsOf } from "../../src/domain/rule-book/core-fields.ts"
import { productFields } from "../../src/domain/rule-book/other-fields.ts"
import { type Brief, subjectsOf } from "../../src/domain/seo/brief.ts"
import { fit } from "../../src/domain/seo/fit.ts"
import { type JudgedListing, judge } from "../../src/domain/seo/judge.ts"
import { type SlotKey, slotItems, slotText } from "../../src/domain/seo/listing.ts"
import { countUnits } from "../../src/domain/text/measure/units.ts"
import { readBlocks } from "../../src/domain/text/split/read-blocks.ts"
import { compose } from "../../src/domain/writer/compose.ts"
import type { Sample, SamplePlace, Typed } from "../../src/web/content/sample.ts"
import type { Shop } from "./shops.ts"

interface Shown {
  readonly key: SlotKey
  readonly label: string
  readonly kind: SamplePlace["kind"]
}

const description: Shown = { key: "improvedBodyText", label: "Description", kind: "prose" }

/** The parts of each platform's listing in the showcase, in order. */
const shown: Readonly<Record<Shop["platform"], readonly Shown[]>> = {
  etsy: [
    { key: "productTitle", label: "Title", kind: "line" },
    { key: "tags", label: "Tags", kind: "words" },
    description,
  ],
  amazon: [
    { key: "productTitle", label: "Title", kind: "line" },
    { key: "bulletPoints", label: "Bullet points", kind: "points" },
    { key: "searchTerms", label: "Backend search terms", kind: "line" },
    description,
  ],
  youtube: [
    { key: "productTitle", label: "Title", kind: "line" },
    { key: "tags", label: "Tags", kind: "words" },
    description,
  ],
  website: [
    { key: "titleTag", label: "Meta title", kind: "line" },
    { key: "metaDescription", label: "Meta description", kind: "line" },
    { key: "keywords", label: "Keywords", kind: "words" },
    { key: "improvedBodyText", label: "Page text", kind: "prose" },
  ],
  tiktokshop: [
    { key: "productTitle", label: "Title", kind: "line" },
    { key: "tags", label: "Hashtags", kind: "words" },
    description,
  ],
  shopify: [
    { key: "titleTag", label: "Page title", kind: "line" },
    { key: "keywords", label: "Keywords", kind: "words" },
    description,
  ],
}

const platformOf = (id: Shop["platform"]): Platform => {
  const platform = platforms.find((known) => known.id === id)
  if (platform === undefined) throw new Error(`there is no platform ${id}`)
  return platform
}

/** The same steps as any generation: written, fitted, and judged by the rules. */
export function writeListing({ platform: id, brief }: Shop): JudgedListing {
  const platform = platformOf(id)
  const [subject] = subjectsOf(brief)
  if (subject === undefined) throw new Error(`the shop for ${id} sells nothing`)
  const { listing } = fit(compose(brief, subject, platform, { variation: 0 }), platform, brief)
  return judge(listing, brief, platform)
}

export function writeSample(shop: Shop): Sample {
  const { platform: id, brief } = shop
  const listing = writeListing(shop)
  return {
    platform: id,
    shop: brief.businessName,
    typed: typedIn(brief, platformOf(id)),
    score: listing.seoScore,
    places: shown[id].map((place) => showPlace(place, listing, platformOf(id))),
  }
}

/** Everything that the seller typed, in full, under the names and in the order of the form. */
function typedIn(brief: Brief, platform: Platform): Typed[] {
  const [product] = brief.products
  const ofProduct = productFields.map(({ key, label }) => ({ label, text: product?.[key] ?? "" }))
  const ofBrief = fieldsOf(platform).map(({ key, label }) => ({ label, text: brief[key] }))
  return [...ofBrief, ...ofProduct].filter(({ text }) => text !== "")
}

/** The parts of a score, point by point. */
export const partsOf = ({ checks }: JudgedListing) =>
  checks.filter(({ maxPoints }) => maxPoints > 0).map(({ label, points, maxPoints }) => ({ label, points, maxPoints }))

function showPlace({ key, label, kind }: Shown, listing: JudgedListing, { slots }: Platform): SamplePlace {
  const slot = slots.find((known) => known.key === key)
  if (slot === undefined) throw new Error(`no such place: ${key}`)
  if (kind === "line") {
    const text = slotItems(listing, key).join(" ")
    const unit = slot.unit === "bytes" ? "bytes" : "characters"
    return { label, kind, items: [text], measure: { count: countUnits(text, slot.unit), max: slot.max, unit } }
  }
  if (kind === "prose") return { label, kind, items: [], blocks: readBlocks(slotText(listing, key)) }
  const items = slotItems(listing, key)
  if (listing.tags !== items || slot.target.min !== slot.target.max) return { label, kind, items }
  return { label, kind, items, measure: { count: items.length, max: slot.target.max, unit: "tags" } }
}
