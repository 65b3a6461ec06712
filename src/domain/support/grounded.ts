/** Promises that a model may make only if the sources do. */
const promises =
  /\b(refunds?|guarantee[ds]?|warrant\w+|free|trial|lifetime|discounts?|coupons?|credits?|compensat\w+|phone|24\/7|always|never)\b/giu
const figures = /[$€£]?\d[\d.,]*\d%?|[$€£]?\d%?/gu
const addresses = /[\w.+-]+@[\w-]+\.[\w.]+|\bhttps?:\/\/\S+|\b[\w-]+\.(?:com|org|net|io)\b/giu

/** Whether an answer has no number, address or promise that is missing from its sources. */
export function isGrounded(answer: string, sources: string): boolean {
  const said = sources.toLowerCase()
  return [promises, figures, addresses].every((pattern) =>
    [...answer.matchAll(pattern)].every(([found]) => hasWhole(said, found.toLowerCase().replace(/[.,]$/, ""))),
  )
}

/** "9" is not in "9.99", nor "free" in "freely". */
function hasWhole(text: string, part: string): boolean {
  const escaped = part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  return new RegExp(`(?<![\\w$€£]|\\d[.,])${escaped}(?![\\w%]|[.,]\\d)`, "u").test(text)
}
