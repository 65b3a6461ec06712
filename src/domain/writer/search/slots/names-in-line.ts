import { contentWords } from "../../../text/words/content-words.ts"
import type { Understanding } from "../../understanding.ts"
import { appFill } from "../phrases/app-fill.ts"
import { isOneLine } from "../phrases/is-one-line.ts"
import { linePhrases } from "../phrases/line-phrases.ts"
import { countPhrases, makersPhrases, plainPhrases } from "../phrases/plain-phrases.ts"
import { nameInLine } from "../phrases/said-in-line.ts"
import { videoFill } from "../phrases/video-fill.ts"

/** Who typed one line gets its names and qualities as tags too; who typed more has better ones. */
export const namesInLine = (u: Understanding): string[] => [
  ...linePhrases(u),
  ...(isOneLine(u) ? [...makersPhrases(u), ...plainPhrases(u), ...countPhrases(u)] : []),
  ...appFill(u),
  ...videoFill(u),
]

/** The whole name of one line, unless its words are in other phrases; where it is all that is exact, nothing less beside it. */
export function withName(
  list: readonly string[],
  u: Understanding,
  fits = (_: string): boolean => true,
): readonly string[] {
  const [name = ""] = nameInLine(u).filter(fits)
  const said = new Set(list.flatMap(contentWords))
  if (contentWords(name).every((stem) => said.has(stem))) return list
  return [name, ...(list.length > 1 ? list : list.filter((each) => !` ${name} `.includes(` ${each} `)))]
}
