import type { Fact } from "./facts.ts"

const cords = /\b(?:cables?|wires?|cords?|leads?)$/i

/** "Not drilled", where another says "undrilled"; "1.5 m USB wire" where another says "1.5 m USB cable". */
export function isInOneWord(fact: Fact, facts: readonly Fact[]): boolean {
  const denied = /^not (\p{L}+ed)$/iu.exec(fact.text)?.[1]?.toLowerCase()
  const same = (text: string): string => text.toLowerCase().replace(cords, "cable")
  const bare = (text: string): string =>
    text
      .toLowerCase()
      .replace(/^(?:a )?(?:little|some|bit of|few) | the\b/g, "")
      .trim()
  const isBit = /^(?:a )?(?:little|some|bit of) /i.test(fact.text)
  // "350W" and "350 W"
  const isFigure = /^\d[\d.]* ?\p{L}{1,3}$/u.test(fact.text)
  const close = (text: string): string => text.replace(/ /g, "").toLowerCase()
  const isCord = /\d/.test(fact.text) && cords.test(fact.text)
  return facts.some(
    (other, at) =>
      other !== fact &&
      ((denied !== undefined && other.text.toLowerCase() === `un${denied}`) ||
        (isBit && at < facts.indexOf(fact) && bare(other.text) === bare(fact.text)) ||
        (isFigure && at < facts.indexOf(fact) && close(other.text) === close(fact.text)) ||
        (isCord && at < facts.indexOf(fact) && same(other.text) === same(fact.text))),
  )
}
