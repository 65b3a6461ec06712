import { isMaterialWord } from "../../text/materials.ts"
import { withArticle } from "../../text/article.ts"
import { isPlural } from "../../text/plural.ts"
import type { Fact } from "./facts.ts"
import { type Fragment, readFragment } from "./fragment.ts"
import { conjuncts, readNounPhrase } from "./noun-phrase.ts"
import { contentStems, shareIn, stem } from "./stems.ts"
import type { SubjectName } from "./subject-name.ts"
import { isForm, thirdPerson } from "./verbs.ts"
import { isAdjective, isDeterminer, isNumber, isPreposition, plain } from "./word-kinds.ts"

/** "Wheel-thrown 12 oz stoneware mug with a wide handle", where the mug is what is sold, tells several things of it. */
export function takeApart(facts: readonly Fact[], name: SubjectName): Fact[] {
  const out: Fact[] = []
  for (const fact of facts) {
    const pieces = isAboutSubject(fact, name) ? piecesOf(fact, name) : withItems(fact)
    for (const piece of pieces) {
      const stems = contentStems(piece.text)
      if (stems.size === 0 || out.some((known) => shareIn(stems, known.stems) >= 0.99)) continue
      if (isSaidInParts(fact, stems, out, name)) continue
      out.push({ ...piece, role: fact.role, sentence: fact.sentence, stems })
    }
  }
  return out
}

/** "Folding handles, lip guard and stuff sack": said already, one by one. */
function isSaidInParts({ role }: Fact, stems: ReadonlySet<string>, known: readonly Fact[], name: SubjectName): boolean {
  if (stems.size < 2 || (role !== "what" && role !== "feature")) return false
  const all = new Set([...known.flatMap((fact) => [...fact.stems]), ...contentStems(name.title)])
  return shareIn(stems, all) >= 0.99
}

/** "with silicone pads and a pouch" names two things. */
function withItems(fact: Fact): readonly Fragment[] {
  const items = fact.shape === "adjunct" ? /^with (.+)$/i.exec(fact.text)?.[1] : undefined
  return items === undefined ? [fact] : conjuncts(items).map(asPart)
}

function isAboutSubject({ shape, text, subject, role }: Fact, { noun, title }: SubjectName): boolean {
  if (role !== "what" && role !== "feature") return false
  const phrase = shape === "noun" ? text : shape === "passive" ? subject : ""
  const { head } = readNounPhrase(phrase)
  if (head === "") return false
  const last = stem(head.split(" of ")[0]?.split(" ").at(-1) ?? "")
  const isKindOf = role === "what" && head.split(" ").some((word) => stem(word) === stem(noun)) && isPlural(head)
  return last === stem(noun) || isKindOf || shareIn(contentStems(title), contentStems(head)) >= 0.75
}

const as = (shape: Fragment["shape"], text: string): Fragment => ({ shape, text, subject: "", rest: text })

const asPart = (text: string): Fragment => ({ ...as("noun", text), isPart: true })

const measured = /^(?:\d[\d.,/x×-]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve)$/i

/** The words before the noun that its name does not have: "wheel-thrown", "12 oz"; and what else it is called. */
function modifiersOf(head: string, { title, noun }: SubjectName): Fragment[] {
  const known = contentStems(title)
  const all = head.split(" ").filter((word) => !isDeterminer(word))
  const nounAt = all.findIndex((word) => stem(word) === stem(noun))
  const words = nounAt > -1 && isPlural(head) ? all.slice(0, nounAt + 1) : all
  const isKnown = (word: string) =>
    stem(word) === stem(noun) || isPreposition(word) || shareIn(contentStems(word), known) >= 0.99
  const out: string[][] = []
  for (const [index, word] of words.entries()) {
    if (isKnown(word)) continue
    const before = out.at(-1)
    const isNext = before !== undefined && words[index - 1] === before.at(-1)
    const isLast = index === words.length - 1
    if (before !== undefined && isNext && (isLast || measured.test(before.at(-1) ?? ""))) before.push(word)
    else out.push([word])
  }
  const last = words.at(-1) ?? ""
  return out.map((group) => {
    const text = group.join(" ")
    const [only = ""] = group
    if (group.length === 1 && only !== last && !describesAlone(only) && words.includes(noun))
      return as("verb", `is ${withArticle(`${only} ${noun}`)}`)
    if (group.at(-1) === last && !isKnown(last)) return as("verb", `is ${withArticle(text)}`)
    return as(measured.test(group[0] ?? "") ? "noun" : "adjective", text)
  })
}

/** "A sleep bonnet" is no sleep, and "an animal toy" no animal: only what can be said of a thing stands alone. */
const describesAlone = (word: string): boolean =>
  isAdjective(word) ||
  isMaterialWord(word) ||
  isNumber(word) ||
  (/-|(?:ed|ing|ic|ous|ful|less|ive|able|ible|ish|ian|original)$/.test(word) && !/(?:est|thing|ring)$/.test(word)) ||
  /^\p{Lu}/u.test(word)

/** "Candles that smell of smoke": of one of them, it "smells of smoke". */
function inThird(text: string): string {
  const [first = "", ...rest] = text.split(" ")
  const isBase = isForm(first, "base") && !isForm(first, "third") && !isForm(first, "past")
  return isBase ? [thirdPerson(first), ...rest].join(" ") : text
}

function tailPieces(opener: string, text: string): Fragment[] {
  if (opener === "with" || opener === "featuring" || opener === "has") return conjuncts(text).map(asPart)
  if (opener === "that" || opener === "which") return [readFragment(inThird(text))]
  if (opener === "in" && /,| and | or /.test(text)) return [as("verb", `comes in ${text}`)]
  if (opener === "offering") return [as("verb", `offers ${text}`)]
  return [as("adjunct", `${opener} ${text}`)]
}

const pictures =
  /^(?:linocut|print|painting|poster|illustration|drawing|card|postcard|photograph|photo|etching|sticker|watercolou?r|engraving|woodcut|cartoon|portrait|map)s?$/

/** "Linocut of a puffin with sand eels" shows them all; "blend of two beans" is a blend. */
function ofWhat(of: string, { noun, isPlural: isMany }: SubjectName, more: readonly string[]): Fragment {
  if (pictures.test(plain(noun))) return as("verb", `shows ${[of, ...more].join(" ")}`)
  return as("verb", isMany ? `are ${plain(noun)} of ${of}` : `is a ${plain(noun)} of ${of}`)
}

function piecesOf({ shape, text, subject, rest }: Fact, name: SubjectName): Fragment[] {
  const phrase = readNounPhrase(shape === "noun" ? text : subject)
  const [head = "", ...of] = phrase.head.split(" of ")
  const isShown = pictures.test(plain(name.noun)) && of.length > 0
  const isOnOf = (opener: string) => isShown && !/^(?:that|which|for|by|featuring|printed)$/.test(opener)
  const hangsOnOf = phrase.tails
    .filter(({ opener }) => isOnOf(opener))
    .map(({ opener, text: tail }) => `${opener} ${tail}`)
  const tails = phrase.tails.filter(({ opener }) => !isOnOf(opener))
  return [
    ...modifiersOf(head, name),
    ...(of.length > 0 ? [ofWhat(of.join(" of "), name, hangsOnOf)] : []),
    ...tails.flatMap(({ opener, text: tail }) => tailPieces(opener, tail)),
    ...(shape === "passive" ? [rest.startsWith("not ") ? as("adjective", rest) : as("participle", rest)] : []),
  ]
}
