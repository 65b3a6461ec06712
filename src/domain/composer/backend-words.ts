import { isJoining } from "../text/joining-words.ts"
import { isSmallWord } from "../text/small-words.ts"
import { splitList } from "../text/split-list.ts"
import { countUnits } from "../text/units.ts"
import { typed } from "./search-phrases.ts"
import { stem } from "./understand/stems.ts"
import type { Understanding } from "./understand/understand.ts"
import { verbForms } from "./understand/verbs.ts"
import { isAdjective, isAdverb, isAuxiliary, isPronoun, isRelative } from "./understand/word-kinds.ts"
import { knownFor } from "./vocabulary/known-for.ts"

const subjective = /^(?:new|best|most|least|popular|cheap|today|current|people|anyone|like|good|great|other|more)$/

/** Where little else is known, the words of the facts, as far as they name something. */
const namingWords = ({ facts }: Understanding): string[] =>
  facts
    .filter(({ role }) => /^(?:what|feature|device)$/.test(role))
    .flatMap(({ text }) => text.split(/[ ,;]+/))
    .filter((word) => verbForms(word).every(({ form }) => form === "base") && !isAdjective(word) && !isAdverb(word))

/** Words that buyers type and that stand nowhere else in the listing: single, small, each once. */
export function backendWords(u: Understanding, said: readonly string[], maxBytes: number): string[] {
  const known = new Set(said.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).map(stem))
  const row = knownFor(u.name, u)
  const sources = [
    ...u.keywords,
    ...(row?.same ?? []),
    ...u.audience,
    ...u.occasions,
    ...(row?.phrases ?? []),
    ...splitList(u.category),
    ...namingWords(u),
  ]
  const out: string[] = []
  let bytes = 0
  for (const word of sources.flatMap((text) => typed(text).split(/[ -]/))) {
    const isWord = /^\p{L}{3,}$/u.test(word)
    const isEmpty =
      isSmallWord(word) ||
      isJoining(word) ||
      isAuxiliary(word) ||
      isPronoun(word) ||
      isRelative(word) ||
      subjective.test(word)
    const size = countUnits(word, "bytes") + 1
    if (!isWord || isEmpty || known.has(stem(word)) || bytes + size > maxBytes) continue
    known.add(stem(word))
    out.push(word)
    bytes += size
  }
  return out
}
