import { countUnits } from "../../../text/measure/units.ts"
import { splitList } from "../../../text/split/split-list.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { isSmallWord, saysNothing } from "../../../text/words/small-words.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { namesAThing } from "../../type/thing-phrase.ts"
import { namesOfThing } from "../phrases/kind-of-thing.ts"
import { ownKeywords } from "../phrases/own-keywords.ts"
import { subtitleFor } from "./app-subtitle.ts"
import { isNoun, offline, topicWords, wordsIn } from "./topic-words.ts"
import type { Make } from "./written.ts"

const useless =
  /^(?:noting|logging|tracking|keeping|storing|saving|app|apps|iphone|ipad|ios|watch|apple|android|google|free|best|top|new|trial|price|month|year|week|today|each|only|made|make|use|uses|works|named|also|just|more|less|how|next|first|such|alone|round|ahead|note|page|tap|much|many|learning|own|old|year|years|utility|utilities|tool|tools|english|internet)$/

/**
 * Single words with commas and no spaces, until the bytes are used: of its keywords, its names, its field, what it does,
 * its features and its users.
 */
export const keywordField: Make = (u, { title, phrases }, { max }) => {
  const subtitle = subtitleFor(u, title, { max: 30, unit: "safeChars", target: { min: 0, max: 30 } })
  const taken = new Set(contentWords([title, subtitle, u.brief.businessName, u.brief.competitors].join(" ")))
  const first = (isOfKind: boolean): string[] =>
    phrases.filter(({ isKind = false }) => isKind === isOfKind).flatMap(({ forms }) => forms.slice(0, 1))
  const isEnglish = u.language === "en"
  const typed = new Set([...ownKeywords(u), ...splitList(u.clean(u.brief.targetKeywords))].flatMap(typedIn))
  const words = [
    ...typed,
    ...first(false).flatMap(wordsIn),
    ...(isEnglish ? namesOfThing(u).flatMap(wordsIn).filter(isNoun) : []),
    ...first(true).flatMap(wordsIn),
    ...(isEnglish ? topicWords(u) : []),
  ]
  // Apple finds an app by its category anyway.
  const filedUnder = new Set(contentWords(u.brief.appCategory))
  let field = ""
  for (const word of words) {
    const [stem = ""] = contentWords(word)
    const isNaming =
      !useless.test(word) &&
      (!isEnglish ||
        (!isSmallWord(word) &&
          (typed.has(word) ||
            word === offline ||
            ((namesAThing(word) || kindOf(word) === "ing") && !saysNothing(word)))))
    if (!isNaming || taken.has(stem) || (!typed.has(word) && filedUnder.has(stem))) continue
    // Alone, it finds any app.
    if (word === offline && field === "") continue
    const longer = field === "" ? word : `${field},${word}`
    if (countUnits(longer, "bytes") > max) continue
    field = longer
    taken.add(stem)
  }
  return field
}

/** "BS5837" */
const typedIn = (text: string): string[] =>
  text.toLowerCase().match(/(?<![\p{L}\d-])[\p{L}\d]{3,14}(?![\p{L}\d-])/gu) ?? []
