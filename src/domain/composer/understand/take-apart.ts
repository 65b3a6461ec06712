import { withArticle } from "../../text/article.ts"
import { isMaterial, isMaterialWord } from "../../text/materials.ts"
import { isPlural } from "../../text/plural.ts"
import { isBareList } from "../bare-list.ts"
import type { Fact } from "./facts.ts"
import { type Fragment, readFragment } from "./fragment.ts"
import { isInOneWord } from "./in-one-word.ts"
import { conjuncts, readNounPhrase } from "./noun-phrase.ts"
import { contentStems, shareIn, stem } from "./stems.ts"
import type { SubjectName } from "./subject-name.ts"
import { isToldElsewhere } from "./told-elsewhere.ts"
import { joinTreated } from "./treated-how.ts"
import { isForm, thirdPerson } from "./verbs.ts"
import { isAdjective, isConjunction, isDeterminer, isNumber, isPreposition, isRelative, plain } from "./word-kinds.ts"

/** "Wheel-thrown 12 oz stoneware mug with a wide handle", where the mug is what is sold, tells several things of it. */
export function takeApart(facts: readonly Fact[], name: SubjectName): Fact[] {
  const out: Fact[] = []
  for (const fact of facts.flatMap((given) => withoutPair(given, name)).flatMap((given) => afterName(given, name))) {
    const pieces = isAboutSubject(fact, name) ? piecesOf(fact, name) : withItems(fact)
    for (const piece of pieces) {
      const stems = contentStems(piece.text)
      if (stems.size === 0 || out.some((known) => shareIn(stems, known.stems) >= 0.99)) continue
      if (isSaidInParts(fact, stems, out, name)) continue
      out.push({ ...piece, role: fact.role, sentence: fact.sentence, stems })
    }
  }
  return out.filter((fact) => !isToldElsewhere(fact, out) && !isInOneWord(fact, out))
}

/** "Pair of solid walnut bookends": walnut bookends, and how many of them. */
function withoutPair(fact: Fact, { noun }: SubjectName): Fact[] {
  const rest = /^(?:an? )?pair of (.+)$/i.exec(fact.text)?.[1] ?? ""
  if (fact.shape !== "noun" || !contentStems(rest).has(stem(noun))) return [fact]
  const pair = as("verb", "comes as a pair")
  return [
    { ...fact, text: rest, rest, stems: contentStems(rest) },
    { ...fact, ...pair, stems: contentStems(pair.text) },
  ]
}

/** "Folding handles, lip guard and stuff sack": said already, one by one. */
function isSaidInParts(
  { role, text }: Fact,
  stems: ReadonlySet<string>,
  known: readonly Fact[],
  name: SubjectName,
): boolean {
  const own = new Set([...stems].filter((word) => !/^[x×]$/.test(word)))
  if (stems.size < 2 || (role !== "what" && role !== "feature")) return false
  const all = new Set([...known.flatMap((fact) => [...fact.stems]), ...contentStems(name.title)])
  const isAgain =
    role === "feature" &&
    stems.size > 2 &&
    known.some(
      (fact) => shareIn(stems, fact.stems) >= 0.7 && figuresOf(stems).every((figure) => fact.stems.has(figure)),
    )
  return isAgain || isHeap(text.split(" "), own, all) || shareIn(own, all) >= 0.99
}

/** "Half sheet 3 pack non stick reusable dishwasher safe 480F": words put in a row to be found, nearly all of them said. */
const isHeap = (words: readonly string[], own: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  words.length > 5 &&
  !words.some((word) => /,/.test(word) || isPreposition(word) || isConjunction(word) || isDeterminer(word)) &&
  shareIn(own, all) >= 0.7

const figuresOf = (stems: ReadonlySet<string>): string[] => [...stems].filter((word) => /\d/.test(word))

/** "No pull dog harness reflective mesh 2 metal rings": the name, and then, without a comma, what it has. */
function afterName(fact: Fact, { title }: SubjectName): Fact[] {
  const at = fact.text.toLowerCase().indexOf(`${title.toLowerCase()} `)
  if (fact.shape !== "noun" || at === -1 || title.split(" ").length < 2) return [fact]
  const end = at + title.length
  const rest = fact.text.slice(end + 1)
  const [next = ""] = rest.split(" ")
  if (
    isPreposition(next) ||
    isRelative(next) ||
    isConjunction(next) ||
    /^[,(]/.test(next) ||
    rest.split(" ").length < 2
  )
    return [fact]
  const cut = (text: string): Fact => ({ ...fact, ...readFragment(text), stems: contentStems(text) })
  return [cut(fact.text.slice(0, end)), ...runOn(rest).map(cut)]
}

/** Before a figure and its noun something new begins: "reflective mesh 2 metal rings sizes S to XL". */
const runOn = (text: string): string[] =>
  text.split(
    / (?=(?:sizes?|pack of|set of) )|(?<=\p{L}{3,}) (?=\d+ (?:inch|in|cm|mm) )|(?<=[\p{L})]{3,}) (?=(?:\d+|two|three|four|five|six) (?:[\p{L}-]+ )?\p{L}{3,}s\b)/iu,
  )

/** "with silicone pads and a pouch" names two things. */
function withItems(fact: Fact): readonly Fragment[] {
  const items = fact.shape === "adjunct" ? /^with (.+)$/i.exec(fact.text)?.[1] : undefined
  if (items !== undefined) return partsOf(items)
  const isPair =
    !/^\d[\d.]* ?\p{L}+ (?:\p{L}+ )?and \d/u.test(fact.text) &&
    !/^\d[\d.]* ?\p{L}+ and/u.test(fact.text) &&
    fact.shape === "noun" &&
    /^[^,:]+ and (?:an?|one|two|three|\d[\d.]*) /i.test(fact.text)
  return isPair && (fact.role === "what" || fact.role === "feature") ? conjuncts(fact.text).map(asPart) : [fact]
}

function isAboutSubject({ shape, text, subject, role }: Fact, { noun, title }: SubjectName): boolean {
  if (role !== "what" && role !== "feature") return false
  const phrase = (shape === "noun" ? text : shape === "passive" ? subject : "").replace(/^(?:an? )?pair of /i, "")
  const { head, tails } = readNounPhrase(phrase)
  if (head === "") return false
  if (role === "what" && tails.length > 0 && shareIn(contentStems(head), contentStems(title)) >= 0.99) return true
  const last = stem(head.split(" of ")[0]?.split(" ").at(-1) ?? "")
  const isKindOf = role === "what" && head.split(" ").some((word) => stem(word) === stem(noun)) && isPlural(head)
  return last === stem(noun) || isKindOf || shareIn(contentStems(title), contentStems(head)) >= 0.75
}

const as = (shape: Fragment["shape"], text: string): Fragment => ({ shape, text, subject: "", rest: text })

/** What takes no article is a list of what is in it, and stays one. */
const partsOf = (text: string): Fragment[] =>
  (isBareList(text) || isMotifs(text) ? [text] : conjuncts(text)).map(asPart)

/** "Carrots, beans, sheds, wellies and slugs": a row of bare words is one thing to tell. */
const isMotifs = (text: string): boolean => {
  const items = text.split(/,? and |, /)
  return items.length > 3 && items.every((item) => /^\p{Ll}+s$/u.test(item))
}

/** "Black walnut" is a wood, and nothing black. */
const isSpecies = (colour: string, wood: string): boolean =>
  /^(?:black|white|red|yellow|silver)$/i.test(colour) &&
  /^(?:walnut|oak|cedar|cherry|ash|pine|maple|birch|locust|elm|spruce|beech)$/i.test(wood)

const asPart = (text: string): Fragment => ({ ...as("noun", text), isPart: true })

const boast =
  /^(?:cut|soft|fin|cool|great|nic|warm|tough|strong|cheap|fast|sweet|cosi|cozi|comfi|pretti|loveli|smooth|tasti)est$/i

const units = /^(?:mm|cm|m|in|inch|ft|g|kg|oz|lb|ml|l|fl|ply|gsm|v|w)$/i

/** "A contoured shape" is how a pillow looks, and no other name for it. */
const looks = /^(?:shape|design|style|look|finish|texture|feel|pattern|colou?r|size|scent|flavou?r)$/i

/** "Cubes set 6 pieces" are no set of a kind called pieces. */
const counting = /^(?:pieces?|pcs|packs?|pairs?|count|sets?)$/i

const measured = /^(?:\d[\d.,/x×-]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve)$/i

/** "High waisted", "squat proof": one quality in two words. */
const secondOfTwo = /^(?:proof|waisted|sleeved|necked|legged|sided|handed|soled|heeled|safe|resistant|friendly|lined)$/i

/** A word that says something only with a known one beside it: the candle is soy, and of soy wax; walnut is no black. */
function kindWith(
  words: readonly string[],
  at: number,
  noun: string,
  isKnown: (word: string) => boolean,
): string[] | null {
  const [before = "", word = "", after = ""] = [words[at - 1], words[at], words[at + 1]]
  if (isSpecies(word, after) && isKnown(after)) return [word, after]
  const isOfKind = before !== "" && isKnown(before) && !isPreposition(before) && stem(before) !== stem(noun)
  return /^(?:wax|wood|veneer)$/.test(word) && isOfKind ? [before, word] : null
}

/** The words before the noun that its name does not have: "wheel-thrown", "12 oz"; and what else it is called. */
function modifiersOf(head: string, { title, noun }: SubjectName): Fragment[] {
  if (head.includes(",")) return []
  const known = contentStems(title)
  const all = joinTreated(head.split(" ")).filter((word) => !isDeterminer(word) && !boast.test(word))
  const nounAt = all.findIndex((word) => stem(word) === stem(noun))
  const words = nounAt > -1 && isPlural(head) ? all.slice(0, nounAt + 1) : all
  // "55 inch TV" is no TV of 55.
  const isUnit = (word: string) => units.test(word) && measured.test(words[words.indexOf(word) - 1] ?? "")
  const isKnown = (word: string) =>
    !isUnit(word) && (stem(word) === stem(noun) || isPreposition(word) || shareIn(contentStems(word), known) >= 0.99)
  const out: string[][] = []
  for (const [index, word] of words.entries()) {
    if (isKnown(word)) continue
    const kind = kindWith(words, index, noun, isKnown)
    if (kind !== null) {
      out.push(kind)
      continue
    }
    const before = out.at(-1)
    const isNext = before !== undefined && words[index - 1] === before.at(-1)
    const isLast = index === words.length - 1
    const isJoined = before?.at(-1) === "fl" || (!describesAlone(word) && !describesAlone(before?.at(-1) ?? "-"))
    const isSecond = secondOfTwo.test(word) && before?.length === 1 && !before[0]?.includes("-")
    const isCloth = isMaterialWord(word) && isMaterialWord(before?.at(-1) ?? "")
    if (
      before !== undefined &&
      isNext &&
      (isSecond ||
        isCloth ||
        isSpecies(before.at(-1) ?? "", word) ||
        isJoined ||
        isLast ||
        measured.test(before.at(-1) ?? ""))
    )
      before.push(word)
    else out.push([word])
  }
  const last = words.at(-1) ?? ""
  const told = out.filter(
    (group) => group.length > 1 || ((group[0] !== last || !looks.test(last)) && !counting.test(group[0] ?? "")),
  )
  return told.map((group) => {
    const text = group.join(" ")
    const [only = ""] = group
    const isCount = isNumber(only) && isPlural(noun) && group.length < 4 && !units.test(group[1] ?? "")
    if (isCount && group.length > 1) return as("verb", `comes as ${countedFrom(words, only)}`)
    const isKind = !group.some(describesAlone) && group.at(-1) !== last && words.includes(noun)
    if (isKind) return as("verb", `is ${withArticle(`${text} ${noun}`)}`)
    if (group.at(-1) === last && looks.test(last)) return asPart(text)
    // "Pink clay face mask stick": where it is used, and not how it is.
    if (/^(?:face|hair|body|skin|beard|scalp)$/.test(text)) return as("verb", `is for the ${text}`)
    const isBoth = isConjunction(words[words.indexOf(only) - 1] ?? "")
    if (group.at(-1) === last && !isKnown(last)) return as("verb", `is ${isBoth ? "also " : ""}${withArticle(text)}`)
    return as(measured.test(group[0] ?? "") || isMaterial(text) ? "noun" : "adjective", text)
  })
}

/** "Six soy wax melts" are wax melts still. */
const countedFrom = (words: readonly string[], count: string): string =>
  words.slice(words.indexOf(count)).join(" ").replace(count, count.toLowerCase())

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

function tailPieces(opener: string, text: string, noun: string): Fragment[] {
  if (opener === "with" || opener === "featuring" || opener === "has") return partsOf(text)
  if (opener === "that" || opener === "which") return [readFragment(inThird(text))]
  // "Cuticle oil in a twist pen", where it is the pen that is sold.
  if (opener === "in" && stem(text.split(" ").at(-1) ?? "") === stem(noun)) return [as("verb", `is ${text}`)]
  if (opener === "in" && /,| and | or /.test(text)) return [as("verb", `comes in ${text}`)]
  if (opener === "offering") return [as("verb", `offers ${text}`)]
  return [as(isForm(opener, "participle") ? "participle" : "adjunct", `${opener} ${text}`)]
}

const pictures =
  /^(?:linocut|print|painting|poster|illustration|drawing|card|postcard|photograph|photo|etching|sticker|watercolou?r|engraving|woodcut|cartoon|portrait|map)s?$/

/** "Linocut of a puffin with sand eels" shows them all; "blend of two beans" is a blend. */
function ofWhat(of: string, { noun, isPlural: isMany }: SubjectName, more: readonly string[]): Fragment {
  if (pictures.test(plain(noun))) return as("verb", `shows ${[of, ...more].join(" ")}`)
  if (isMaterialWord(of.split(" ").at(-1) ?? "") && !/^(?:an?|the|one|two|three|\d+(?! ?mm\b)) /.test(of))
    return as("participle", `made of ${of}`)
  return as("verb", isMany ? `are ${plain(noun)} of ${of}` : `is a ${plain(noun)} of ${of}`)
}

/** "Braided by hand in 4, 6 and 8 feet": how it is made, and the sizes there are. */
function donePieces(rest: string): Fragment[] {
  if (rest.startsWith("not ")) return [as("adjective", rest)]
  const [, done = "", sizes = ""] =
    /^(.+?) in (\d[\d.]*(?:, \d[\d.]*)*,? (?:and|or|to) \d[\d.]* ?(?:feet|ft|inch(?:es)?|in|cm|mm|m|oz|ml|litres?|quarts?))$/u.exec(
      rest,
    ) ?? []
  return done === "" ? [as("participle", rest)] : [as("participle", done), as("verb", `comes in ${sizes}`)]
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
    ...tails.flatMap(({ opener, text: tail }) => tailPieces(opener, tail, name.noun)),
    ...(shape === "passive" ? donePieces(rest) : []),
  ]
}
