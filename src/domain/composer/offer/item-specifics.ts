import { isMaterialWord } from "../../text/materials.ts"
import { titleCase } from "../../text/title-case.ts"
import { readNounPhrase } from "../understand/noun-phrase.ts"
import type { Understanding } from "../understand/understand.ts"
import { capital } from "../wording.ts"
import { nounOf } from "./offer-phrases.ts"
import type { Offer, Piece } from "./piece.ts"

const maxNameChars = 40
const maxValueChars = 50

const colours =
  "black|white|grey|gray|silver|gold|chrome|blue|red|green|yellow|orange|pink|purple|brown|beige|cream|ivory|navy|teal|burgundy|charcoal|khaki|turquoise|bronze|copper|tan|maroon|olive"
const colourPhrase = new RegExp(
  `\\b(?:(?:dark|light|pale|deep|matt?e?|navy|sky|BR|forest) )?(?:${colours})(?:(?:-| and |/)(?:${colours}))*\\b`,
  "i",
)
const wholeColour = new RegExp(
  `^(?:in )?(?:(?:dark|light|pale|deep|matte?|BR) )?(?:${colours})(?:(?:-| and |/)(?:${colours}))*$`,
  "i",
)

const games =
  /\b(SNES|NES|N64|Nintendo (?:64|Switch|DS|3DS)|GameCube|Game ?Boy(?: (?:Color|Advance))?|Wii(?: U)?|PS[1-5]|PlayStation ?\d?|Xbox(?: (?:360|One|Series [XS]))?|Dreamcast|Mega Drive|Genesis|Saturn)\b/i

const unit =
  "mm|cm|m|in|inch|inches|ft|feet|kg|g|lb|lbs|oz|GB|TB|MB|MHz|GHz|hp|HP|W|kW|V|mAh|Ah|cc|L|l|litres?|km/h|mph|hours|speed|cu ft"
const across: Readonly<Record<string, string>> = {
  wide: "Width",
  deep: "Depth",
  high: "Height",
  tall: "Height",
  long: "Length",
  thick: "Thickness",
}

/** "Made in Sheffield" names no country. */
const countries =
  /^(?:England|Britain|UK|Scotland|Wales|Ireland|France|Germany|Italy|Spain|Portugal|Japan|China|USA|America|Canada|Mexico|India|Sweden|Norway|Denmark|Finland|Poland|Switzerland|Austria|Holland|Netherlands|Belgium|Turkey|Greece|Taiwan|Korea|Vietnam|Thailand|Indonesia|Malaysia|Brazil|Argentina|Australia|Russia|Ukraine|Hungary|Romania|Czechoslovakia|Czechia|Yugoslavia|Slovenia|Bulgaria|Israel|Pakistan|Nepal|Philippines)$/

type Row = readonly [name: string, value: string]

/** Patterns by which a short fact finds the filter it belongs to. */
const patterns: readonly (readonly [RegExp, (found: RegExpExecArray) => Row | null])[] = [
  [/^(?:ref(?:erence)?|model)(?: no\.?| number)? (\S*\d\S*)$/i, ([, value = ""]) => ["Reference Number", value]],
  [/^(?:oem )?part(?: no\.?| number)? (\S*\d\S*)$/i, ([, value = ""]) => ["Manufacturer Part Number", value]],
  [/\b(?:oem)\b.* part (\S*\d\S*)$/i, ([, value = ""]) => ["OE/OEM Part Number", value]],
  [/^(Core i\d\S*|Ryzen .+|M\d chip|Intel .+|Celeron .*)$/i, ([value = ""]) => ["Processor", value]],
  [/^(Windows .+|macOS .*|Chrome ?OS.*|Android \d+)$/i, ([value = ""]) => ["Operating System", value]],
  [/^(NTSC|PAL)\b.*$/i, ([value = ""]) => ["Region Code", value]],
  [/^([A-Z]{1,2}|\d:\d+) (?:gauge|scale)$/i, ([, value = ""]) => ["Gauge", value]],
  [/^size (.+)$/i, ([, value = ""]) => ["Size", value]],
  [/^((?:uk|us|eu) ?(?:size )?\d[\d.]*)$/i, ([, value = ""]) => ["Size", value]],
  [
    /^(?:measures )?(\d[\d.]*(?: ?[x×] ?\d[\d.]*)+ ?(?:mm|cm|m|in|inch|inches|ft)?)\b/i,
    ([, value = ""]) => ["Dimensions", value],
  ],
  [
    new RegExp(`^(\\d[\\d.,]* ?(?:${unit})) (wide|deep|high|tall|long|thick)$`, "i"),
    ([, value = "", how = ""]) => [across[how.toLowerCase()] ?? "Size", value],
  ],
  [/^weighs (?:about )?(\d[\d.,]* ?(?:kg|g|lbs?|oz))/i, ([, value = ""]) => ["Weight", value]],
  [
    new RegExp(`^([\\p{L} ]{4,24}) (\\d[\\d.,]* ?(?:${unit}))$`, "iu"),
    ([, name = "", value = ""]) => [titleCase(name), value],
  ],
  [
    new RegExp(`^(\\d[\\d.,]*[ -]?(?:${unit})) ([\\p{L}-][\\p{L} -]{1,24})$`, "iu"),
    ([, value = "", name = ""]) => (/\b(?:on|of|in|at|with|closed|open)\b/.test(name) ? null : [sizeName(name), value]),
  ],
  [
    /^(\d[\d.,]*) (hp|speed|gears)$/i,
    ([value = "", , name = ""]) => [name.toLowerCase() === "hp" ? "Power" : "Speeds", value],
  ],
  [/\bmade in ([A-Z]\p{L}+)/u, ([, value = ""]) => (countries.test(value) ? ["Country of Origin", value] : null)],
  [/^((?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:keyboard|layout)$/iu, ([, value = ""]) => ["Keyboard Layout", value]],
]

const sizeName = (name: string): string =>
  /^(?:full hd|hd|screen|display)/i.test(name)
    ? "Screen Size"
    : titleCase(/(?:case|deck|wheels?|blade|frame)$/i.test(name) ? `${name.split(" ").at(-1) ?? name} Size` : name)

const rowOf = ({ raw }: Piece): Row | null => {
  for (const [pattern, make] of patterns) {
    const found = pattern.exec(raw)
    if (found !== null) return make(found)
  }
  return null
}

const notOfType =
  /^(?:ton|inch|ft|cm|mm|and|or|set|used|black|white|gr[ea]y|silver|gold|chrome|blue|red|green|yellow|orange|pink|purple|brown|beige|cream)$/

/** Who made it and what they call it: the names and numbers before what it is. */
function makerRows(u: Understanding, offer: Offer): Row[] {
  const words = u.title.replace(/^(?:used|refurbished|vintage|boxed|authentic|original) /i, "").split(" ")
  const running = new Set(u.name.split(" "))
  const isCode = (word: string) =>
    /\d/.test(word) && /^[\p{L}\d./-]+$/u.test(word) && !/^(?:19|20)\d\d$|^\d+(?:mm|cm|in|GB)$/i.test(word)
  const [brand = ""] = words
  const codeAt = words.findIndex((word, index) => index > 0 && index < 5 && isCode(word))
  const hasName = codeAt > 0 && running.has(brand) && /^\p{Lu}/u.test(brand) && !games.test(u.title)
  const two = `${brand} ${words[1] ?? ""}`
  const maker =
    /^(?:John Deere|Le Creuset|Fisher Price|Black Decker|Royal Doulton|Harley Davidson|General Electric)$/i.test(two)
      ? two
      : brand
  const from = maker === two ? 2 : 1
  const model = words.slice(Math.min(from, codeAt), codeAt + 1)
  const next = words[codeAt + 1] ?? ""
  // "261 James Bond": the name goes on, and is no model.
  const isName = /^\p{Lu}\p{Ll}+$/u.test(words[codeAt + 2] ?? "") && running.has(words[codeAt + 2] ?? "")
  const isLonger = running.has(next) && /^\p{Lu}\p{Ll}+$/u.test(next) && !/^(?:19|20)/.test(next) && !isName
  const noun = nounOf(u, offer)
  const head = readNounPhrase(offer.name).head.split(" ")
  const type =
    head
      .slice(-3)
      .filter((word) => /^\p{Ll}+(?:-\p{Ll}+)*$/u.test(word) && !notOfType.test(word))
      .join(" ") || (/\d/.test(noun) && u.category !== "" ? u.category : noun)
  return [
    ...(hasName
      ? [["Brand", maker] as const, ["Model", [...model, isLonger ? next : ""].filter(Boolean).join(" ")] as const]
      : []),
    ...(games.test(u.title) ? [["Platform", games.exec(u.title)?.[0] ?? ""] as const] : []),
    ["Type", titleCase(type.replace(/ only$/, ""))],
  ]
}

function lookRows(offer: Offer): Row[] {
  const own = offer.pieces.filter(({ isOfThing }) => isOfThing)
  const colour =
    own
      .map(({ raw }) => raw.replace(/ (?:body|finish|case|casing|frame|colou?r)$/, ""))
      .find((raw) => wholeColour.test(raw))
      ?.replace(/^in /, "") ??
    colourPhrase.exec(offer.name)?.[0] ??
    ""
  const materials = [...new Set(offer.name.toLowerCase().match(/[a-z]+/g) ?? [])].filter(
    (word) => isMaterialWord(word) && word !== "gold" && word !== "silver" && word !== "chrome",
  )
  return [
    ["Colour", capital(colour)],
    ["Material", titleCase(materials.join(", "))],
  ]
}

/** eBay's filters, with what the brief says and nothing else. */
export function itemSpecifics(u: Understanding, offer: Offer, condition: string, maxItems: number): string[] {
  const own = offer.pieces.filter(({ isOfThing, kind }) => isOfThing && kind !== "saying")
  const year =
    /\b(?:made in|from|circa|c\.) ?(?:\p{L}+ )?((?:19|20)\d\d)\b/u.exec(
      `${u.title} ${[offer.name, ...own.map(({ raw }) => raw)].join(". ")}`,
    )?.[1] ??
    /\b(?:19|20)\d\d\b/.exec(u.title)?.[0] ??
    ""
  const fits =
    /\bfor (?:the )?((?:(?:19|20)\d\d|(?!(?:Christmas|Halloween|Easter|Mother|Father|Valentine)\b)\p{Lu}\p{L}+ \S).*)$/u.exec(
      offer.name,
    )?.[1] ?? ""
  const found = own.map((piece) => ({ piece, row: rowOf(piece) }))
  const rest = found.filter(({ row }) => row === null).map(({ piece }) => piece)
  const gathered = (topic: Piece["topic"], pattern: RegExp | null): string => {
    const items = rest.filter(
      (piece) =>
        piece.topic === topic &&
        !wholeColour.test(piece.raw) &&
        piece.raw.length < 36 &&
        (pattern === null || pattern.test(piece.raw)),
    )
    const out: string[] = []
    for (const { raw } of items)
      if ([...out, raw].join(", ").length <= maxValueChars)
        out.push(raw.replace(/^(?:an?|the|is|with|(?:comes|sold|supplied) with|includes) /i, ""))
    return capital(out.join(", "))
  }
  const rows: Row[] = [
    ...makerRows(u, offer),
    ...found.flatMap(({ row }) => (row === null ? [] : [row])),
    ["Fits", fits],
    ["Year Manufactured", fits === "" ? year : ""],
    ...lookRows(offer),
    ["Condition", capital(condition)],
    ["Features", gathered("spec", null)],
    ["Included", gathered("included", null)],
    ["Not Included", capital(gathered("absent", /^no /i).replace(/\bno /gi, ""))],
    ["Work Done", gathered("work", null)],
  ]
  const seen = new Set<string>()
  return rows
    .map(([name, value]) => ({ name: u.isBritish ? name : name.replace("Colour", "Color"), value: value.trim() }))
    .filter(({ name, value }) => {
      const isGood =
        value !== "" &&
        value.length <= maxValueChars &&
        name.length <= maxNameChars &&
        !name.includes(":") &&
        !seen.has(name)
      seen.add(name)
      return isGood
    })
    .slice(0, maxItems)
    .map(({ name, value }) => `${name}: ${value}`)
}
