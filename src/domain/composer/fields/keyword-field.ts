import { isPlural, singular } from "../../text/plural.ts"
import { saysNothing } from "../../text/small-words.ts"
import { countUnits } from "../../text/units.ts"
import { categoryWords } from "../apps/category-words.ts"
import type { AppBrief } from "../apps/read-app.ts"
import { readNounPhrase } from "../understand/noun-phrase.ts"
import type { Understanding } from "../understand/understand.ts"
import { verbForms } from "../understand/verbs.ts"
import { isAdverb, isNumber } from "../understand/word-kinds.ts"

/** Words that nobody searches by, or that the store forbids among keywords. */
const useless =
  /^(?:app|apps|iphone|ipad|ios|watch|apple|android|google|free|best|top|new|trial|price|month|year|week|today|thing|people|person|someone|nobody|anybody|others|whole|every|each|such|both|once|only|never|always|before|after|while|because|without|within|their|them|they|these|those|that|this|what|which|where|when|with|from|into|your|have|does|need|needed|want|like|made|make|makes|using|used|uses|work|works|visible|named|than|then|last|first|next|one|two|three|four|five|six|seven|eight|nine|ten|half|end|ends|way|gives|given|shows|know|knows|later|own|also|just|still|even|much|many|most|more|less|some|any|all|not|lets|says|said|stays|keep|keeps|comes|come|takes|take|handmade|handcrafted|ahead|behind|inside|beside)$/

const singleWords = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}\p{N}]*/gu) ?? []

/** One line of single words with commas and no spaces, until the bytes are used: none of them in `taken`, none twice. */
export function keywordField(
  app: AppBrief,
  u: Understanding,
  phrases: readonly string[],
  taken: readonly string[],
  maxBytes: number,
): string {
  const { brief } = u
  const blocked = new Set(
    [...taken, app.name, brief.appName, brief.businessName, brief.appCategory, u.category, brief.competitors]
      .flatMap(singleWords)
      .flatMap(forms),
  )
  const prose = app.pieces.filter(({ topic }) => topic !== "maker" && topic !== "price").map(({ text }) => text)
  const about = [brief.appCategory, brief.industry, readNounPhrase(app.opening?.text ?? "").head, ...app.keywords].join(
    " ",
  )
  const words = [
    ...[...app.keywords, ...app.features.filter((text) => !/^(?:no|works|stays) /i.test(text))].flatMap(singleWords),
    ...(app.opening === null ? [] : singleWords(app.opening.text)).filter(isNaming),
    ...phrases.flatMap(singleWords),
    ...categoryWords(about),
    ...singleWords(app.who),
    ...prose.flatMap(singleWords).filter(isNaming),
  ]
  let field = ""
  for (const word of words) {
    const isLong = word.length > 2 && word.length < 15
    if (!isLong || useless.test(word) || saysNothing(word) || isAdverb(word) || isNumber(word) || blocked.has(word))
      continue
    if (verbForms(word).some(({ form, isAlsoNoun }) => form === "third" && !isAlsoNoun)) continue
    const longer = field === "" ? word : `${field},${word}`
    if (countUnits(longer, "bytes") > maxBytes) continue
    field = longer
    for (const form of forms(word)) blocked.add(form)
  }
  return field
}

/** "Felt", "collected" and "see" name nothing that is searched for. */
const isNaming = (word: string): boolean =>
  !verbForms(word).some(({ form }) => form === "past" || form === "participle") &&
  !/^(?:see|find|get|how|through|day|days|data|account|accounts|add|part|set|sets|part|time)$/.test(word)

/** A plural and its singular are one search. */
const forms = (word: string): string[] => [
  word,
  isPlural(word) ? singular(word) : `${word}s`,
  word.replace(/ies$/, "y"),
  word.replace(/(?:s|es)$/, ""),
]
