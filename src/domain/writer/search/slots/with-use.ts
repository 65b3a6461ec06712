import { contentWords } from "../../../text/words/content-words.ts"
import { massNouns } from "../../../text/words/mass-nouns.ts"
import { headNoun, isPlural, plural, singular } from "../../../text/words/plural.ts"
import { bareName } from "../../read/thing.ts"
import { namesAThing } from "../../type/thing-phrase.ts"
import { firstText, type Understanding } from "../../understanding.ts"
import { titled, withoutEnd } from "../../write/grammar.ts"
import { subjectOf } from "../attributes/attributes.ts"
import { neededUse } from "../phrases/needed-use.ts"

/** Plural words, up to where nothing more is said about them: "dogs", "greyhounds and whippets", "grout cleaning drills". */
const used =
  / for (?!(?:people|anyone|everyone|those|others|ages|sizes|years|months)(?!\p{L}))((?:(?!(?:in|with|from|at|on|to|by) )\p{L}[\p{L}'’-]* ){0,3}\p{L}+s)(?=$|[,;.(]| (?:\d|in\b))/iu

/** "Salmon Skin Rolls" that the seller's first words call "dried salmon skin rolls for dogs" are found by what they are for. */
export function withUse(name: string, u: Understanding): string {
  const [first = "", ...rest] = name.split(", ")
  if (u.language !== "en" || u.genre !== "goods" || / (?:for|with|in|from|of) /i.test(first)) return name
  const needed = neededUse(u, subjectOf(u))
  const isUseSaid = contentWords(needed).some((stem) => contentWords(name).includes(stem))
  const whose = first.split(" ").length < longName ? (isUseSaid ? "" : needed) || partOf(first, u) : ""
  if (whose !== "") return [`${first} for ${titled(whose, u.language)}`, ...rest].join(", ")
  if (rest.length > 0) return name
  const said = withoutEnd(firstText(u))
  const [whole = "", use = ""] = used.exec(said) ?? []
  const before = said.slice(0, said.indexOf(whole)).split(" ").at(-1) ?? ""
  const isOfName = singular(before.toLowerCase()) === singular(headNoun(bareName(name)).toLowerCase())
  const known = new Set(contentWords(name))
  const isNew = contentWords(use).every((stem) => !known.has(stem))
  return isOfName && isNew && isPlural(use) ? `${name} for ${titled(use, u.language)}` : name
}

const longName = 6
const shelf = /^(\p{L}{3,}) (?:accessories|spares|parts|supplies)$/iu

/** "Stretch Spoke Guards" among wheelchair accessories, if the seller speaks of the wheelchair. */
function partOf(name: string, { brief, subject, clean }: Understanding): string {
  const said = ` ${brief.description.toLowerCase().replace(/[^\p{L}]+/gu, " ")} `
  const known = new Set(contentWords(name))
  const found = [subject.category, brief.shopifyProductType, brief.tiktokCategory, brief.industry]
    .map((raw) => shelf.exec(clean(raw).trim())?.[1]?.toLowerCase() ?? "")
    .find((each) => each !== "" && (said.includes(` ${each} `) || said.includes(` ${plural(each)} `)))
  // Nobody has "millineries".
  return found === undefined ||
    !namesAThing(found) ||
    /(?:ing|ry)$/.test(found) ||
    massNouns.has(found) ||
    contentWords(found).some((stem) => known.has(stem))
    ? ""
    : plural(found)
}
