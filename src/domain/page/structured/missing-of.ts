import { isNode, type Node } from "./node.ts"

/** Google's requirements for a rich result; in an inner list, one match is enough. */
const required: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  Product: ["name", ["review", "aggregateRating", "offers"]],
  AggregateRating: ["ratingValue", ["ratingCount", "reviewCount"]],
  Review: ["author", "reviewRating"],
  Offer: ["price|priceSpecification", "priceCurrency|priceSpecification"],
  AggregateOffer: ["lowPrice", "priceCurrency"],
  BreadcrumbList: ["itemListElement"],
  LocalBusiness: ["name", "address"],
  Event: ["name", "startDate", "location"],
  Recipe: ["name", "image"],
  VideoObject: ["name", "thumbnailUrl", "uploadDate"],
  JobPosting: ["title", "description", "datePosted", "hiringOrganization"],
  FAQPage: ["mainEntity"],
  Question: ["name", ["acceptedAnswer", "suggestedAnswer"]],
  SoftwareApplication: ["name", "offers"],
  Course: ["name", "description"],
}

/** Subtypes of a type. */
const kinds: Readonly<Record<string, string>> = {
  Store: "LocalBusiness",
  Restaurant: "LocalBusiness",
  Bakery: "LocalBusiness",
  Dentist: "LocalBusiness",
  HairSalon: "LocalBusiness",
  AutoRepair: "LocalBusiness",
  Hotel: "LocalBusiness",
  MusicEvent: "Event",
  MobileApplication: "SoftwareApplication",
  WebApplication: "SoftwareApplication",
}

export interface Judged {
  readonly type: string
  readonly missing: readonly string[]
}

/** The missing properties of an item and its inner items, for known types. */
export function missingOf(node: Node, depth = 0): readonly Judged[] {
  const types = node.types.map((type) => kinds[type] ?? type).filter((type) => type in required)
  const isReference = Object.keys(node.properties).every((name) => name === "id" || name === "@id")
  const own = types.flatMap((type) =>
    isReference ? [] : [{ type, missing: (required[type] ?? []).flatMap((wish) => missing(node, wish)) }],
  )
  if (depth > 6) return own
  const inner = Object.values(node.properties).flatMap((values) =>
    values.filter(isNode).flatMap((value) => missingOf(value, depth + 1)),
  )
  return [...own, ...inner]
}

function missing(node: Node, wish: string | readonly string[]): readonly string[] {
  const names = typeof wish === "string" ? wish.split("|") : wish
  if (names.some((name) => (node.properties[name] ?? []).length > 0)) return []
  return [names.length > 1 && typeof wish !== "string" ? `one of ${names.join(", ")}` : (names[0] ?? "")]
}
