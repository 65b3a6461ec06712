import { sellsThings } from "../../../rule-book/genre.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { isMaterialWord } from "../../../text/words/materials.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { setOf } from "../../type/set-of.ts"
import { nameIn } from "../../type/shape.ts"
import { firstText, type Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"
import { subjectOf } from "../attributes/attributes.ts"
import { makerOf } from "../attributes/maker-specifics.ts"
import { bareNameOf } from "../attributes/thing-names.ts"
import { isNarrowed } from "./called-too.ts"
import { isOneLine } from "./is-one-line.ts"
import { asPhrase, isPhrase } from "./is-phrase.ts"
import { machinePhrases } from "./maker-phrases.ts"
import { nameForms } from "./name-forms.ts"
import { namesByShown } from "./shown-in-work.ts"
import { isBareHead, isOfTrade, unitWord } from "./word-classes.ts"

const isThingInLine = (u: Understanding): boolean =>
  sellsThings(u.genre) && u.language === "en" && !u.thing.isProper && isOneLine(u)

const countBehind = / \d+ (?:pits?|pcs?|pieces?|tiers?|plates?|pockets?)$/

/** Of one line, the name is the best that there is: "massey ferguson 135 front grille". */
export function nameInLine(u: Understanding): string[] {
  const subject = subjectOf(u)
  if (!isThingInLine(u) || machinePhrases(u, subject).length > 0) return []
  return nameForms(u, subject, maxNamed + 1)
    .slice(-1)
    .map((name) => shortEnough(asPhrase(name.replace(countBehind, "")), makerOf(u)))
    .filter((name) => name.replace(/^the /, "").includes(" ") && isPhrase(name, { isOwn: true }, subject))
}

const maxNamed = 5

/** "Nikkor 105mm f/2.5 AI lens", where "Nikon Nikkor 105mm f/2.5 AI lens" is too long to type */
const shortEnough = (name: string, maker: string): string =>
  name.split(" ").length > maxNamed && name.startsWith(`${maker} `) ? name.slice(maker.length + 1) : name

const maxTyped = 5
const minBare = 3
const noName = /^(?:preposition|third|past|auxiliary|conjunction|subject|relative|determiner|adverb|number)$/
const praise = /^(?:extra|very|super|lovely|beautiful|nice|great)$/

/** All that the first words call a thing that they call by a word of its name: "cotton kopi sock", "hornby class 25 diesel". */
export function calledInLine(u: Understanding): string {
  const said = isThingInLine(u) ? withoutEnd(firstText(u)) : ""
  const [first = ""] = said.split(/,\s|;/)
  const name = nameIn(bareNameOf(first.replace(setOf, "").replace(/^(?:an?|the|my) /i, ""))).toLowerCase()
  const own = contentWords(u.thing.name)
  const stems = contentWords(name)
  const isOther = stems.some((stem) => own.includes(stem)) && stems.some((stem) => !own.includes(stem))
  // "Two-colour linocut" of one of the Tasman Bridge may show anything.
  const isLess = namesByShown(first).length > 0 || isNarrowed(name, { object: first, name }, own)
  return isOther && !isLess && isName(name.split(" ")) ? name : ""
}

function isName(words: readonly string[]): boolean {
  const last = words.at(-1) ?? ""
  const isBare = (isBareHead(last) || isOfTrade(last)) && words.length < minBare
  return (
    words.length > 1 &&
    words.length <= maxTyped &&
    !words.some((word, at) => noName.test(kindOf(word)) && (at === 0 || !/^\d/.test(word))) &&
    !praise.test(words[0] ?? "") &&
    !words.slice(1).some((word) => unitWord.test(word)) &&
    !isMaterialWord(last) &&
    !isBare &&
    !/^(?:adjective|participle|ing)$/.test(kindOf(last))
  )
}
