import type { BriefText } from "../seo/brief.ts"

/** Fields that identify the business. The rest is useful to other sellers. */
const identity = [
  "businessName",
  "location",
  "website",
  "competitors",
  "etsyShopName",
  "amazonBrand",
  "ebayStoreName",
  "shopifyStoreName",
  "shopifyDomain",
  "shopifyVendor",
  "channelName",
  "appName",
  "tiktokShopName",
  "facebookLocation",
] as const satisfies readonly BriefText[]

const contacts = [
  /[\w.+-]+@[\w-]+(\.[\w-]+)+/g,
  /\b(https?:\/\/|www\.)\S+/gi,
  /(?<![\d.,])\+?\d[\d ()/-]{7,}\d(?![\d.,])/g,
]

type Row = Readonly<Record<string, unknown>>

/** A form as strangers may see it: without its author's names, places, addresses and numbers. */
export function withoutIdentity<Form extends Row>(form: Form): Form {
  const names = identity
    .map((key) => form[key])
    .filter((name) => typeof name === "string" && name.trim().length >= 3)
    .map((name) => String(name).trim())
  const clean = (value: unknown): unknown => {
    if (typeof value === "string") return cleanText(value, names)
    if (Array.isArray(value)) return value.map(clean)
    if (value === null || typeof value !== "object") return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner)]))
  }
  const emptied = Object.fromEntries(identity.flatMap((key) => (key in form ? [[key, ""]] : [])))
  const cleaned = Object.fromEntries(Object.entries(form).map(([key, value]) => [key, clean(value)]))
  return { ...form, ...cleaned, ...emptied }
}

function cleanText(text: string, names: readonly string[]): string {
  const withoutContacts = contacts.reduce((rest, pattern) => rest.replace(pattern, ""), text)
  const withoutNames = names.reduce((rest, name) => {
    const word = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    return rest.replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${word}(?![\p{L}\p{N}])`, "giu"), "…")
  }, withoutContacts)
  return withoutNames === text ? text : withoutNames.replaceAll(/[ \t]{2,}/g, " ").trim()
}
