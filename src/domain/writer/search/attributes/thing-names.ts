import { fixedCase } from "../../../text/case/fixed-case.ts"
import { isRightWord } from "../../../text/spell/right-words.ts"
import { isMaterialWord } from "../../../text/words/materials.ts"
import type { Thing } from "../../read/thing.ts"
import { isPlusOfModel } from "../../type/noun-shape.ts"
import { setOf } from "../../type/set-of.ts"
import { nameIn } from "../../type/shape.ts"
import { namesAThing } from "../../type/thing-phrase.ts"

/** "Cooke, " of a "Cooke, Troughton & Simms theodolite", which has one maker. */
function makerIn(name: string): string {
  const [maker = "", first = ""] = /^(\p{Lu}\p{Ll}+), \p{Lu}\p{Ll}+ & \p{Lu}\p{Ll}+ (?=\p{L})/u.exec(name) ?? []
  return isRightWord(first.toLowerCase()) ? "" : maker
}

/** Up to the first separator: "1,080 pieces" has none. */
export function firstPartOf(name: string): string {
  const maker = makerIn(name)
  // "British Railways (Western Region) signal lamp" goes on behind its bracket.
  const rest = name.slice(maker.length).replace(/\s*\([^()]*\)(?=\s+\p{L})/gu, "")
  return `${maker}${rest.split(/,\s+|\s*(?:[|(]|:(?!\d))\s*|\s[-–]\s/)[0] ?? rest}`
}

export function upToComma(name: string): string {
  const maker = makerIn(name)
  return `${maker}${name.slice(maker.length).split(", ")[0] ?? ""}`
}

/** A name without the words after it: "Bugaboo Fox Pram, Grey" is a pram. */
export const bareNameOf = (name: string): string => {
  const [first = name] = firstPartOf(name).split(/\s(?:that|which)\s/i)
  // "USB-C to HDMI cable" and "two-tier under sink organizer" are one name.
  if (/ to \p{L}| (?:under|over|behind) (?:\p{L}+ ){1,2}\p{L}+$/iu.test(first)) return withoutSize(first)
  const bare = withoutSize(first)
  return nameIn(bare) || bare
}

/** "Twin over double", and the "queen" of a "bed frame queen" */
const ofBed =
  /\s+(?:twin|single|double|full|queen|king)(?: xl| size)?(?:\s+over\s+(?:twin|single|double|full|queen|king))?$/i

/** "Mittens Men's L", "Raincoat Medium" */
const ofWearer =
  /(?<=\p{L}{3})\s+(?:(?:men|women|lad(?:y|ie)|kid|child|children|boy|girl|adult)['’]?s?\s+)?(?:size\s+)?(?:xx?s|s|m|l|\dxl|x{0,3}l|small|medium|large)$/iu

const withoutSize = (name: string): string =>
  name
    // "Dumbbell 2 to 20 kg"
    .replace(/\s+\d[\d.,]* ?(?:to|-|–) ?\d[\d.,]* ?(?:mm|cm|m|in|inch|ft|g|kg|lbs?|oz|ml|l|litres?|w|v)$/iu, "")
    .replace(ofBed, "")
    .replace(ofWearer, "")
    .replace(/(?<=\p{L}{3})\s+\d{2,4}(?: x \d{2,4}){1,2}$/u, "")
    .replace(/\s+(?:pack|set|box|lot|bag|bundle) of (?:\d+|\p{L}+)$/iu, "")
    .replace(/\s+(?:1[:/]\d+(?:st|nd|rd|th)?|one (?:twelfth|sixth|\p{L}+ inch)) scale$/iu, "")
    .replace(
      /(?:\s+(?:A\d|\d[\d.,]*(?:\s?x\s?\d[\d.,]*)*\s?(?:mm|cm|m|in|inch|inches|ft|oz|ml|cl|l|g|kg|lbs?|pack|pk|pieces?|pcs|ply|w|kw|kva|v|hp|psi|cc|count|ct)))+$/i,
      "",
    )

/** "Country cot and mattress" is a cot, and "pool pump and sand filter" a pump; "tongue and groove shed" is one thing. */
export function firstOfTwo(name: string): string {
  const [, first = "", article, second = "", use = ""] =
    /^(\S.* \S+) (?:and|&|\+|plus) (an? )?(\p{L}+(?: \p{L}+)?)( for .+)?$/iu.exec(name) ?? []
  if (article === undefined && second.includes(" ") && !/^\p{L}+ \p{L}+$/u.test(first) && !endsModel(first)) return name
  const [one = "", other = ""] = [first, second].map((each) => each.split(" ").at(-1) ?? "")
  // The sev of a "sev and murukku press" is no word that names a thing, and belongs to the press.
  const isThing = namesAThing(second.includes(" ") && !endsModel(first) ? one.toLowerCase() : one)
  // "Used Nintendo and Sega games" are games of both.
  return isThing && namesAThing(other) && !fixedCase.has(one.toLowerCase()) ? `${first}${use}` : name
}

/** "iPhone 8 Plus case": whatever follows, this is a thing of its own. "24 inch oak" is none. */
const endsModel = (name: string): boolean => {
  const words = name.toLowerCase().split(" ")
  const last = words.at(-1) ?? ""
  return words.slice(0, -1).some((_, at) => isPlusOfModel(words, at)) && !isMaterialWord(last)
}

/** "Extending dining table and six chairs" */
const andMore =
  /\s+(?:and|&|\+|plus)\s+(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\s(?!(?:ft|feet|foot|in|inch|inches|mm|cm|m|kg|g|lbs?|oz|ml|l|litres?)(?!\p{L})).*$/iu

/** The thing that is counted, not the count. */
export const calledFor = (name: string): string => firstOfTwo(name).replace(setOf, "").replace(andMore, "")

/** "Stovepipe baffle" of Tarrow Ridge: who types the maker's name has found it, and nobody types a half of it. */
export function withoutMaker({ name, seller }: Pick<Thing, "name" | "seller">): string {
  const rest = name.toLowerCase().startsWith(`${seller.toLowerCase()} `) ? name.slice(seller.length + 1) : ""
  return rest.includes(" ") && seller !== "" ? rest : name
}
