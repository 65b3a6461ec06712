import type { Understanding } from "../understand/understand.ts"

const short: readonly (readonly [RegExp, string])[] = [
  [/\b(It|That|There|Here|What|Who) is(?= (?!it\b|is\b|a worry)\w)/g, "$1's"],
  [/(?<!\bof )\b(it|that|there|here) is(?= \w)/g, "$1's"],
  [/\b(They|We|You|they|we|you) are(?= \w)/g, "$1're"],
  [/\bI am(?= \w)/g, "I'm"],
  [/\b(is|are|was|were|does|do|did|has|have) not\b/g, "$1n't"],
  [/\b([Yy]ou|[Ii]t|[Ww]e|[Tt]hey) will(?= \w)/g, "$1'll"],
  [/\bcannot\b/g, "can't"],
]
const long: readonly (readonly [RegExp, string])[] = [
  [/\b([Ii]t|[Tt]hat|[Tt]here)'s(?= (?:a|an|the|not|no|in|made|\w+ed)\b)/g, "$1 is"],
  [/\b(is|are|was|were|does|do|did)n't\b/g, "$1 not"],
]

/** A friend says "it's", a professional "it is". */
export function inTone(text: string, { brief: { tone } }: Understanding): string {
  const changes = tone === "casual" || tone === "friendly" ? short : tone === "professional" ? [] : long
  return changes.reduce((changed, [from, to]) => changed.replace(from, to), text)
}
