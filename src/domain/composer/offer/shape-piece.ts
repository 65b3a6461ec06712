import { withArticle } from "../../text/article.ts"
import { isMaterialWord } from "../../text/materials.ts"
import { isPlural } from "../../text/plural.ts"
import { isPastEvent, readFragment } from "../understand/fragment.ts"
import { isPlainThing } from "../understand/plain-thing.ts"
import type { Understanding } from "../understand/understand.ts"
import { isForm } from "../understand/verbs.ts"
import { isAdjective, plain } from "../understand/word-kinds.ts"
import type { Wording } from "../wording.ts"
import { brandWords } from "./brand-words.ts"
import { hiddenClause } from "./hidden-clause.ts"
import { insideOf } from "./inside-of.ts"
import { passiveSaying } from "./passive-saying.ts"
import type { Piece } from "./piece.ts"
import { isSaid } from "./split-offer.ts"
import { articled, withArticles, withSubject } from "./telegraph.ts"
import { topicOf } from "./topics.ts"

const time = /\b(?:in|on|last|this|by|at|from|ago|for|here|new)\b/i

/** Who speaks, where a sentence says so by "our" or "my". */
const speaking = (sentence: string): string =>
  /\b(?:we|our|us)\b/i.test(sentence) ? "we are" : /\b(?:i|my|me)\b/i.test(sentence) ? "I am" : ""

const state = (text: string): Shaped => ({ kind: "state", text })
const saying = (text: string): Shaped => ({ kind: "saying", text })

type Shaped = Pick<Piece, "kind" | "text">

const purchase = /^bought (.+?) in (\d{4})(?: (for [$£€₹].+))?$/i

function participle(text: string, voice: "I" | "we"): Shaped {
  // "Washed the filter": somebody did it.
  if (/^\p{L}+ (?:the|an?|my|our|all|both|every|two) /u.test(text) && isForm(plain(text.split(" ")[0] ?? ""), "past"))
    return saying(`${voice} ${text}`)
  const [, where, year, cost] = purchase.exec(text) ?? []
  if (where !== undefined) return state(`was bought in ${[year, cost].filter(Boolean).join(" ")}, ${where}`)
  const [first = ""] = text.split(" ")
  if (
    /^(?:made|built|printed|produced|manufactured|born|bought|issued|released|put|laid|dated)$/i.test(first) &&
    /\d{4}/.test(text)
  )
    return state(`was ${text}`)
  if (/^made in \p{Lu}/u.test(text)) return state(`was ${text}`)
  if (!isPastEvent(first) && !/^re-?\p{Ll}+ed$/u.test(first)) return state(`is ${withArticles(text)}`)
  return state(`${time.test(text) ? "was" : "has been"} ${withArticles(text)}`)
}

const isColour = (word: string): boolean =>
  /^(?:black|white|gr[ea]y|silver|gold|chrome|blue|red|green|yellow|orange|pink|purple|brown|beige|cream|navy|teal)$/.test(
    word,
  )

const sized = /^((?:\p{Ll}+ )?(?:height|width|depth|length|diameter|circumference|weight|waist|inseam|chest)) (\d.*)$/u

function nounShaped(small: string): Shaped {
  if (/^(?:\d+% )?complete\b/.test(small)) return state(`is ${withArticles(small)}`)
  if (topicOf(small) === "home") return { kind: "thing", text: small }
  if (isSaid(small)) return state(withArticles(small))
  // Of one thing several are none: "one wheel squeaks" is what it does.
  if (/^one [\p{L}-]+ \p{Ll}{3,}s(?: |$)/u.test(small)) return saying(small)
  if (/, so /.test(small)) return saying(small.replace(/, so it has /, ", so it's "))
  const [, what, size] = sized.exec(small) ?? []
  if (what !== undefined) return saying(`the ${what} is ${size}`)
  if (/^(?:plays|works|runs|starts)$/.test(small)) return state(small)
  if (/^(?:already|recently|newly|freshly|\p{Ll}+ly) \p{Ll}+(?:ed|en|own|ut)\b/u.test(small))
    return state(`is ${small}`)
  if (/^(?:my|our) .*\b\p{Ll}+ed\b/u.test(small)) return saying(small)
  if (/^(?:all|both) [^,;]+s working$/.test(small)) return saying(small.replace(/ing$/, ""))
  if (/^(?:all|both) /.test(small)) return { kind: "aside", text: small }
  // "Walnut and oak case" is one case.
  const [, one = "", other = "", last = ""] = /^(\p{Ll}+) and (\p{Ll}+) (\p{Ll}+)$/u.exec(small) ?? []
  const isOneThing = (isMaterialWord(one) && isMaterialWord(other)) || (isColour(one) && isColour(other))
  if (isOneThing && !isPlural(last) && !isMaterialWord(last)) return { kind: "thing", text: withArticle(small) }
  const clause = hiddenClause(small)
  return clause === null ? { kind: "thing", text: withArticles(small) } : saying(withArticles(clause))
}

const wellDone =
  /^(?:well|fully|newly|carefully|lightly|barely|hardly|rarely|gently|properly|professionally|freshly) [\p{L}-]+(?:ed|en|pt|wn)\b/u
const goesWell =
  /^(?:running|working|going|charging|playing|cooling|heating) (?:fine|well|great|perfectly|nicely|ok|okay|smoothly|strong)\b/

/** Words whose looks deceive: "bit" is no verb in "bit of rust", "running" no noun in "running fine". */
function earlyShape(small: string): Shaped | null {
  if (/^(?:bit|touch|hint|couple|pair|few|little) of \p{L}/u.test(small)) return { kind: "thing", text: `a ${small}` }
  if (wellDone.test(small) || goesWell.test(small)) return state(`is ${small}`)
  const bare = / \([^()]*\)$/.test(small) ? small.replace(/ \([^()]*\)$/, "") : small
  if (bare !== small && readFragment(bare).shape === "noun" && hiddenClause(bare) === null)
    return { kind: "thing", text: withArticles(small) }
  if (/^there(?:'s| is| are) /i.test(small)) return saying(small)
  if (/^\p{L}+: /u.test(small)) return { kind: "aside", text: small }
  if (/^[\p{L} ]{3,24} so no \p{L}/u.test(small)) return { kind: "aside", text: small.replace(/,? so no /, ", so no ") }
  if (/^[\p{Ll}]+ \p{Ll}+s up\b/u.test(small)) return saying(withSubject(small))
  return null
}

/** What is said of everything a seller has, or of the seller: a telegram stays one, and is not put on the thing. */
export function shapeWhole(text: string, sentence: string, u: Understanding, wording: Wording): Shaped {
  const small = insideOf(text, wording, brandWords(u))
  const { shape } = readFragment(text)
  if (shape === "gerund" && /^(?:clearing|selling|moving|downsizing|upgrading|having)\b/i.test(text))
    return saying(`${speaking(sentence) || (u.voice === "we" ? "we are" : "I am")} ${small}`)
  if (/^(?:started|began|opened) /.test(small)) return saying(`${u.voice} ${small}`)
  if (/^(?:verb|participle|adjective|adjunct|gerund|imperative)$/.test(shape)) return saying(small)
  if (shape === "clause" || (shape === "noun" && !isPlainThing(text))) return saying(small)
  return shapePiece(text, sentence, u, wording)
}

/** How a few words of the seller stand in a sentence of ours. */
export function shapePiece(text: string, sentence: string, u: Understanding, wording: Wording): Shaped {
  const small = insideOf(text, wording, brandWords(u))
  const early = earlyShape(small)
  if (early !== null) return early
  const found = readFragment(text)
  if (/^\p{L}+ed, /u.test(text)) return participle(small, u.voice)
  switch (found.shape) {
    case "clause":
      if (found.subject.split(" ").every(isAdjective)) return { kind: "thing", text: withArticles(small) }
      return saying(withSubject(withArticles(small)))
    case "passive":
      if (/^not$/i.test(found.subject)) return state(`has not been ${found.rest}`)
      return saying(passiveSaying(found, wording))
    case "verb":
      return state(withArticles(small))
    case "participle":
      return participle(small, u.voice)
    case "adjective":
      return isForm(plain(text), "participle") && isPastEvent(text) ? participle(small, u.voice) : state(`is ${small}`)
    case "gerund": {
      const who = speaking(sentence)
      if (/^(?:clearing|selling|moving|downsizing|upgrading|having)\b/i.test(text))
        return who === "" ? { kind: "aside", text: small } : saying(`${who} ${small}`)
      return state(`is ${small}`)
    }
    case "past":
      return /^\S+ (?:it|them|this|these|one)\b/i.test(text) ? saying(`${u.voice} ${small}`) : state(small)
    case "imperative":
      return saying(small)
    case "adjunct":
      if (/^(?:from|in|for|by) /i.test(small))
        return state(`is ${withArticles(small).replace(/^(from|in) (?=(?:smoke|pet))/, "$1 a ")}`)
      return /^with /i.test(small)
        ? { kind: "thing", text: / and /.test(small) ? articled(small.slice(5)) : small.slice(5) }
        : { kind: "aside", text: small }
    case "noun":
      return nounShaped(small)
  }
}
