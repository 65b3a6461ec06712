import type { Brief } from "../../../../src/domain/seo/brief.ts"
import { textsOfBrief } from "../../tokens.ts"

const insideSentence = /(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}\p{M}]*/gu
const atStart = /(?:^|[.!?:;\n] *)(\p{Lu}\p{Ll}+)/gu

/** Words that the brief capitalizes where nothing requires it: they are names. */
export const capitalsInside = (brief: Brief): ReadonlySet<string> =>
  new Set(textsOfBrief(brief).flatMap((text) => text.match(insideSentence) ?? []))

/** Words capitalized because they begin a sentence, a line or a field. */
export const capitalsAtStart = (brief: Brief): ReadonlySet<string> =>
  new Set(textsOfBrief(brief).flatMap((text) => [...text.matchAll(atStart)].flatMap(([, word = ""]) => word)))
