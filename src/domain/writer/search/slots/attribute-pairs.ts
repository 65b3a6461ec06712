import { titleCase } from "../../../text/case/title-case.ts"
import { countUnits } from "../../../text/measure/units.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import type { Understanding } from "../../understanding.ts"
import { subjectOf } from "../attributes/attributes.ts"
import { crafts, makingOf } from "../attributes/made-of.ts"
import { occasionsIn } from "../phrases/buyers.ts"
import type { Room } from "./room.ts"

/** What a shop filters by, each value with its name: "Color: navy, cream", "Occasion: Christmas". */
export function attributePairs(u: Understanding, { max, unit }: Room): string[] {
  if (u.language !== "en") return []
  const subject = subjectOf(u)
  const { attributes } = subject
  const ofKind = (kinds: RegExp): string[] =>
    attributes.filter(({ kind, text }) => kinds.test(kind) && !/\d/.test(text)).map(({ text }) => text)
  const told = ofKind(/^(?:style|trait)$/).filter(isDone)
  const pairs = [
    ["Material", ofKind(/^material$/)],
    [u.isBritish ? "Colour" : "Color", ofKind(/^colour$/)],
    ["Style", ofKind(/^(?:style|trait)$/).filter((text) => isStyle(text) && !isFrom(text, u))],
    [
      "Technique",
      told.length > 0
        ? told
        : makingOf(u, subject)
            .map(({ craft }) => craft)
            .filter(isDone),
    ],
    ["Occasion", occasionsIn(u).map(inCalendar)],
  ] as const
  return pairs.flatMap(([name, values]) => {
    const text = fitting(distinct(values), `${name}: `, (said) => countUnits(said, unit) <= max)
    return text === "" ? [] : [text]
  })
}

/** What shops filter by. "Fore-edge", "long-handled" and "fresh" are no styles. */
const styles: ReadonlySet<string> = new Set(
  `vintage, antique, retro, rustic, boho, bohemian, modern, minimalist, contemporary, traditional, classic, farmhouse,
  cottagecore, industrial, scandinavian, scandi, nordic, mid-century, mid century modern, art deco, art nouveau, victorian,
  edwardian, georgian, regency, gothic, steampunk, celtic, folk, folk art, tribal, coastal, nautical, shabby chic, primitive,
  baroque, medieval, viking, tudor, abstract, geometric, floral, botanical, whimsical, kawaii, hippie, western, southwestern,
  japanese, moroccan, mexican, zen, wabi-sabi, tropical, shaker, mission, nouveau, deco, colonial, renaissance`.split(
    /,\s+/,
  ),
)
const isStyle = (text: string): boolean => styles.has(text)

/** "New Zealand", of a seller who lives there */
const isFrom = (text: string, { brief }: Understanding): boolean => brief.location.toLowerCase().includes(text)

/** "Carved", "hand-painted": how it is made, and no style; "handmade" does not say how. */
const done = new RegExp(
  String.raw`^(?:hand[- ]?(?!made|crafted)\p{L}+|${crafts}|knotted|stitched|engraved|etched|thrown|cast|blown|dyed|printed|painted)$`,
  "u",
)
const isDone = (text: string): boolean => done.test(text)

/** "Mother's Day" of "mothers day", as it is typed in a search */
const inCalendar = (time: string): string => titleCase(time).replace(/^(Mother|Father|Valentine)s(?= )/, "$1's")

/** "Damson" is said in "damson wood". */
const distinct = (values: readonly string[]): readonly string[] =>
  [...new Set(values.flatMap((value) => value.split(" or ")))].filter(
    (value, at, all) =>
      !all.some(
        (other, index) =>
          index !== at &&
          other.length > value.length &&
          contentWords(value).every((stem) => contentWords(other).includes(stem)),
      ),
  )

const fitting = (values: readonly string[], name: string, isFit: (text: string) => boolean): string =>
  values.reduce((said, value) => {
    const longer = said === "" ? `${name}${value}` : `${said}, ${value}`
    return isFit(longer) ? longer : said
  }, "")
