import type { Said, Speaker } from "../said/said.ts"
import { waysOf } from "../said/tell-said.ts"
import { shownWays } from "../said/things.ts"
import { unmixed } from "../said/unmixed.ts"
import type { Teller, Way } from "../teller.ts"
import { isPlainThing } from "../understand/plain-thing.ts"
import { capital, listed } from "../wording.ts"
import { videoLabel } from "./video-label.ts"

export const videoNames = { it: "it", the: "it" } as const

const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** What a kind of video does with what follows it: a lesson is about it, a repair is done on it, a trip goes from it. */
const joints: readonly (readonly [head: RegExp, tail: RegExp, verb: string])[] = [
  [/^/, /^from (?:\S+ )+?to /, "goes"],
  [
    /\b(?:lesson|tutorial|guide|course|class|talk|lecture|documentary|film|explainer|podcast|interview)$/,
    /^(?:on|about) /,
    "is",
  ],
  [
    /\b(?:replacement|repair|installation|conversion|restoration|service|makeover|upgrade|rebuild)$/,
    /^(?:on|in|at) /,
    "is done",
  ],
  [/\b(?:lesson|tutorial|course|class)$/, /^in the key /, "is"],
  [/^/, /^for (?:(?!on |about |in |at |from |with )\p{L}+ )*\p{L}+s$/u, "is"],
  [/\b(?:loaf|bread|cake|dough)$/, /^at \d/, "is"],
]

/** "This brake pad replacement is done on a 2012 Honda Civic": the thing, and what is said of it. */
function saidOf(thing: string): string | null {
  const bare = thing.replace(/^(?:an?|the|my|our) /i, "")
  const borders = [...bare.matchAll(/ (?=(?:on|about|in|at|for|from) )/g)].map(({ index }) => index)
  for (const [isHead, isTail, verb] of joints)
    for (const at of borders) {
      const [head, tail] = [bare.slice(0, at), bare.slice(at + 1)]
      const hasOf = verb !== "goes" && / of /.test(head)
      const isOpen = hasOf || /, | (?:and|that|which|who|with|by) |,$/.test(head) || head.split(" ").length < 2
      if (isOpen || !isHead.test(head.replace(/ for \p{L}+s$/u, "")) || !isTail.test(tail)) continue
      const [, reviewed] = /^review of (.+)$/.exec(head) ?? []
      if (reviewed !== undefined) return `review looks at ${reviewed} and goes ${tail}`
      return `${head} ${verb} ${verb === "is" ? inKey(tail.replace(/^on /, "about ")) : tail}`
    }
  return null
}

/** "In the key of G for beginners" says first whom it is for. */
const inKey = (tail: string): string => tail.replace(/^(in the key of \S+(?: \p{Ll}+)?) (for \p{L}+s)$/u, "$2, $1")

/** "How to play it for players under 1200" shows players under 1200 how to play it. */
function shownTo(text: string): string | null {
  const [, how = "", people = ""] =
    /^(how to [^,;:]+?) for ((?:\p{L}+ ){0,2}\p{L}{3,}s(?: (?:under|over|in|with|who) [^,;:]+)?)$/iu.exec(text) ?? []
  return people === "" ? null : `${people} ${lower(how)}`
}

/** A long thing "with a view of the sea" is told in two sentences. */
function cutView(text: string): readonly [first: string, view: string] {
  const [first = text, view = ""] = text.split(" ").length > 13 ? text.split(/, with (?=the |an? |\p{L}+s )/u) : [text]
  return [first, view]
}

function thingWays(items: readonly string[], { wording }: Teller): Way[] {
  const [whole = "", ...more] = items
  const [first] = cutView(whole)
  if (/^(?:how|what|why|where|when) /i.test(first)) {
    const rest = more.map(wording.inside)
    const shown = shownTo(first)
    const also = rest.length === 0 ? "" : `, with ${listed(rest)}`
    if (shown !== null) return [`this video shows ${shown}${also}`, `this one shows ${shown}${also}`]
    return [
      listed([capital(first), ...rest]),
      rest.length > 0 && `${capital(first)}, with ${listed(rest)}`,
      `here is ${listed([lower(first), ...rest])}`,
    ]
  }
  const numbered = /^(.{6,}?),? (?:ep|episode)\.? ?(\d+)$/i.exec(first)
  if (numbered !== null && more.length === 0) {
    const called = capital((numbered[1] ?? "").replace(/^(?:an?|the) /i, ""))
    return [
      `episode ${numbered[2]}: ${called}`,
      `this is episode ${numbered[2]}: ${called}`,
      `${called}, episode ${numbered[2]}`,
    ]
  }
  const isOneOfMany = /^(?:day|part|week|episode|chapter|ep) \d/i.test(first)
  if (isOneOfMany) return [first]
  const isPair = / vs\.? | versus /.test(first) || !isPlainThing(first)
  const thing = isPair
    ? wording.inside(first)
    : wording.noun(first.replace(/^(?:An?|The) /, (word) => word.toLowerCase()))
  const rest = more.length === 0 ? "" : `, with ${listed(more.map(wording.noun))}`
  const said = isPair ? null : saidOf(thing)
  // "Every cost of a wedding" is shown, and is no one thing that could be pointed at.
  if (/^(?:every|each|all) /i.test(thing)) return [`${capital(thing)}${rest}`]
  // "Edges, base repair and hot wax" are no one thing either.
  if (/, .* and /.test(thing) && /\b(?:tutorial|lesson|video|guide|review|course|episode|vlog)\b/i.test(first))
    return [`${capital(thing)}${rest}`]
  if (/, .* and /.test(thing)) return [`this video shows ${thing}${rest}`, `this one shows ${thing}${rest}`]
  return [
    said !== null && `this ${said}${rest}`,
    `${capital(thing)}${rest}`,
    `this is ${thing}${rest}`,
    `here is ${thing}${rest}`,
    `this one is ${thing}${rest}`,
  ]
}

function doWays(text: string): Way[] {
  const small = lower(text)
  return [
    text,
    `in this video you ${small}`,
    `here you ${small}`,
    `today we ${small}`,
    `in this one we ${small}`,
    `how to ${small}`,
  ]
}

function doingWays(text: string, { who, am }: Speaker, isGiven: boolean): Way[] {
  const small = lower(text)
  return [
    text,
    isGiven && `${who} ${am} ${small}`,
    `this one is about ${small}`,
    `this video is about ${small}`,
    `today it is about ${small}`,
  ]
}

/** The first lines: all that is seen before "more". */
export function tellVideoLead(teller: Teller, lead: Said | null, speaker: Speaker): string {
  const { u } = teller
  if (lead === null) return ""
  const ways =
    lead.form === "things"
      ? thingWays(unmixed(lead, videoNames)[0]?.items ?? [], teller)
      : lead.form === "do"
        ? doWays(lead.text)
        : lead.form === "doing"
          ? doingWays(lead.text, speaker, speaker.isGiven)
          : waysOf(lead, { teller, speaker, names: videoNames })
  const label = videoLabel(u, lead.text)
  const given = ways.filter((way): way is string => typeof way === "string" && way !== "")
  const bare = label === "" ? [] : given.filter((way) => !/:|^(?:this|here|in this|today|let us) /.test(way))
  const first = teller.say("lead", bare.length > 0 ? bare : given)
  const [, view] = cutView(lead.items[0] ?? "")
  const seen = view === "" ? "" : teller.say("lead view", shownWays([view], teller.wording))
  const rest = lead.form === "things" ? unmixed(lead, videoNames).slice(1) : []
  return [
    bare.length === 0 ? first : `${label}: ${teller.wording.inside(first)}`,
    seen,
    ...rest.map((one) => teller.say(`lead ${one.text}`, waysOf(one, { teller, speaker, names: videoNames }))),
  ]
    .filter(Boolean)
    .join(" ")
}
