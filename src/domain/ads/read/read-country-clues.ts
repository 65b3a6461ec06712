import type { AdsForm } from "../ads-form.ts"

/** Clues to the country besides the location. */
export type CountryClues = Pick<
  AdsForm,
  "location" | "address" | "phone" | "website" | "industry" | "primaryServices" | "uniqueSellingProposition"
>

const postcodes: readonly { readonly pattern: RegExp; readonly countryCode: string }[] = [
  { pattern: /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/i, countryCode: "CA" },
  { pattern: /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/i, countryCode: "GB" },
  { pattern: /\b(?:D6W|[AC-FHKNPRTV-Y]\d\d) ?[\dAC-FHKNPRTV-Y]{4}\b/i, countryCode: "IE" },
  { pattern: /\b(?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT) \d{4}\b/i, countryCode: "AU" },
  { pattern: /\b[A-Z]{2} \d{5}(?:-\d{4})?\b/, countryCode: "US" },
]

const numbers: readonly { readonly pattern: RegExp; readonly among: readonly string[] }[] = [
  { pattern: /^(?:\+|00)44/, among: ["GB"] },
  { pattern: /^(?:\+|00)353/, among: ["IE"] },
  { pattern: /^(?:\+|00)61/, among: ["AU"] },
  { pattern: /^(?:\+|00)64/, among: ["NZ"] },
  { pattern: /^\+1/, among: ["US", "CA"] },
  { pattern: /^0\d{10}$/, among: ["GB"] },
  { pattern: /^0\d{8,9}$/, among: ["GB", "IE", "AU", "NZ"] },
  { pattern: /^1?[2-9]\d{9}$/, among: ["US", "CA"] },
]

const sites: readonly { readonly pattern: RegExp; readonly countryCode: string }[] = [
  { pattern: /\.uk$/i, countryCode: "GB" },
  { pattern: /\.ie$/i, countryCode: "IE" },
  { pattern: /\.au$/i, countryCode: "AU" },
  { pattern: /\.nz$/i, countryCode: "NZ" },
  { pattern: /\.ca$/i, countryCode: "CA" },
]

const words: readonly { readonly pattern: RegExp; readonly among: readonly string[] }[] = [
  { pattern: /£|\b[Gg]as [Ss]afe\b|\bMOTs?\b/, among: ["GB"] },
  { pattern: /€/, among: ["IE"] },
  { pattern: /\bsolicitors?\b|\bestate agen(?:ts?|cy)\b|\blettings?\b/i, among: ["GB", "IE"] },
  {
    pattern:
      /\b(?:tyres?|maths|kerbs?|removalists?|conservator(?:y|ies)|fascias?|skirting|worktops?|joiners?|joinery|bespoke|decking|wardrobes?|mums?|takeaway|call[- ]outs?|hen (?:parties|dos?))\b/i,
    among: ["GB", "IE", "AU", "NZ"],
  },
  { pattern: /\b(?:colour\w*|programmes?|centres?|jewellery|counselling)\b/i, among: ["GB", "IE", "AU", "NZ", "CA"] },
  { pattern: /\b(?:tires?|attorneys?|realtors?|drywall|faucets?|furnaces?|colors?)\b/i, among: ["US", "CA"] },
]

/** The countries that fit the rest of the form, the surest clue first; null if there is no clue. */
export function readCountryClues(clues: CountryClues): readonly string[] | null {
  const address = `${clues.location}\n${clues.address}`.slice(0, 400)
  const postcode = postcodes.find(({ pattern }) => pattern.test(address))
  if (postcode !== undefined) return [postcode.countryCode]
  const number = clues.phone.slice(0, 40).replace(/\(0\)|[^\d+]/g, "")
  const dialed = numbers.find(({ pattern }) => pattern.test(number))
  if (dialed?.among.length === 1) return dialed.among
  const host = /^https?:\/\/([^/:?#]+)/i.exec(clues.website.slice(0, 300))?.[1] ?? ""
  const site = sites.find(({ pattern }) => pattern.test(host))
  if (site !== undefined) return [site.countryCode]
  if (dialed !== undefined) return dialed.among
  const said = [clues.industry, clues.primaryServices, clues.uniqueSellingProposition].join("\n").slice(0, 8000)
  return words.find(({ pattern }) => pattern.test(said))?.among ?? null
}
