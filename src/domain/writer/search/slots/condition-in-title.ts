import { titleCase } from "../../../text/case/title-case.ts"
import { countUnits } from "../../../text/measure/units.ts"
import type { Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"
import { conditionTyped } from "./condition-typed.ts"
import { isNew } from "./is-new.ts"
import type { Room } from "./room.ts"

const sentenceBehind =
  /^((?:brand )?new|used) (?:(?:has|works?|plays?|runs?|needs?|still|got|fires?|starts?|turns?)\b.*|\p{L}+ \d.*)$/iu

const maxStateWords = 5

/** "Used" alone would promise more than "used, partly working", "used needs paint" or "used, spares/repair". */
const worse =
  /^(used|pre-?owned|second ?hand)[,;]? ((?:spares ?(?:\/|or|and|&) ?repairs?|for (?:spares|parts)|(?:partly|part|not|non|needs?|untested|faulty|as is)\b)(?: [^\s,;.(/]+){0,2})(?=[,;.(/]|$)/iu

/** "Reconditioned" and "remanufactured" say the same. */
const renewed = /\b(?:re(?:conditioned|manufactured|furbished|built|newed|stored)|recon)\b/i

const saysUsed = /\b(?:second[- ]?hand|pre-?owned|pre-?loved|reclaimed|salvaged)\b/i

/** A used thing's condition, in the form's words, if there is room. */
export function withCondition(title: string, u: Understanding, { max, unit, target }: Room): string {
  const { genre, language } = u
  if ((genre !== "auction" && genre !== "local") || language !== "en") return title
  const state = withoutEnd(conditionTyped(u))
  const [, first = "", fault = ""] = worse.exec(state) ?? []
  // "Used has dent", "used works": behind the first word, a sentence begins.
  const said = (state.split(/\s*[,;(./]\s*/)[0] ?? "")
    .replace(sentenceBehind, "$1")
    // "Second hand 8/10"
    .replace(/ \d+$/, "")
  const short = said.split(" ").length > maxStateWords ? (said.split(" and ")[0] ?? "") : said
  // "Grass Alfalfa Mix, Good"
  const isBare = /^(?:good|fair|ok|okay|fine|great|excellent|very good|poor|perfect)$/i.test(short)
  // "Aged Alpaca Manure, New", "Seasoned Hardwood, New": a neighbor's thing is called new if it is not used, whatever it is.
  const isDenied =
    /^new$/i.test(short) &&
    (genre === "local" || /\b(?:aged|used|vintage|antique|reclaimed|second ?hand|restored|old)\b/i.test(title))
  const isRenewed = (renewed.test(short) && renewed.test(title)) || (/^used\b/i.test(short) && saysUsed.test(title))
  if (
    short === "" ||
    isBare ||
    isDenied ||
    isRenewed ||
    short.split(" ").length > maxStateWords ||
    !isNew(short, title)
  )
    return title
  // "Used good" is one of the form's own conditions.
  const graded = /^(used) (good|fair|like new|very good|acceptable)$/i.exec(short)
  if (graded !== null) {
    const longer = `${title}, ${titleCase(graded[1] ?? "")} - ${titleCase(graded[2] ?? "")}`
    return countUnits(longer, unit) <= Math.min(max, target.max) ? longer : title
  }
  const states = fault === "" ? [short] : [`${first}, ${fault}`, first]
  const titles = states.map((each) => `${title}, ${titleCase(each)}`)
  return titles.find((longer) => countUnits(longer, unit) <= Math.min(max, target.max)) ?? title
}
