import { isPlural } from "../../text/plural.ts"
import { readFragment } from "../understand/fragment.ts"
import { isForm, verbForms } from "../understand/verbs.ts"
import {
  isAdjective,
  isConjunction,
  isDeterminer,
  isNumber,
  isPredicate,
  isPreposition,
  plain,
} from "../understand/word-kinds.ts"
import type { Form, Piece } from "./said.ts"

export const piece = (form: Form, text: string, items: readonly string[] = []): Piece => ({ form, text, items })

/** Verbs by which a business says in few words what it does: "cover Leeds", "fix boilers". */
const trades = new Set(
  `cover serve do fix offer provide repair install teach sell build groom specialise specialize deliver cater host make clean
   train run design stock restore fit sew learn make cook bake paint draw play record film try compare test build set follow
   watch see find create knit crochet`.split(/\s+/),
)

export const wordsOf = (text: string): string[] => text.split(" ").filter(Boolean)

/** "Dogs welcome", "No job too small", "Torque values shown on screen" with the verb that was left out. */
function withVerb(text: string): string | null {
  const no = /^(no .{3,40}?) (too (?:big|small|far|old|late|large).*)$/i.exec(text)
  if (no !== null) return `${no[1]} is ${no[2]}`
  const share = /^(\d+(?:\.\d+)?%) ((?:\p{L}+ly )?\p{L}{3,}ed)$/iu.exec(text)
  if (share !== null) return `${share[1]} is ${share[2]}`
  const focus = /^focus on (.+)$/i.exec(text)?.[1]
  if (focus !== undefined) return `the focus is on ${focus}`
  const found =
    /^((?:[\p{L}'-]+ ){1,5}?)(welcome|included|booked|agreed|arranged|confirmed|available|needed|required|provided|allowed|possible|wanted|filmed|shown|catered for|accepted|by appointment|on request|by arrangement)((?: (?:in|on|at|for|to|from|by|with|within|before|after|until|during|throughout|every|each|if|when|as|once|where|here|there|free|only|separately|together|\p{L}+ly)\b.*|,.*)?)$/iu.exec(
      text,
    )
  if (found === null) return null
  const subject = (found[1] ?? "").trim()
  const isBare = isPlural(subject.split(/ (?:of|in|for|with) /)[0] ?? subject)
  const first = plain(subject.split(" ")[0] ?? "")
  const isReady = isBare || isDeterminer(first) || isNumber(first) || /^no$/i.test(first) || /ing$/.test(subject)
  // "No oil on request" is not that no oil is had by asking.
  if (/^no$/i.test(first) && /^(?:on request|by arrangement|by appointment)$/i.test(found[2] ?? "")) return null
  const hasVerb = subject.split(" ").some((word) => /^(?:is|are|was|were|be|can|you|we|I|not)$/.test(word))
  const isOpen = / (?:if|as|when|where|once|unless)$/i.test(subject) || /^ever$/i.test(subject)
  if (hasVerb || isOpen || isPreposition(first)) return null
  const verb = isBare || / and /.test(subject) ? "are" : "is"
  return `${isReady ? subject : `the ${subject.charAt(0).toLowerCase()}${subject.slice(1)}`} ${verb} ${found[2]}${found[3]}`
}

const days =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|mornings?|afternoons?|evenings?|easter|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december"
/** "Open Saturdays", "open all year", "based in Leeds", "free for members": how it is, and no thing. */
const isState = new RegExp(
  `^(?:open|closed) (?:${days}|\\d|on|from|to|until|till|at|by|all|every|daily|late|early|seven|six|five|for|in|year|most|again)\\b|^(?:available|ready|based|close|family[- ]run|free|suitable) (?:on|in|at|for|to|by|from|of|with|within|near|since) `,
  "i",
)

const amounts =
  /^(?:\d[\d.,]*%?|an?|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred)$/i
export const isAmount = (words: readonly string[]): boolean => words.slice(1, 4).some((word) => amounts.test(word))

/** "Groups never exceed nine", "noon to two is when they bite". */
const saidAlways =
  /^(?:[\p{L}'-]+ ){1,4}(?:never|always|rarely|often|usually|hardly) \p{L}{3,} \S|^(?:[\p{L}\d.'-]+ ){2,9}(?:is|are|was|were) (?:when|where|how|why|what) /iu

/** "Rain or shine we roll", "walk-ins only" */
const inAnyWeather =
  /^(?:walk-?ins|appointments?|cash|cards?|adults|members) only$|^(?:(?:come )?rain or shine|whatever the weather|day (?:and|or) night|all year round|every (?:day|week|season)),? (?:we|I) \p{L}+/iu

/** "Parts that wear are replaced", "the person who quotes is the person who climbs", "what we do not do is audits". */
const saidOfWhom =
  /^(?:what (?:I|we|you) (?:[\p{L}']+ ){1,4}(?:is|are) \S|(?:[\p{L}'-]+ ){1,4}(?:who|that) \p{L}+ (?:[\p{L}'-]+ ){0,4}(?:is|are|was|were|has|have|will|can|gets?|goes|go|comes?|needs?) \S)/iu

/** "The trainer who meets your dog at home teaches every lesson": who it is, and then the verb of the sentence. */
function saysOfOne(words: readonly string[]): boolean {
  // "A guide paddles beside every two boats": behind "a", only a verb ends like this.
  const [opener = "", noun = "", does = "", then = ""] = words
  const isOne = /^(?:an?|one|every|each)$/i.test(opener) && /^\p{Ll}{3,}$/u.test(noun) && !isAdjective(noun)
  if (
    isOne &&
    !isPlural(noun) &&
    isPlural(does) &&
    !/[^s]ss$/.test(does) &&
    (isPreposition(then) || then === "beside") &&
    then !== "of"
  )
    return true
  const who = words.findIndex((word) => /^(?:who|that)$/.test(word))
  if (who < 2 || who > 4 || !isDeterminer(words[0] ?? "")) return false
  return words.some((word, at) => {
    const next = words[at + 1] ?? ""
    const before = words[at - 1] ?? ""
    const isJoined = isConjunction(before) || isPreposition(before) || isDeterminer(before) || /[,;]$/.test(before)
    return at > who + 2 && !isJoined && isForm(plain(word), "third") && (isDeterminer(next) || isNumber(next))
  })
}

/** "Most leaks we see start at the flashing": whose leaks they are, and then the verb of the sentence. */
function saysOfThose(words: readonly string[]): boolean {
  const who = words.findIndex((word) => /^(?:we|you|I|they|people)$/.test(word))
  const [before = "", verb = "", next = "", then = ""] = [
    words[who - 1],
    words[who + 1],
    words[who + 2],
    words[who + 3],
  ]
  return (
    who > 0 &&
    who < 5 &&
    isPlural(before) &&
    isForm(plain(verb), "base") &&
    (/^(?:are|were|have|can|will)$/.test(next) || isForm(plain(next), "base")) &&
    (isPreposition(then) || isDeterminer(then) || isNumber(then) || /(?:ed|en|ly)$/.test(then))
  )
}

/** "Most wells around here reach water between 200 and 600 feet" */
function saysOfMost(words: readonly string[]): boolean {
  if (!/^(?:most|all|some|many|few)$/i.test(words[0] ?? "")) return false
  const many = words.findIndex((word, at) => at > 0 && at < 4 && isPlural(word))
  const rest = words
    .slice(many + 1)
    .join(" ")
    .replace(/^(?:(?:a?round )?here|in (?:this|the|our) \p{L}+) /u, "")
    .split(" ")
  return many > 0 && rest.length > 1 && isForm(plain(rest[0] ?? ""), "base") && !isPreposition(rest[0] ?? "")
}

/** "Group pictures take fifteen minutes", "Two sisters bought nine canoes", "Most of our clients come to us". */
function isSentence(words: readonly string[]): boolean {
  const text = words.join(" ")
  if (
    saidAlways.test(text) ||
    inAnyWeather.test(text) ||
    saidOfWhom.test(text) ||
    saysOfOne(words) ||
    saysOfMost(words) ||
    saysOfThose(words)
  )
    return true
  for (let at = 1; at < Math.min(words.length - 1, 9); at++) {
    const word = plain(words[at] ?? "")
    const before = words[at - 1] ?? ""
    const next = words[at + 1] ?? ""
    if (/^(?:who|that|which|where|when|to|not)$/.test(word)) return false
    if (isPreposition(before) || isDeterminer(before) || isConjunction(before) || /[,;:]$/.test(before)) continue
    if (/^[$£€₹]/.test(next)) continue
    const takesObject = isDeterminer(next) || isNumber(next) || /^(?:us|you|me|it|them|no)$/i.test(plain(next))
    if (isForm(word, "past") && !isPreposition(word) && takesObject) return true
    // "Two biologists started Low Tide": what they did has a name.
    if (isForm(word, "past") && isPlural(before) && /^\p{Lu}\p{Ll}/u.test(next)) return true
    if (isForm(word, "past") && !isForm(word, "participle") && !isForm(word, "base")) return true
    if (
      /^\p{Lu}/u.test(before) &&
      /^(?:learnt|learned|taught|led|left|built|began|joined|founded|started|won)$/.test(word)
    )
      return true
    if (verbForms(word).some(({ form, isAlsoNoun }) => form === "third" && !isAlsoNoun) && !isPlural(before))
      return true
    if (isForm(word, "base") && isPlural(before) && (takesObject || isPreposition(next) || /ly$/.test(next)))
      return true
  }
  return false
}

/** "Last year we released 214 animals": a time, and a sentence after it. */
const whenFirst =
  /^(?:last|this|next|every|each|since|after|today|now|once|sometimes|usually|often|in|on) (?:(?!before|after|when|until|while)[\p{L}\d'-]+ ){0,3}(?:we|I|you|they|he|she) \p{L}+/iu
/** "Book by phone": a verb that is also a noun, before what only follows a verb. */
const invitation =
  /^(?:book|call|order|reserve|visit|apply|drop|pop|sign|ask|write|send|donate|volunteer|subscribe|get) (?:in touch|by|online|your|us|me|in|up|at|for|through|ahead|early|a (?:table|place|seat|visit|call|lesson))\b/i
/** "Camped beside a glacier": a past that no table has. */
const unheardPast =
  /^\p{L}{3,}ed (?:an?|the|my|our|two|three|\d+|beside|past|into|through|across|under|near|out|off|up|down)\b(?! by\b)/iu

/** "Fix boilers" and not "fix for boilers". */
const takesDeed = (next: string): boolean => !isPreposition(next) && !isConjunction(next) && !/^(?:up|of)$/.test(next)

/** How one piece of a sentence can be said. */
export function formOf(text: string): Piece {
  const whole = withVerb(text)
  if (whole !== null) return piece("clause", whole)
  const words = wordsOf(text)
  const first = plain(words[0] ?? "")
  const next = words[1]
  if (saidOfWhom.test(text)) return piece("clause", text)
  if (/^(?:how to|how|what|why|where|when) \p{L}/iu.test(text)) return piece("things", text, [text])
  if (isState.test(text) || (isPredicate(first) && /^(?:if|when)$/.test(next ?? ""))) return piece("is", text)
  if (whenFirst.test(text)) return piece("clause", text)
  if (invitation.test(text) || /^please \p{L}/iu.test(text)) return piece("do", text)
  if (unheardPast.test(text)) return piece("past", text)
  if (isSentence(words)) return piece("clause", text)
  if (
    /^(?:at least|at most|up to|about|around|over|more than|nearly|almost|under|within) (?:an?|\d[\d.,]*|half|[a-z]+) /i.test(
      text,
    ) &&
    isAmount(words)
  )
    return piece("things", text, [text])
  if (trades.has(first) && next !== undefined && takesDeed(next)) return piece("do", text)
  if (
    /^(?:start|found|establish|set up|open|began|beg[au]n|grew|launch)(?:ed)?\b/i.test(first) &&
    isForm(first, "past")
  )
    return piece("past", text)
  const { shape, subject, rest } = readFragment(text)
  switch (shape) {
    case "clause":
      return piece("clause", text)
    case "passive":
      if (/ (?:if|as|when|where)$/.test(subject)) return piece("things", text, [text])
      return piece("clause", passive(subject, rest))
    case "verb":
      return piece("does", text)
    case "past":
      return piece("past", text)
    case "imperative":
      return piece("do", text)
    case "gerund":
      return piece("doing", text)
    case "participle":
    case "adjective":
    case "adjunct":
      return piece("is", text)
    case "noun":
      return isForm(first, "ing") &&
        words.length > 2 &&
        !isAdjective(next ?? "") &&
        /^(?:a|an|the|\d|my|our|your)/.test(next ?? "")
        ? piece("doing", text)
        : piece("things", text, [text])
  }
}

function passive(subject: string, rest: string): string {
  // "Guards fitted and nests removed": a telegram of two verbs, of which one would get its own.
  if (
    / (?:and|or) /.test(subject) &&
    subject.split(" ").some((word) => isForm(plain(word), "participle") && !isForm(plain(word), "base"))
  )
    return `${subject} ${rest}`
  const first = plain(subject.split(" ")[0] ?? "")
  const isMany = isPlural(subject)
  const isReady = isMany || isDeterminer(first) || isNumber(first) || /^(?:no|nothing|nobody|everything)$/.test(first)
  const small = `${subject.charAt(0).toLowerCase()}${subject.slice(1)}`
  return `${isReady ? subject : `the ${small}`} ${isMany ? "are" : "is"} ${rest}`
}
