import { kindOf } from "../../text/words/word-kinds.ts"

/** "Wax and tray no brush", "canvas is rolled not folded": in a mess, a comma is missing before what a thing has not or is not. */
export const withCommaBeforeNo = (text: string): string =>
  text.replace(denied, (typed, before: string, no: string, after: string, at: number) => {
    const [first = ""] = text
      .slice(Math.max(0, at - maxWord), at)
      .split(" ")
      .slice(-2)
    const isApart = no.toLowerCase() === "no" ? isLack({ first, before, after }) : isContrast(before, after)
    return isApart ? `${before}, ${no}` : typed
  })

const maxWord = 20
const denied = /(?<![\p{L}\d'’-])([\p{L}\d][\p{L}\d'’-]{1,20}) (no|not)(?= (\p{L}[\p{L}\d'’-]{1,20}))/giu

const kind = (word: string): string => kindOf(word.toLowerCase())

const isLack = ({ first, before, after }: Record<"first" | "before" | "after", string>): boolean =>
  (/^(?:noun|plural|adjective|participle|number|adverb)$/.test(kind(before)) ||
    // "Instant download no refunds", "no filter no CO2": a thing, whatever it could do.
    (kind(before) === "base" && /^(?:adjective|determiner)$/.test(kind(first))) ||
    /^as is$/i.test(`${first} ${before}`)) &&
  !numbered.test(before) &&
  !/^(?:one|just|longer|more|less|later|doubt|matter)$/i.test(after)

/** "Part no", "there no", "yes no" */
const numbered =
  /^(?:part|serial|model|lot|ref|reg|item|order|stock|phone|tel|mobile|house|licence|license|member|there|yes|so|almost)$/i

/** "Bolts not supplied" and "deposit not refundable" are whole. */
function isContrast(before: string, after: string): boolean {
  const [said, next] = [kind(before), kind(after)]
  return /^(?:adjective|participle)$/.test(said)
    ? /^(?:noun|plural|participle|ing)$/.test(next)
    : /^(?:noun|plural)$/.test(said) && next === "noun" && !shortened.test(after)
}

const shortened = /^incl?$/i
