import type { Evidence } from "./evidence.ts"
import type { Span } from "./find-phrases.ts"
import { readTokens } from "./tokens.ts"

const verbs =
  "made|handmade|crafted|handcrafted|designed|built|born|manufactured|assembled|produced|roasted|mixed|sewn|woven|grown|brewed|baked|printed|poured|sourced|ships|shipped|shipping|imported|based|located|founded|harvested|bottled|distilled|engineered|direct|straight|cut|forged|knitted|filmed|recorded"
const anyCase = verbs
  .split("|")
  .map((verb) => `[${verb.charAt(0).toUpperCase()}${verb.charAt(0)}]${verb.slice(1)}`)
  .join("|")
const place = new RegExp(
  String.raw`\b(?:${anyCase})(?:\s(?:and|&)\s\p{L}+)?(?:\sby\s\p{L}+)?\s(?:in|from)\s(?:the\s)?(\p{Lu}[\p{L}.'’-]*(?:,?\s(?:of\s)?\p{Lu}[\p{L}.'’-]*){0,3})`,
  "gu",
)

/** For each country, its names and its adjectives. */
const countries =
  "italy italian|germany german|france french|japan japanese|china chinese|usa america american us states|uk britain british england english scotland scottish wales welsh|switzerland swiss|sweden swedish|norway norwegian|denmark danish|finland finnish|ireland irish|spain spanish|portugal portuguese|turkey turkish|india indian|mexico mexican|brazil brazilian|peru peruvian|egypt egyptian|morocco moroccan|greece greek|netherlands dutch holland|belgium belgian|austria austrian|poland polish|ukraine ukrainian|russia russian|canada canadian|australia australian|korea korean|vietnam vietnamese|thailand thai|indonesia indonesian bali balinese|iceland icelandic|ethiopia ethiopian|kenya kenyan|colombia colombian|guatemala guatemalan|persia persian iran|israel israeli|scandinavia scandinavian nordic"
const kinOf = new Map(
  countries.split("|").flatMap((names) => names.split(" ").map((name): [string, string[]] => [name, names.split(" ")])),
)
const things =
  "made|crafted|craftsmanship|engineered|engineering|designed|built|quality|leather|linen|cotton|silk|wool|steel|oak|walnut|marble|porcelain|glass|crystal|silver|gold|olive oil|beans|coffee|chocolate|cocoa|ceramic|stoneware|pottery|fabric|cloth"
const origin = new RegExp(String.raw`(?<!\p{L})(\p{Lu}\p{L}+)[\s-](?:${things})(?!\p{L})`, "gu")

/** Places by which a brief names its country. */
const homes: Readonly<Record<string, string>> = {
  uk: "london leeds manchester birmingham bristol liverpool sheffield brighton oxford cambridge york edinburgh glasgow cardiff sussex kent surrey essex yorkshire devon cornwall norfolk suffolk cumbria dorset somerset hampshire wiltshire",
  usa: "alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada hampshire jersey mexico carolina dakota ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming nc sc tx ny ca fl wa wi oh pa va az",
}
const homesOf = new Map(
  Object.entries(homes).flatMap(([country, places]) =>
    (kinOf.get(country) ?? []).map((name): [string, string[]] => [name, places.split(" ")]),
  ),
)

/** Origins that the text claims and the brief does not. */
export function findPlaces(text: string, evidence: Evidence): Span[] {
  const made = [...text.matchAll(place)].filter(({ 1: name = "" }) => !isKnown(name, evidence))
  const named = [...text.matchAll(origin)].filter(
    ({ 1: name = "" }) => kinOf.has(name.toLowerCase()) && !isKnown(name, evidence),
  )
  return [...made, ...named].map((match) => ({ start: match.index, end: match.index + match[0].trimEnd().length }))
}

const months =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Fall|Winter|One|Two|Three|I|Our|Small|House|A|An|Your|Under|Less)$/u

function isKnown(name: string, evidence: Evidence): boolean {
  const words = readTokens(name).map(({ word }) => word)
  if (months.test(name.split(/[\s,]/u)[0] ?? "")) return true
  return words.some((word) =>
    [word, ...(kinOf.get(word) ?? []), ...(homesOf.get(word) ?? [])].some((one) => evidence.words.has(one)),
  )
}
