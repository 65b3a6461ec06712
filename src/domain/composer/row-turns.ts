import { type Change, large } from "./turning.ts"
import { isForm } from "./understand/verbs.ts"

// What stands in the middle of a row, moved to where it says the same.

/** "We paint the trim, inside and out, and test for lead": what is true of the whole may open it. */
const frontBothWays: Change = (text) =>
  text.replace(
    /^(We|You|They|I) ([^;:.]+?), ((\p{Ll}+) and (\p{Ll}+)), and ([^;:.]+)\.$/u,
    (whole: string, who: string, told: string, both: string, first: string, second: string, rest: string) =>
      sides.has(`${first} ${second}`)
        ? `${large(both)}, ${who === "I" ? "I" : who.toLowerCase()} ${told}, and ${rest}.`
        : whole,
  )
const sides = new Set(["inside out", "indoors out", "inside outside", "indoors outdoors", "summer winter", "day night"])

/** "Paint clapboard, shingle and trim on older homes": three bare things before what holds for all of them. */
const turnBareThings: Change = (text) =>
  text.replace(
    /\b(\p{Ll}{3,}) (\p{Ll}{4,}), (\p{Ll}{4,}) and (\p{Ll}{4,})(?= (?:on|in|for) (?:\p{Ll}+ )?\p{Ll}+s\b)/u,
    (whole: string, before: string, first: string, second: string, third: string) => {
      const isDeed = isForm(before, "base") && !/^(?:can|will|may|must)$/.test(before)
      const isDone = [first, second, third].some((word) => /(?:ing|ed|ly)$/.test(word))
      return isDeed && !isDone ? `${before} ${third}, ${first} and ${second}` : whole
    },
  )

const inTime = /^the (?:first|second|third|next|last|start|end|morning|beginning|middle)\b/

/** "Lists the primer, the paint and the number of coats" */
const turnTheThings: Change = (text) =>
  text.replace(
    /(?<=\b\p{Ll}+ )(the \p{Ll}+), (the \p{Ll}+)(?=,? and the \p{Ll}+)/u,
    (whole: string, first: string, second: string) =>
      [first, second].some((one) => inTime.test(one)) ? whole : `${second}, ${first}`,
  )

/** "A replacement on a single-bowl sink using basic tools": what it is done with, and then what on. */
const turnTools: Change = (text) =>
  text.replace(
    / on (an? (?:[\p{L}\d-]+ ){1,4}?[\p{L}-]+) using ((?:only )?(?:\p{Ll}+ ){0,2}\p{Ll}+s)(?=[.,]|$)/u,
    " with $2 on $1",
  )

/** Every change of a row, tried one by one. */
export const rowTurns: readonly Change[] = [frontBothWays, turnBareThings, turnTheThings, turnTools]
