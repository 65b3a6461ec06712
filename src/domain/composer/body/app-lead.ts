import { withArticle } from "../../text/article.ts"
import { isPlural } from "../../text/plural.ts"
import { isKind } from "../apps/app-words.ts"
import type { Piece } from "../apps/piece.ts"
import type { AppBrief } from "../apps/read-app.ts"
import { asThing, insideOf, type Subject, tellPieces } from "../apps/tell-pieces.ts"
import type { Teller, Way } from "../teller.ts"
import { conjuncts, readNounPhrase } from "../understand/noun-phrase.ts"
import { contentStems, shareIn } from "../understand/stems.ts"
import { isForm } from "../understand/verbs.ts"
import { isDeterminer, isNumber, plain } from "../understand/word-kinds.ts"
import { listed } from "../wording.ts"

const tailOf = (text: string, openers: RegExp): { readonly before: string; readonly tail: string } | null => {
  const found = openers.exec(text)
  return found === null ? null : { before: text.slice(0, found.index), tail: text.slice(found.index + found[0].length) }
}

/** The kind of app that its name or the seller's phrases say it is, where the description does not: "migraine diary". */
function kindByName(app: AppBrief, { u }: Teller): string {
  const low = app.name.toLowerCase()
  const phrase = u.keywords.find((keyword) => low.endsWith(keyword.toLowerCase()))
  if (phrase !== undefined) return phrase.toLowerCase()
  const last = app.name.split(" ").at(-1) ?? ""
  return app.name.includes(" ") && isKind(last) ? last.toLowerCase() : ""
}

/** "Metronome for drummers", where the seller names "drummers and their teachers": for all of them. */
function forWhole(text: string, who: string): string {
  const said = / for ([^,.;]+?)(?= that | with |$)/.exec(text)?.[1]
  if (said === undefined || who === "" || said.split(" ").length > who.split(" ").length) return text
  return shareIn(contentStems(said), contentStems(who)) > 0.99 ? text.replace(` for ${said}`, ` for ${who}`) : text
}

/** A course is not had, it teaches. */
const languages =
  /\b(?:Welsh|Gaelic|Irish|Spanish|French|German|Italian|Portuguese|Japanese|Chinese|Mandarin|Cantonese|Korean|Arabic|Hebrew|Hindi|Turkish|Russian|Polish|Dutch|Swedish|Norwegian|Danish|Finnish|Greek|Latin|Swahili|Vietnamese|Thai|English)$/

const isMass = (head: string): boolean =>
  /\b(?:times|forecasts?|maps|charts|prices|scores|results|news|data|predictions|departures|levels)$/i.test(head)

interface OpeningThing {
  readonly kept: string
  readonly head: string
  readonly forWho: string
}

/** An app that is no kind of app by its words: what it shows, teaches or has. */
function thingWays(name: string, { kept, head, forWho }: OpeningThing, teller: Teller): Way[] {
  const thing = asThing(kept, teller)
  const isBareMass = !isDeterminer(thing.split(" ")[0] ?? "") && !isNumber(thing.split(" ")[0] ?? "") && !isPlural(head)
  // "Shared money for two people" is what it is about: nobody has it or offers it.
  if (isBareMass && !languages.test(head) && !isMass(head) && / for /.test(kept)) return [`${name}: ${thing}`]
  const verbs = languages.test(head)
    ? ["teaches"]
    : isMass(head)
      ? ["shows", "has", "brings you", "gives you"]
      : ["gives you", "has", "brings you", "offers"]
  return verbs.map((verb) => `${name} ${verb} ${thing}${forWho}`)
}

/** "Tern is a running plan app", "Slackwater shows tide times": the first sentence, and what hangs on it. */
function whatWays(app: AppBrief, opening: Piece, teller: Teller, who: string): { ways: Way[]; rest: string } {
  const { wording } = teller
  const text = forWhole(insideOf(wording)(opening.text), who)
  const name = app.short
  if (opening.kind === "action")
    return {
      ways: [
        `${name} helps you ${text}`,
        `${name} lets you ${text}`,
        `${text} with ${name}`,
        `with ${name} you ${text}`,
      ],
      rest: "",
    }
  if (opening.kind === "does") return { ways: [`${name} ${text}`], rest: "" }
  const { head } = readNounPhrase(text)
  const last = plain(
    head
      .split(/ (?:of|about) /)[0]
      ?.split(" ")
      .at(-1) ?? "",
  )
  const hasWho = / for /.test(text)
  const long = text.split(" ").length > 9
  // "With a hint that explains the step": what explains is the hint, and not the app.
  const thatOf = isKind(last) ? tailOf(text, / (?=that |which )/) : null
  const cut =
    (thatOf !== null && !/ with /.test(thatOf.before) ? thatOf : null) ??
    (long ? tailOf(text, / with (?=[\p{L}\d])/u) : null)
  const isSplit = cut !== null && (long || (who !== "" && !hasWho)) && cut.before.split(" ").length > 1
  const kept = isSplit ? cut.before : text
  const forWho = who !== "" && !hasWho ? ` for ${who}` : ""
  const rest = isSplit ? cut.tail.replace(/^(?:that|which) /, "") : ""
  const isThat = isSplit && /^(?:that|which) /.test(cut.tail)
  const restText = rest === "" ? "" : isThat ? `does:${rest}` : `with:${rest}`
  const [firstKind = ""] = head.split(" and ")
  if (head.includes(" and ") && isKind(plain(firstKind.split(" ").at(-1) ?? ""))) {
    const thing = withArticle(kept.replace(head, head.replace(" and ", " & "))).replace(" & ", " and ")
    return {
      ways: [`${name} is ${thing}${forWho}`],
      rest: restText,
    }
  }
  const [first = ""] = head.split(" ")
  if (isKind(last) && name.toLowerCase().includes(head.toLowerCase()) && / with (?=[\p{L}\d])/u.test(text))
    return { ways: [], rest: `with:${text.slice(text.indexOf(" with ") + 6)}` }
  if (isKind(last) && !isPlural(head)) {
    const isPair = head.includes(" and ") && !isDeterminer(first) && !isNumber(first) && !isPlural(first)
    const thing = isPair ? withArticle(kept) : asThing(kept, teller)
    return {
      ways: [`${name} is ${thing}${forWho}`],
      rest: restText,
    }
  }
  return { ways: thingWays(name, { kept, head, forWho }, teller), rest: restText }
}

/** "Counts rows and listens": what it does, in either order. */
function turnedPredicates(text: string): string[] {
  const found = /^(.+?) and (\p{Ll}+s .+)$/u.exec(text)
  const [, first = "", second = ""] = found ?? []
  const isTwo = isForm(second.split(" ")[0] ?? "", "third") && !/, \p{Ll}+$/u.test(first) && first !== ""
  if (isTwo) return [text, `${second} and ${first}`]
  const later = /^(.+ and .+?) and (\p{Ll}+s .+)$/u.exec(text)
  const isLater = later !== null && isForm((later[2] ?? "").split(" ")[0] ?? "", "third")
  return isLater ? [text, `${later[2]}, and ${later[1]}`] : [text]
}

/** What the app is and for whom, then what hung on it, the promise, and the trouble it ends. */
export function tellLead(teller: Teller, app: AppBrief, subject: Subject): string[] {
  const people = app.who
  const promise = app.pieces.filter(({ topic }) => topic === "promise")
  const out: string[] = []
  if (app.opening === null) out.push(teller.say("lead", byName(app, teller, people)))
  else {
    const { ways, rest } = whatWays(app, app.opening, teller, people)
    if (ways.length > 0) out.push(teller.say("lead", ways))
    if (rest.startsWith("does:"))
      out.push(
        teller.say(
          "lead rest",
          turnedPredicates(rest.slice(5)).flatMap((said) => [
            `it ${said}`,
            `${/\bapp\b/i.test(out[0] ?? "") ? "it" : "the app"} ${said}`,
          ]),
        ),
      )
    if (rest.startsWith("with:")) {
      const things = itemsOf(rest.slice(5), teller)
      const list = listed(things)
      const it = ways.length > 0 ? "it" : app.short
      out.push(
        teller.say(
          "lead with",
          ["has", "comes with", "offers", "brings", "includes", "gives you"].map((verb) => `${it} ${verb} ${list}`),
        ),
      )
    }
  }
  out.push(...tellPromise(teller, subject, promise))
  if (people !== "" && shareIn(contentStems(people), contentStems(out.join(" "))) < 0.6)
    out.push(teller.say("who", whoWays(people, subject)))
  out.push(tellPains(teller, subject))
  return out.filter(Boolean)
}

/** The items of a list, the last first; but not where a word or a tail belongs to all of them. */
function itemsOf(text: string, teller: Teller): string[] {
  if (/^(?:every|each|all|any|both) |, each /i.test(text)) return [text]
  const items = conjuncts(text)
  const isLoose = items.length < 2 || readNounPhrase(items.at(-1) ?? "").tails.length === 0
  const things = items.map((thing) => asThing(thing, teller))
  return isLoose ? things.reverse() : things
}

function byName(app: AppBrief, teller: Teller, who: string): Way[] {
  const kind = kindByName(app, teller)
  if (kind === "" && who === "") return []
  const thing = kind === "" ? "" : asThing(kind, teller)
  if (who === "") return []
  return kind === "" ? [`${app.short} is for ${who}`] : [`${app.short} is ${thing} for ${who}`]
}

const whoWays = (who: string, subject: Subject): Way[] => [
  `it is for ${who}`,
  `${subject.name} is for ${who}`,
  `it was written for ${who}`,
  `it is meant for ${who}`,
  `${subject.name} was made for ${who}`,
  `it suits ${who}`,
  `${subject.name} is meant for ${who}`,
]

function tellPromise(teller: Teller, subject: Subject, pieces: readonly Piece[]): string[] {
  const things = pieces.filter(({ kind }) => kind === "thing")
  const said = things.map(({ text }) => {
    const thing = asThing(text, teller)
    return teller.say(`promise ${text}`, [
      `what you get is ${thing}`,
      `it hands you ${thing}`,
      `the result is ${thing}`,
      `${subject.next()} gives you ${thing}`,
      `you have ${thing}`,
    ])
  })
  return [
    ...said,
    ...tellPieces(
      teller,
      subject,
      pieces.filter(({ kind }) => kind !== "thing"),
    ),
  ]
}

function tellPains(teller: Teller, { name }: Subject): string {
  const { u, wording } = teller
  if (u.pains.length === 0) return ""
  const pains = u.pains.map((one) =>
    wording.inside(one).replace(/^(?:An?|The) (?=\p{Ll})/u, (word) => word.toLowerCase()),
  )
  const pain = listed(pains, "or")
  return teller.say("pain", [
    `it does away with ${pain}`,
    `with it you can do without ${pain}`,
    `${name} saves you from ${pain}`,
    `it puts an end to ${pain}`,
    `it is the answer to ${pain}`,
    !/^(?:an?|the|one|another) /.test(pain) && `no more ${pain}`,
  ])
}
