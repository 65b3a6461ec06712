import { rarityOf } from "../../../text/spell/right-words.ts"
import { splitList } from "../../../text/split/split-list.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { singular } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { isLanguage } from "../../read/languages.ts"
import { isLimitOfApp } from "../../read/limit-of-app.ts"
import { shapeOf } from "../../type/shape.ts"
import { namesAThing } from "../../type/thing-phrase.ts"
import { firstText, type Understanding } from "../../understanding.ts"
import { firstWordsOfApp } from "../../write/app-line.ts"
import { toldAppKinds } from "../kinds/told/told-app-kinds.ts"
import { isSubject } from "../kinds/told/told-kinds.ts"
import { isOneLine } from "../phrases/is-one-line.ts"
import { beginsWithVerb } from "../phrases/kind-of-thing.ts"
import { isColour } from "../phrases/word-classes.ts"
import { tool } from "./app-title.ts"

export const offline = "offline"

/** Single words that say what an app is about: of its first clause, its features, its users, and what its text says again. */
export function topicWords(u: Understanding): string[] {
  const features = featureWords(u)
  return [
    ...[
      ...fieldWords(u),
      ...clauseWords(u),
      ...features.filter((word) => isRare(word) || tool.test(word)),
      ...peopleIn(u),
      ...repeatedWords(u),
      ...deedWords(u),
      ...features,
      ...(isOneLine(u) ? lineWords(u) : []),
    ].map(singular),
    ...(worksOffline(u) ? [offline] : []),
  ]
}

/** Nobody searches for the halves of "line-ups". */
export const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/(?<![\p{L}-])\p{L}{3,14}(?![\p{L}-])/gu) ?? []

/** Of every app: its buttons, its lists, its users, and when and where it is used. */
const ofAnyApp =
  /^(?:buttons?|members?|users?|sections?|contents|dates?|groups?|counters?|logos?|text|screens?|data|phones?|tablets?|lists?|photos?|settings?|accounts?|internet|signal|works|enter|due|same|things?|times?|days?|people|anything|everything|view|open|start|end|ends|sets|number|numbers|name|names|others?|situations?|sentences?|purchases?|versions?|swipe|print|share|scan|send|tap|type|halls?|sun|rain|hands?|work|lines?|reminders?|subscription|spreadsheets?|join|play|seasons?|months?|years?|ages|setups?|screenshots?|wifi|graphs?|place|round|home|house|evenings?|nights?|languages?|topics?|spots?|sites?|pockets?|stations?|instructions?|rates?|owners?|consultants?|box|pass|papers?|software|mobile|management|apps?|downloads?|backups?|widgets?|sliders?|cutoff|auto|adaptive|hobby|hobbies|again|common|past|local|running|separate|legal|rooms?|whiteboards?|notebooks?|clipboards?|ports?|drag|tick|paste|undo|scroll|scrolling|custom|percents?|percentages?|imports?|exports?|ads?|adverts?|pins?|iphones?|ipads?|android|google|drive|bluetooth|excel|emails?|multi|pics?|snap|admins?|buddy|buddies|dad|mum|mom|kids?|receipts?|reception|fees?|folders?|partners?|volunteers?|gloves?|thumbs?|wrist|lamps?|glasses|yards|metres?|meters?|templates?|native|electricity|currency|currencies|vibrate|clash|clashes|kitchens?|developers?|louder|quieter|arrivals?|cubic|widths?|lengths?|heights?|depths?|thickness|totals?|amounts?|cues?|complications?|objects?|steps?|modes?|archives?|websites?|species|tags?|dials?|areas?|regions?|playback|milli\p{L}+|lifestyle|productivity|education|entertainment|business|information|history|recreation|away|then|whenever|born|different|colou?rs?)$/u

export const isNoun = (word: string): boolean =>
  !ofAnyApp.test(word) &&
  !ofAnyApp.test(singular(word)) &&
  !isColour(word) &&
  /^(?:noun|plural|base)$/.test(kindOf(word)) &&
  namesAThing(word)

const leastRare = 2

/** A word that few texts have finds the app: "kiln", and not "shelf" or "curve". */
const isRare = (word: string): boolean => rarityOf(singular(word)) >= leastRare

/** "Theatre" of "software for theatre" */
const fieldWords = ({ brief, clean }: Understanding): string[] => wordsIn(clean(brief.industry)).filter(isNoun)

/** Who typed one line has said nothing else. */
const lineWords = (u: Understanding): string[] =>
  wordsIn((firstText(u).split(asideIn)[0] ?? "").replace(/(?<=\S )\p{Lu}\S*/gu, "")).filter(
    (word) => isNoun(word) && rarityOf(singular(word)) > 0,
  )

/** Where a clause ends: "that reads the meter", "such as tides", "and your child hears it". */
const clauseEnd =
  /[.:;(]|(?<=\S+ \S+) (?:that|which|who|whose|so|such|when|while|where|before|after|until|between|because|without|from|does|vs) | and (?:you|your|it|they) /

/** "Bags of" adhesive, "how steady" a note is, and what it does besides: "and shows" */
const countOf =
  /(?<!\p{L})(?:\p{L}+ of |how \p{L}+ |(?:and|or|then) (?=\p{L}+s (?:how|what|when|where|which|who|if|you|your|the|an?|it)(?!\p{L}))\p{L}+ )/gu

/** Of what the app is or does, all nouns but the one before "of": "stitch", "pattern", "machine". */
function clauseWords(u: Understanding): string[] {
  // "You enter the tank size" is how it is used.
  const said = firstWordsOfApp(u).replace(/^you .*$|^(?:this is )?(?:an? )?app (?:that|which|to) /i, "")
  const names = [u.thing.name, ...u.thing.name.split(/[: ]/).slice(0, 1)].map((name) => `${name} `)
  const name = names.find((each) => said.startsWith(each)) ?? ""
  const [clause = ""] = said.slice(name.length).split(clauseEnd)
  const parts = clause.split(/,\s/)
  const end = parts.findIndex((part, at) => at > 0 && opensDeed(part))
  const [opening = "", ...row] = parts.slice(0, end < 0 ? parts.length : end)
  const isDeed =
    name !== "" ||
    /^(?:third|command|sentence)$/.test(shapeOf(said).shape) ||
    /^\p{L}+s (?:when|where|how|what|which|if|you)\b/iu.test(said)
  const object = isDeed ? opening.replace(/^\S+ /, "") : opening
  return [object, ...row].flatMap((part) => {
    const words = wordsIn(part.replace(countOf, ""))
    // "Orchard spraying", and not "every scaffold you have standing"
    const isWork = (at: number): boolean =>
      at === words.length - 1 && kindOf(words[at] ?? "") === "ing" && isNoun(words[at - 1] ?? "")
    return words.filter((word, at) => isNoun(word) || isWork(at))
  })
}

/** "Works offline", "with a counter" */
const opensDeed = (part: string): boolean => {
  const [first = ""] = part.split(" ")
  return /^(?:third|preposition|relative|subject|auxiliary|adverb)$/.test(kindOf(first)) || beginsWithVerb(part)
}

/** "Glaze" and "timer" of the typed features, and not their shelves and curves. */
const featureWords = ({ brief, clean }: Understanding): string[] =>
  splitList(clean(brief.appFeatures))
    .filter((feature) => !/^up to /i.test(feature) && !isLimitOfApp(feature))
    // An app in "Estonian, Finnish and German" is not looked for as "finnish".
    .filter((feature) => !wordsIn(feature).every((word) => word === "and" || isLanguage(word)))
    // "Face ID lock", "export to Word"
    .map((feature) => feature.replace(/(?:Face|Touch) ID|(?<=\S )\p{Lu}\S*/gu, ""))
    .map((feature) => feature.replace(/ (?:by|from|of|on|for the|(?<!up )to|when|with) .*$/, ""))
    .flatMap((feature) =>
      / (?:buttons?|modes?|views?|screens?|complications?)$/.test(feature) ? [] : wordsIn(feature),
    )
    .filter((word) => isNoun(word) && !/ing$/.test(word))

/** Who keeps bees as a hobby is a beekeeper. */
const inWhichWay =
  /^(?:their|hobby|sideline|amateur|professional|small|independent|social|studio|home|backyard|volunteer|experienced|local|young|new|wild|rural) /

/** They may want anything: what they make or sell says more. */
const anyUsers =
  /^(?:adult|beginner|child|dealer|everyone|family|household|maker|seller|parent|teacher|learner|walker|worker|student|volunteer|owner|coach|leader|user|keeper|enthusiast|hobbyist)s?$|^(?:children|families)$/

/** "Bartenders", "dinghy sailors", "furniture" of furniture makers; of "dog walkers", half would find something else. */
const peopleIn = ({ brief, clean }: Understanding): string[] =>
  clean(brief.targetAudience)
    .toLowerCase()
    .split(/,\s*(?:and |or )?|\s(?:and|or|&)\s/)
    .map((people) => people.replace(/ (?:with|who|that|in|on|at|from|of|\p{L}+ing) .*$/u, "").replace(inWhichWay, ""))
    .map((people) => people.split(" "))
    .filter((words) => words.every(isNoun) && kindOf(words.at(-1) ?? "") === "plural")
    .filter(
      (words) =>
        words.length === 1 ||
        rarityOf(singular(words.at(-1) ?? "")) > leastRare ||
        words.every((word) => rarityOf(singular(word)) > 0),
    )
    .flatMap((words) => wordsIn(words.join(" ")))
    .filter((word) => !anyUsers.test(word))

/** "Apiary" and "hoof": what a table knows that apps are about, in what the app does; "temper" and "sighting" find anything. */
const deedWords = ({ facts, runs }: Understanding): string[] =>
  [...facts, ...runs]
    .filter(({ field, topic }) => field === "description" && /^(?:what|feature|works-with)$/.test(topic))
    .toSorted((one, other) => one.place - other.place)
    .flatMap(({ text }) => wordsIn(text.split(asideIn)[0] ?? ""))
    .filter((word) => isNoun(word) && isRare(word) && isSubject(toldAppKinds, singular(word)))

const asideIn = /[;(]|(?<!\S)(?:such|but|because|without|no|not|never|like|instead|rather|than|\S+n['’]t) /i

/** An app's topic is mentioned more than once; a word that appears once, like "amber" for its screen, finds anything. */
function repeatedWords({ facts }: Understanding): string[] {
  const counts = new Map<string, number>()
  for (const { text } of facts.filter(({ topic }) => !/^(?:pain|story)$/.test(topic)))
    for (const stem of new Set(contentWords(text))) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return facts
    .filter(({ field }) => /^(?:description|appFeatures)$/.test(field))
    .flatMap(({ text }) => wordsIn(text.replace(/(?<=\S )\p{Lu}\S*/gu, "")))
    .filter((word) => isNoun(word) && rarityOf(singular(word)) > 0)
    .filter((word) => contentWords(word).every((stem) => (counts.get(stem) ?? 0) > 1))
}

export const worksOffline = ({ facts, runs }: Understanding): boolean =>
  [...facts, ...runs].some(({ text }) => /\boffline\b/i.test(text) && !/\b(?:not|no|except)\b|n't\b/i.test(text))
