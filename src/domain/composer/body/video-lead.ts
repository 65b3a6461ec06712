import type { Said, Speaker } from "../said/said.ts"
import { unmixed, waysOf } from "../said/tell-said.ts"
import { shownWays } from "../said/things.ts"
import type { Teller, Way } from "../teller.ts"
import { isPlainThing } from "../understand/plain-thing.ts"
import { capital, listed } from "../wording.ts"
import { videoLabel } from "./video-label.ts"

export const videoNames = { it: "it", the: "it" } as const

const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

const border = /^((?:\S+ ){3,}?)(?=(?:on|in|at|from|with) \S)/

/** "A step-by-step brake pad replacement, this time on a 2012 Honda Civic": a channel shows its kind of thing again and again. */
function thisTime(text: string, joint = "this time"): string {
  const head = border.exec(text)?.[1]?.trim() ?? ""
  return head === "" || /,$/.test(head) || text.split(" ").length < 9
    ? text
    : `${head}, ${joint} ${text.slice(head.length + 1)}`
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
    return [
      listed([capital(first), ...rest]),
      rest.length > 0 && `${capital(first)}, with ${listed(rest)}`,
      listed([capital(thisTime(first)), ...rest]),
      `here is ${listed([lower(first), ...rest])}`,
    ]
  }
  const isOneOfMany = /^(?:day|part|week|episode|chapter|ep) \d/i.test(first)
  if (isOneOfMany) return [first]
  const isPair = / vs\.? | versus /.test(first) || !isPlainThing(first)
  const thing = isPair ? first : wording.noun(first.replace(/^(?:An?|The) /, (word) => word.toLowerCase()))
  const rest = more.length === 0 ? "" : `, with ${listed(more.map(wording.noun))}`
  return [
    `${capital(thing)}${rest}`,
    `${capital(thisTime(thing, "this one"))}${rest}`,
    `this is ${thisTime(thing, "this one")}${rest}`,
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
    thisTime(text),
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
