import type { Fact } from "../../fact.ts"
import { needsName } from "../../read/leans.ts"
import type { Understanding } from "../../understanding.ts"
import { followersOf, isWholeAlone, tailOf } from "../../write/followers.ts"
import { withoutEnd } from "../../write/grammar.ts"
import { lineOf } from "../../write/lines.ts"
import { tellsRange } from "../../write/telling-lines.ts"
import { isAboutThing, withoutSubject } from "./without-subject.ts"

/** "Before a job it shows you 20 terms. After it you write the hours": a sentence with those that need it. */
export const toldWhole = (fact: Fact, u: Understanding): string => {
  // "We also tune bells" begins no list.
  const line = lineOf(fact, u).replace(/^(We|I) also (?=\p{Ll})/u, "$1 ")
  return isWholeAlone(fact, u) ? withTail(line, fact, u) : tailOf(line, fact, u)
}

/** "We weave it from willow. It holds 14 kg of logs": what has no line of its own, right behind what it is said of. */
function withTail(line: string, fact: Fact, u: Understanding): string {
  const [next] = followersOf(fact, u)
  const longer = `${withoutEnd(line)}. ${withoutEnd(next?.text ?? "")}`
  const isSure =
    next !== undefined && fact.isCareful && u.genre !== "video" && isAboutThing(fact, u) && needsName(next.text)
  return isSure && longer.length <= maxTail && withoutSubject(next, fact, u) === "" ? longer : line
}
const maxTail = 170

/** "The paper is 120 gsm", "I marble by hand on a bath": true of all that a shop sells, and no row of it. */
export const isOfAll = ({ topic, field, isCareful, text }: Fact, u: Understanding): boolean =>
  topic === "shop" &&
  isCareful &&
  field === "description" &&
  !tellsRange(text, u) &&
  !/^(?:we|i) (?:also|sell|stock|offer|have|are|am)\b/i.test(text)
