import type { Tone } from "../../seo/brief.ts"

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(It|it|That|that|There|there|What|what|Here|here) is (?!,)/g, "$1's "],
  [/\b(It|it|That|that) has (?=been|had|got|kept|always|never)/g, "$1's "],
  [/\b(They|they|You|you|We|we) are (?!,)/g, "$1're "],
  [/\bI am (?!,)/g, "I'm "],
  [/\b(I|we|We|you|You|they|They) have (?=been|had|got|kept|owned|used)/g, "$1've "],
  [/\b(do|does|did|is|are|was|were|has|have|would|could) not\b/g, "$1n't"],
  [/\bwill not\b/g, "won't"],
  [/\bcannot\b/g, "can't"],
  [/\b(I|We|we) would like\b/g, "$1'd like"],
]

/** The same words in a lighter voice, where the tone asks for one. */
export function voiced(text: string, tone: Tone): string {
  if (tone === "professional" || tone === "authoritative") return text
  return contractions.reduce((said, [from, to]) => said.replace(from, to), text)
}
