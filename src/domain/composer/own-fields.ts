import type { SlotValue } from "../seo/listing.ts"
import { isMaterialWord } from "../text/materials.ts"
import { titleCase } from "../text/title-case.ts"
import type { Attribute } from "./attributes.ts"
import type { Room } from "./room.ts"
import { distinctPhrases } from "./search-phrases.ts"
import type { Teller, Told } from "./teller.ts"
import type { Understanding } from "./understand/understand.ts"

interface Given {
  readonly u: Understanding
  readonly told: readonly Told[]
  readonly attributes: readonly Attribute[]
  readonly phrases: readonly string[]
  readonly room: Room
  readonly tellerFor: (part: string) => Teller
}

type OwnField = (given: Given) => SlotValue | undefined

const slug: OwnField = ({ u, room }) =>
  u.name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, room.max)
    .replace(/^-+|-+$/g, "")

const materials: OwnField = ({ u, told }) => {
  const words =
    [u.name, ...told.map(({ fact }) => fact.text)]
      .join(" ")
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  return [...new Set(words.filter(isMaterialWord))]
}

/** The places that only some platforms have, by their name. */
export const ownFields: Readonly<Record<string, OwnField>> = {
  slug,
  handle: slug,
  materials,
  section: ({ u }) => u.prepare(u.brief.etsyShopSection),
  productType: ({ u }) => u.prepare(u.brief.shopifyProductType) || titleCase(u.noun),
  itemHighlights: ({ attributes, room }) => {
    const out: string[] = []
    for (const { text } of attributes) if ([...out, text].join(", ").length <= room.max) out.push(text)
    return out.join(", ")
  },
  hashtags: ({ phrases, room }) =>
    distinctPhrases(phrases, room.target.max).map((phrase) => `#${titleCase(phrase).replace(/[^\p{L}\p{N}]/gu, "")}`),
}
