import { copiedWords, type Runs } from "../runs.ts"

/** What only follows from the sentence before it, or speaks of what that one named, keeps its place. */
const leans =
  /^(?:then|after that|send|bring|book|call|ask|tell|write|choose|pick|(?:most|many|some|several|few|others?|another|both|each|neither) (?!of (?:our|my|the|your)\b)|it|they|(?:\p{L}+ ){1,3}(?:them|those|these)|this|that|these|so|but|and|next|finally|now|there)\b|\b(?:most|many|some|all|both|each|one|none|few) of (?:them|these|those)\b|^(?:each|every|the) (?:one|other)\b/iu

/** More than these tell a story, and a story has an order. */
const mostMoved = 3

/** The order of equal sentences in which the least reads on as the seller typed it, over the full stops too. */
export function leastCopied(sentences: readonly string[], runs: Runs): readonly string[] {
  if (sentences.length < 2 || sentences.length > mostMoved || sentences.some((text) => leans.test(text)))
    return sentences
  const [first = "", second = "", ...rest] = sentences
  const orders = [sentences, [second, first, ...rest], sentences.toReversed(), [...rest, first, second]]
  const costs = orders.map((order) => copiedWords(order.join(" "), runs))
  return orders[costs.indexOf(Math.min(...costs))] ?? sentences
}
