import { readFragment } from "../understand/fragment.ts"
import { isForm } from "../understand/verbs.ts"
import { isPluralWord, isPreposition } from "../understand/word-kinds.ts"
import { isMoney } from "./prices.ts"
import { isAction, isDoing } from "./split-pieces.ts"

/** What a piece is, and so how it can be told. */
export type PieceKind = "thing" | "action" | "does" | "clause" | "without" | "money" | "past"

/** What a piece is about, so that what belongs together stands under one heading. */
export type Topic = "main" | "promise" | "offline" | "privacy" | "device" | "maker" | "price"

export interface Piece {
  readonly kind: PieceKind
  readonly topic: Topic
  readonly text: string
  readonly stems: ReadonlySet<string>
  /** Pieces of one sentence share a number. */
  readonly sentence: number
}

const topics: readonly (readonly [Topic, RegExp])[] = [
  [
    "offline",
    /\boffline\b|\b(?:without|no|out of) (?:an? |any )?(?:signal|internet|connection|network|wi-?fi|mobile data)\b/i,
  ],
  [
    "privacy",
    /\baccounts?\b|\bregist|\bsign[- ]?(?:up|in|ing)\b|\blog-?ins?\b|\bdata (?:is |are )?collected|\bcollects? (?:no |any )?data|\btrack(?:ers|ing you)\b|\b(?:no|without|zero) (?:ads|adverts|advertising|tracking|subscription)|\bad-free\b|\bprivate|\bprivacy|\bpermissions?\b|\bstays? on (?:the|your)\b|\bencrypt|\bFace ID\b|\bpasscode|\bTouch ID\b/i,
  ],
  [
    "device",
    /\bApple Watch\b|\bwidgets?\b|\b(?:home|lock) screen\b|\bSiri\b|\bShortcuts\b|\bAndroid Auto\b|\bCarPlay\b|\bTalkBack\b|\bVoiceOver\b|\bcomplications?\b|\bdark (?:theme|mode)\b|\bLive Activit|\bBluetooth\b|\bWear OS\b|\bstep size|\bfont size|\b\d+ languages\b|\b\d+(?:\.\d+)? ?[MG]B\b|\bworks (?:on|with)\b/i,
  ],
]

/** What a long thing comes with is not what it is about: "plans that fit around your week, with offline voice cues". */
const withoutTail = (text: string): string =>
  text.split(" ").length > 9 ? text.replace(/(?<=(?:\S+ ){3}\S+) with .*$/, "") : text

export const topicOf = (text: string): Topic =>
  topics.find(([, pattern]) => pattern.test(withoutTail(text)))?.[0] ?? "main"

/** "Routes avoid stairs", "children feed ten animals": a plural, and what it does. */
function isAboutMany(text: string): boolean {
  const words = text.split(" ")
  const at = words.findIndex(
    (word) => (isPluralWord(word) && !/^\p{Lu}+$/u.test(word)) || /^(?:children|people|you|we)$/i.test(word),
  )
  const verb = (words[at + 1] ?? "").toLowerCase()
  const isNoun =
    /^(?:watch|report|log|map|plan|record|search|play|sync|export|import|support|test|time|track|view|chart|drive|review|guide|list|set|card|pack|book|mode|for|like)$/.test(
      verb,
    )
  // "Trips log themselves": before such a word stands a verb.
  const isSaid =
    isForm(verb, "base") &&
    /^(?:themselves|itself|them|it|you|your|the|each other)$/i.test((words[at + 2] ?? "").replace(/[,;]$/, ""))
  if (at > -1 && at < 3 && isSaid) return true
  return at > -1 && at < 3 && !isNoun && isForm(verb, "base") && !isForm(verb, "participle") && words.length > at + 2
}

/** "No data collected" has lost its verb. */
export const withVerb = (text: string): string =>
  text.replace(
    /^(no|nothing) ((?:\p{L}+ )*)(collected|stored|shared|sold|sent|saved|uploaded|recorded|tracked|kept)$/iu,
    (_, no: string, things: string, done: string) =>
      `${no.toLowerCase()} ${things}${/s $/.test(things) ? "are" : "is"} ${done}`,
  )

/** "Reminder with a link goes on SMS": the verb stands behind what hangs on the noun. */
function hasVerbInside(text: string): boolean {
  const words = text.split(" ")
  return words.some((word, at) => {
    const before = words[at - 1] ?? ""
    const isSaid = /^(?:goes|comes|becomes|stays|keeps|lives|gets|tells|lets)$/.test(word)
    return (
      at > 1 &&
      at < 8 &&
      isSaid &&
      !isPreposition(before) &&
      !/\b(?:that|which|who)\b/.test(words.slice(0, at).join(" "))
    )
  })
}

/** "Reciprocity corrected from tables": its "is" was left out. */
export const withoutIs = /^((?:\p{L}+ ){1,3})(\p{Ll}{3,}[^e]ed (?:by|from|in|into|on|with|at|as)\b.*)$/u

/** "Scan a barcode, and it remembers the date": what one does, and what comes of it, are one sentence. */
const deedAndAnswer = /^\p{L}+ [^,;:]+, (?:and|so) (?:it|the app) \p{Ll}+s\b/u

/** "Set up shifts once, let people swap, and reminders go out two days before": deeds, and what others do then. */
function endsOnOthers(text: string): boolean {
  const rest = /, (?:and|so) ([^,;:]+)$/u.exec(text)?.[1] ?? ""
  return rest !== "" && isAction(text) && isAboutMany(rest)
}

/** "A calculator that turns chlorine, pH and alkalinity readings into doses": the list is the object of one verb. */
const listInside =
  /^[^,;:]+ (?:that|which|who) \p{Ll}+s (?:\p{L}+ )?\p{L}+, (?:[\p{L}\d-]+ ){0,4}[\p{L}\d-]+,? (?:and|or) (?:[\p{L}\d-]+ ){1,4}(?:into|to|from|against|in|on|at|for|with|by) /u

/** What is one sentence however many commas it has. */
export const isOneThought = (text: string): boolean =>
  deedAndAnswer.test(text) || endsOnOthers(text) || listInside.test(text)

export function kindOf(text: string): PieceKind {
  const first = text.split(" ")[0] ?? ""
  if (isMoney(text)) return "money"
  if (/^\p{Ll}+, [^:]+ and [^:]+: /u.test(text)) return "clause"
  if (/^no .+ (?:is|are) \p{L}+$|^no (?:\p{L}+ ){1,3}(?:is|are) \p{L}+,? (?:and|or|but|so) /iu.test(text))
    return "clause"
  if (/^[\p{L} ]{3,24}: /u.test(text) || (isPreposition(first) && !/^made$/i.test(first)))
    return /^(?:no|without) /i.test(text) ? "without" : "clause"
  if (/^(?:no|zero|without) /i.test(text)) return "without"
  // One thing of initials would have its verb with an s: "GPS stamp on each photo" is a thing.
  if (/^\p{Lu}{2,} \p{Ll}+[^s\P{Ll}] (?:on|in|for|of|at|with|per|by) /u.test(text)) return "thing"
  if (deedAndAnswer.test(text) || endsOnOthers(text)) return "clause"
  if (isDoing(text)) return "does"
  if (isAboutMany(text)) return "clause"
  if (isAction(text)) return "action"
  if (/^(?:\p{L}+ly )?\p{L}{2,}[ai]ble (?:by|with|in|on|at|for|from|as)\b/iu.test(text)) return "past"
  const { shape } = readFragment(text)
  if (shape === "clause" || shape === "passive" || hasVerbInside(text) || withoutIs.test(text)) return "clause"
  const isNoun =
    /^(?:sets|records|lists|maps|charts|plans|scores|notes) |^(?:downloads|updates|alerts|exports|backups) (?:for|of) /i
  if (shape === "verb" && !isNoun.test(text)) return "does"
  if (shape === "imperative" || shape === "past") return shape === "past" ? "past" : "action"
  const isMade =
    (shape === "participle" && !/^(?:set|cut|split|read|spread) /i.test(text)) ||
    /^(?:made|built|written|designed|developed|created|drawn|recorded|illustrated|composed|started|begun|founded|born|coded|run|kept|edited|tested) (?:by|in|after|for|at|with|on|out|when|because|during|between)\b/i.test(
      text,
    )
  if (isMade && isForm(first, "participle")) return "past"
  return "thing"
}
