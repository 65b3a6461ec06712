import { isForm, verbForms } from "../understand/verbs.ts"
import { isDeterminer, isNumber, isPluralWord, isPreposition, plain } from "../understand/word-kinds.ts"
import { appVerbs, compoundEnds } from "./app-words.ts"

const wordsOf = (text: string): string[] => text.split(" ").filter(Boolean)

/** "Shake phone or scan barcode", "remove ads", "make collage of 2 photos": no noun begins so. */
const isOrder =
  /^(?:shake|solve|remove|make|create|choose|send) (?!(?:and|or|up|good|list|sheet|mode|button|screen|believe|option)\b)\p{L}{2}/iu

/** "Scan QR codes", "filter by type" - but not "filter coffee" or "scan history". */
export function isAction(text: string): boolean {
  const [first = "", next = "", third = ""] = wordsOf(text.replace(/^(?:and|or|then|plus|&) /i, ""))
  if (isRowOfDeeds(text)) return true
  if (/^(?:put|set|enter|point|cut) (?:an?|the|your|my) \p{L}/iu.test(text)) return true
  if (
    /^set up \p{L}+s\b|^let (?:people|others|everyone|friends|family|them|anyone|your|the|\p{L}+s) \p{L}/iu.test(text)
  )
    return true
  if (surelyAlone.test(text)) return true
  if (/^(?:record|track|measure|count|photograph|compare) \p{L}+ (?:and|or) (?:\p{L}+ )?\p{L}+s$/iu.test(text))
    return true
  if (!appVerbs.has(plain(first)) || next === "" || /^(?:apps?|games?)$/i.test(next)) return false
  if (next === "and" && appVerbs.has(plain(third))) return true
  const opens = (word: string): boolean =>
    isDeterminer(word) ||
    isNumber(word) ||
    /^(?:your|them|it|up|down|out|what|how|when|where|which|who|between|by|in|with|from|to|for|on|at|against|several|other|as|along|off|together|round|around|through|past)$/.test(
      plain(word),
    )
  if (plain(first) === "type" && isNumber(next)) return false
  if (opens(next))
    return !(
      isPreposition(next) &&
      isForm(first, "base") &&
      /^(?:log|map|record|report|time|quiz|chart|search|support)$/i.test(first)
    )
  if (isPluralWord(next)) return !(compoundEnds.has(plain(next)) && verbForms(plain(first)).length > 0)
  if (
    /^\p{Lu}{2,}s?$/u.test(next) &&
    /^(?:scan|read|create|edit|make|import|export|open|sign|convert|merge)$/i.test(first)
  )
    return true
  if (third === "" && surely.has(plain(first))) return true
  if (isOrder.test(text)) return true
  return isPluralWord(third) && !isPreposition(next)
}

/** "Sign, merge and split": verbs alone, of which one at least is nothing else. */
export function isRowOfDeeds(text: string): boolean {
  const words = text.toLowerCase().split(/, (?:and )?| and /)
  return words.length > 2 && words.every((word) => appVerbs.has(word)) && words.some((word) => surely.has(word))
}

/** Verbs that are no noun and no adjective: with one noun behind them they still command. */
const surely = new Set(
  "clean create convert delete edit identify learn manage organise organize remove resize merge unzip skip trim".split(
    " ",
  ),
)
/** With nothing behind them they are still no noun that an app has. */
const surelyAlone = /^(?:trim|crop|merge|resize|rename|unzip|convert)$/i

/** At the head of a sentence about an app these are its deeds, although they could be nouns. */
const plainlyDoes =
  /^(?:logs|tracks|records|counts|measures|scans|plays|charts|plans|times|stores|sorts|shares|finds|reads|turns|blocks|imports|exports|translates|identifies|converts|reminds|teaches|solves)$/i

/** "Works in Android Auto", "counts rows", and the bare "shows whether": its subject is left out. */
export function isDoing(text: string): boolean {
  const [first = "", next] = wordsOf(text)
  if (/^(?:never|always|also|only|even)$/i.test(first) && next !== undefined)
    return isForm(plain(next), "third") && isDoing(wordsOf(text).slice(1).join(" ").concat(" it"))
  if (/^(?:records|plays|works|runs) (?:with|without|while|in the background)\b/i.test(text)) return true
  if (
    plainlyDoes.test(first) &&
    next !== undefined &&
    !isPreposition(next) &&
    !/^(?:and|or|is|are|app|on|&)$/i.test(next)
  )
    return true
  // "Backs up to a drive", "rolls over to next month": before such a word no plural stands.
  if (
    /^\p{L}{3,}[^\P{Ll}su]s (?:up|down|off|back|over|away) (?:to|from|in|into|on|by|after|when|automatically)\b/u.test(
      text,
    ) &&
    !/^(?:days|nights|hours|weeks|times|discounts|downloads|trips)\b/i.test(text)
  )
    return true
  const form = verbForms(plain(first)).find(({ form }) => form === "third")
  if (form === undefined || next === undefined) return false
  if (!form.isAlsoNoun || /^(?:works|needs|uses|runs|shows)$/i.test(first)) return !/^(?:is|are)$/.test(plain(next))
  return (
    isDeterminer(next) ||
    isNumber(next) ||
    /^(?:whether|what|how|why|when|where|who|you|your|up|out|in|to|only)$/i.test(next)
  )
}

/** The parts between commas and semicolons, outside brackets and numbers. A hyphen between spaces is a comma too. */
function commaParts(sentence: string): string[] {
  const hidden: string[] = []
  const open = sentence
    .replace(/[.!?]+$/, "")
    .replace(/ [-–—] /g, ", ")
    .replace(/\([^()]*\)|(?<=^|[\s(])"[^"\d][^"]{0,90}"/g, (whole) => `\uE000${hidden.push(whole) - 1}\uE001`)
  return open
    .replace(/(?<=^|[,;] )[-–—*•] ?/g, "")
    .split(/\s?[;](?:\s|$)|\s?,(?!\d)\s*/)
    .map((part) => part.replace(/\uE000(\d+)\uE001/g, (_, at: string) => hidden[Number(at)] ?? "").trim())
    .filter(Boolean)
}

const hangsOn =
  /^(?:then|so|because|since|but|which|that|who|whose|where|when|while|until|unless|as|if|each (?:of|with|about|around|up|in|for|\d|one|two|three|four|five|six|seven|eight|nine|ten)|not only|not just|from|to|in|on|at|by|between|such as|including|the (?:first|last|rest) |or|with|for|even|after|before|up to|nothing \p{L}+|hence|done|film by|eyes|hands|not (?:just|only))\b/iu

const endOf = (part: string): { readonly before: string; readonly after: string } | null => {
  const bare = /^(?:and|or|&) (.+)$/i.exec(part)?.[1]
  if (bare !== undefined) return { before: "", after: bare }
  const found = /^(.+?) (?:and|or|&) (.+)$/i.exec(part)
  return found === null ? null : { before: found[1] ?? "", after: found[2] ?? "" }
}

const isShort = (text: string, maxWords: number): boolean => {
  const words = wordsOf(text)
  return (
    words.length <= maxWords && !words.some(isPreposition) && !isAction(text) && !isDoing(text) && !/^no\b/i.test(text)
  )
}

/** What a list may hang on: "for guitar", "with a 2-hour forecast", "counts rows". The words after it, or null. */
function openTail(part: string, only?: string): { readonly opener: string; readonly words: number } | null {
  const words = wordsOf(part)
  // "Records with screen off" tells of a state, and no list hangs on it.
  if (/ with (?:the )?\p{L}+ (?:on|off|open|closed|locked)$/u.test(part)) return null
  if (only !== undefined) {
    const at = words.map(plain).lastIndexOf(only)
    return at < 1 ? null : { opener: only, words: words.length - 1 - at }
  }
  for (let index = words.length - 2; index >= 0; index--) {
    const word = plain(words[index] ?? "")
    const isVerb =
      (index === 0 ||
        isPreposition(words[index - 1] ?? "") ||
        /^(?:that|which|to)$/.test(plain(words[index - 1] ?? ""))) &&
      (isForm(word, "third") || appVerbs.has(word))
    const isAbout =
      word === "on" &&
      /^(?:questions|lessons|articles|exercises|courses|chapters|guides|tips|notes)$/.test(words[index - 1] ?? "")
    if (
      /^(?:with|of|by|between|like|as|for|from|in|have|has|into|than|reads|supports|including)$/.test(word) ||
      isVerb ||
      isAbout
    )
      return { opener: word, words: words.length - 1 - index }
  }
  return null
}

/** Where the list ends that the piece before opened; -1 where it opened none. */
function listEnd(previous: string, parts: readonly string[], at: number): number {
  const outer = endOfList(openTail(previous, "with"), parts, at)
  if (outer > -1) return outer
  const tail = openTail(previous)
  const inner = endOfList(tail, parts, at)
  if (inner > -1 || tail === null || tail.words > 2 || !isPreposition(tail.opener) || !isAction(previous)) return inner
  return parts.slice(at).every((part) => isShort(part, 2)) ? parts.length - 1 : -1
}

const isVerb = (opener: string): boolean => appVerbs.has(opener) || (isForm(opener, "third") && !isPreposition(opener))

/** "Searchable by handshape" is said of the thing, and is no item of its list. */
const isSaidOf = (part: string): boolean =>
  /^(?:\p{L}+ly )?\p{L}{2,}[ai]ble (?:by|with|in|on|at|for|from|as)\b/iu.test(part)

/** "Quiz rounds for quiet evenings" at the end of a list of things is one of them. */
const couldBeThing = (text: string): boolean => {
  const [first = "", next = ""] = wordsOf(text)
  return !surely.has(plain(first)) && isPluralWord(next) && !isDeterminer(next)
}

function endOfList(tail: ReturnType<typeof openTail>, parts: readonly string[], at: number): number {
  if (tail === null) return -1
  const isLoose = tail.opener === "with" || tail.opener === "have" || tail.opener === "has"
  const maxWords = tail.opener === "for" || tail.opener === "in" || appVerbs.has(tail.opener) ? 2 : 4
  if (tail.words > (isLoose ? 5 : maxWords)) return -1
  for (let index = at; index < parts.length; index++) {
    const part = parts[index] ?? ""
    if (isSaidOf(part)) return -1
    const end = endOf(part)
    const mustBeLast = tail.opener === "in" && index < parts.length - 1
    if (
      end !== null &&
      !mustBeLast &&
      (end.before === "" || isShort(end.before, maxWords)) &&
      !(isAction(end.after) && !(isLoose && end.before === "" && index > at + 1 && couldBeThing(end.after))) &&
      !(isVerb(tail.opener) && wordsOf(end.after.replace(/ (?:for|of|at|per) .*$/, "")).length > 2)
    )
      return !isLoose || index === parts.length - 1 || index > at ? index : -1
    if (
      !isShort(part, maxWords) &&
      !(
        isLoose &&
        wordsOf(part).length < (parts.slice(index + 1).some((later) => /^and /.test(later)) ? 8 : 6) &&
        !/^(?:no|without) /i.test(part) &&
        !isAction(part) &&
        !isDoing(part)
      )
    )
      return -1
  }
  return -1
}

/** "Add voice notes and send a PDF report" are two. */
function splitActions(piece: string): string[] {
  if (!isAction(piece)) return [piece]
  const found = /^(.+?),? and (.+)$/.exec(piece)
  const [, first = "", second = ""] = found ?? []
  return found !== null && isAction(second) && !first.includes(",") ? [first, second] : [piece]
}

/** "In Halifax, Nova Scotia" is one place. */
const isPlaceAfter = (previous: string, part: string): boolean =>
  /(?:^| )(?:in|from|near|at|of) (?:\p{Lu}[\p{L}'-]+ ?)+$/u.test(previous) &&
  /^\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+)*$/u.test(part)

/** "English, Russian and international rules" */
const isAdjectiveBefore = (previous: string, part: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(previous) && /^\p{Lu}\p{Ll}+ (?:and|or) \p{L}+ \p{Ll}+$/u.test(part)

/** What one sentence says, piece by piece; a list that belongs to a word of it stays with that word. */
export function splitPieces(sentence: string): string[] {
  const parts = commaParts(sentence)
  const out: string[] = []
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? ""
    const previous = out.at(-1)
    // "Streaks, up to 12 habits" are two things.
    const isCounted = previous?.includes(" ") === false && /^up to \d+ \p{L}{3}/iu.test(part)
    if (previous !== undefined && hangsOn.test(part) && !isCounted) {
      out.splice(-1, 1, `${previous}, ${part}`)
      continue
    }
    if (previous !== undefined && (isPlaceAfter(previous, part) || isAdjectiveBefore(previous, part))) {
      out.splice(-1, 1, `${previous}, ${part}`)
      continue
    }
    const end = previous === undefined ? -1 : listEnd(previous, parts, at)
    if (previous !== undefined && end > -1) {
      const list = parts.slice(at, end + 1)
      // "Ideas from what you have, and a list": the comma says that the list is no part of what you have.
      const isHeavy = wordsOf(list.at(-2) ?? "").length > 4
      const joined = [previous, ...list].join(", ").replace(/, (and|or) /, isHeavy ? ", $1 " : " $1 ")
      out.splice(
        -1,
        1,
        / (?:and|or|&) /.test(list.at(-1) ?? "") || /^(?:and|or) /.test(list.at(-1) ?? "")
          ? joined
          : joined.replace(/, ([^,]+)$/, " and $1"),
      )
      at = end
      continue
    }
    out.push(part.replace(/^(?:[Aa]nd|plus|[Tt]hen|[Aa]lso|&) /, ""))
  }
  return out.flatMap(splitActions)
}
