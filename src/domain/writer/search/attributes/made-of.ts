import { massNouns } from "../../../text/words/mass-nouns.ts"
import { isMaterialWord, woodIn } from "../../../text/words/materials.ts"
import type { Fact } from "../../fact.ts"
import { nameIn } from "../../type/shape.ts"
import type { Understanding } from "../../understanding.ts"
import type { NounPhrase } from "../phrases/noun-phrase.ts"
import { isGrade, isSortOfTree } from "../phrases/word-classes.ts"
import { isSame } from "./fact-attributes.ts"
import { isConditional, statementsOf } from "./limits.ts"

/** Ways of making that buyers type before a thing: "woven basket", "turned bobbin". */
export const crafts =
  "woven|turned|carved|knitted|crocheted|forged|quilted|hammered|embroidered|beaded|felted|plaited|coiled|braided|hitched|tooled|smocked"
const makings = `${crafts}|tied|knotted|sawn|poured|dyed|made|handmade|crafted|cut|cast|sewn|stitched|built|bent|thrown|spun|pressed|shaped|hewn|cleft`
const making = new RegExp(
  String.raw`\b(?:(hand)[- ]?)?(${makings})(?: by hand| one at a time)?(?: (?:from|of|out of|in) ([^.;:(]+))?(?![\p{L}-])`,
  "iu",
)

export interface Making {
  readonly fact: Fact
  /** "woven"; nothing for "made". */
  readonly craft: string
  readonly stuffs: readonly string[]
}

const maxStuffs = 3
const maxBetween = 50
const maxBehind = 3

/** What the seller says the thing itself is made of and how: "a basket woven from Scottish willow", "They are cut from cowhide." */
export function makingOf({ facts, runs }: Understanding, subject: NounPhrase): readonly Making[] {
  return [...facts, ...runs]
    .filter(({ isEnglish, field, topic }) => isEnglish && !/Story$/.test(field) && topic !== "pain")
    .map((fact) => ({ ...fact, text: statementsOf(fact.text)[0] ?? "" }))
    .filter(({ text }) => !isConditional(text))
    .flatMap((fact) => {
      const { text } = fact
      const [whole, hand, how = "", rest = ""] = making.exec(text) ?? []
      const before = text.slice(0, text.indexOf(whole ?? ""))
      if (whole === undefined || !isOfThing(before, subject) || isOfPart(before, text.slice(whole.length), subject))
        return stuffItIs(fact, subject)
      const done = new RegExp(`^(?:${crafts})$`, "i").test(how) ? how.toLowerCase() : ""
      const craft = hand === undefined || done === "" ? done : `hand ${done}`
      return [{ fact, craft, stuffs: stuffsIn(rest) }]
    })
}

/** "Plaited brown cloth handset cord" of a telephone */
function isOfPart(before: string, behind: string, { head }: NounPhrase): boolean {
  const isName =
    before === "" && /^ \p{L}/u.test(behind) && !/^ (?:by|from|in|on|with|for|and|to|at|using)\b/i.test(behind)
  const name = nameIn(behind.trim()).toLowerCase()
  return isName && name !== "" && !name.split(" ").some((word) => isSame(word, head))
}

const being = /^([^,;:]{2,40}?) (?:is|are) (?:an? )?([^,;:.]{3,60}?)(?=$|[,;.]| (?:and|with|that|which|so)\s)/iu

/** "They are soft silicone", "The fabric is a 310 gsm cotton canvas with 2% elastane" */
function stuffItIs(fact: Fact, { head }: NounPhrase): Making[] {
  const [, before = "", said = ""] = being.exec(fact.text) ?? []
  const words = before.toLowerCase().split(" ")
  const isThing =
    /^(?:it|they|each|both|these|(?:the|our) (?:fabric|material|cloth|leather|wool|wood))$/.test(words.join(" ")) ||
    (/^(?:the|our|each|these|all)$/.test(words[0] ?? "") && words.length < 5 && isSame(words.at(-1) ?? "", head))
  const row = said.toLowerCase().split(" ")
  const isPlain = row.length < 5 && !/\b(?:or|no|not|than|like|as|for|in|on|of|from|to)\b/.test(said)
  const stuff = isThing && isPlain && isMaterialWord(row.at(-1) ?? "") ? stuffIn(row.join(" ")) : undefined
  return stuff === undefined ? [] : [{ fact, craft: "", stuffs: [stuff] }]
}

/** Nothing, "They are", or the thing's own noun comes before: "a basket for the handlebars, woven from willow". */
function isOfThing(before: string, { head }: NounPhrase): boolean {
  const [name = "", ...more] = before.split(/,\s|\s(?=for\s)/)
  if (more.length > 0 && more.join(" ").length < maxBetween && isSame(name.toLowerCase().split(" ").at(-1) ?? "", head))
    return !/\s(?:is|are|with|and|has|have)\s/.test(` ${more.join(" ")} `)
  const words = before
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' -]+/gu, " ")
    .trim()
    .split(/\s+/)
  const last = words.at(-1) ?? ""
  // "Lace bobbins midlands style turned from plum"
  if (last === "" || words.slice(-maxBehind).some((word) => isSame(word, head))) return true
  return (
    /^(?:is|are)$/.test(last) &&
    words.length < 5 &&
    (/^(?:it|they|each|all|both|these)$/.test(words[0] ?? "") || words.some((word) => isSame(word, head)))
  )
}

/** "plum, yew and holly with spangles": the plain materials of a row without a choice. */
function stuffsIn(rest: string): string[] {
  const [row = ""] = rest.toLowerCase().split(/\s(?:with|by|for|so|to|that|which|at|on|in|using|over|then)\s/)
  if (/\bor\b|\d+ ?%/.test(row)) return []
  return row
    .split(/,\s*(?:and )?|\sand\s/)
    .flatMap((each) => stuffIn(each.trim()) ?? [])
    .slice(0, maxStuffs)
}

/** "Undyed yarn" does not say of what. */
const ofAny = /^(?:yarn|thread|fabric|cloth|fibre|fiber|string)$/

function stuffIn(text: string): string | undefined {
  const words = text.split(" ")
  const [before = "", last = ""] = words.slice(-2)
  const wood = woodIn(`made of ${text}`)
  if (wood !== null) return wood
  if (!isMaterialWord(last) && !massNouns.has(last)) return undefined
  // "Cotton canvas"
  if (words.length > 1 && (isMaterialWord(before) || isGrade(before) || isSortOfTree(before, last)))
    return `${before} ${last}`
  return ofAny.test(last) ? undefined : last
}
