import type { Said, Speaker } from "../said/said.ts"
import { unmixed, waysOf } from "../said/tell-said.ts"
import type { Teller, Way } from "../teller.ts"
import { capital, listed } from "../wording.ts"

export const videoNames = { it: "it", the: "all of it" } as const

const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

const joints = ["this time", "here", "now"] as const
const border = /^((?:\S+ ){3,}?)(?=(?:on|in|at|from|with) \S)/

/** "Step-by-step brake pad replacement, this time on a 2012 Honda Civic". */
function opened(text: string, joint: (typeof joints)[number]): string {
  const head = border.exec(text)?.[1]?.trim()
  if (head === undefined || /,$/.test(head)) return text
  return `${head}, ${joint} ${text.slice(head.length + 1)}`
}

function thingWays(items: readonly string[], { wording }: Teller): Way[] {
  const [whole = "", ...others] = items
  const [first = whole, view = ""] =
    whole.split(" ").length > 13 ? whole.split(/, with (?=the |an? |\p{L}+s )/u) : [whole]
  const more = view === "" ? others : [view, ...others]
  if (/^(?:how|what|why|where|when) /i.test(first)) {
    const rest = more.map(wording.inside)
    return [
      listed([capital(first), ...rest]),
      ...joints.map((joint) => listed([capital(opened(first, joint)), ...rest])),
      `${capital(first)}, with ${listed(rest)}`,
      `this video: ${listed([lower(first), ...rest])}`,
      `here is ${listed([lower(first), ...rest])}`,
    ]
  }
  const thing = wording.noun(first.replace(/^(?:An?|The) /, (word) => word.toLowerCase()))
  const rest = more.length === 0 ? "" : `, with ${listed(more.map(wording.noun))}`
  const bare = opened(first, "now")
  return [
    `${capital(thing)}${rest}`,
    `${capital(wording.noun(bare.replace(/^(?:An?|The) /, (word) => word.toLowerCase())))}${rest}`,
    `this is ${thing}${rest}`,
    `here is ${thing}${rest}`,
    `this one is ${thing}${rest}`,
    `this is ${wording.noun(opened(first, "here"))}${rest}`,
    `${capital(wording.noun(opened(first, "here")))}${rest}`,
    `on the channel today: ${thing}${rest}`,
    `in this video: ${thing}${rest}`,
  ]
}

function doWays(text: string): Way[] {
  const small = lower(text)
  return [
    `${text}`,
    `in this video you ${small}`,
    `here you ${small}`,
    `let us ${small}`,
    `today we ${small}`,
    `how to ${small}`,
  ]
}

function doingWays(text: string, { who, am }: Speaker, isGiven: boolean): Way[] {
  const small = lower(text)
  return [
    text,
    ...joints.map((joint) => opened(text, joint)),
    isGiven && `${who} ${am} ${small}`,
    `this time: ${small}`,
    `today: ${small}`,
    `this one is about ${small}`,
    `here it is: ${small}`,
  ]
}

/** The first lines: all that is seen before "more". */
export function tellVideoLead(teller: Teller, lead: Said | null, speaker: Speaker): string {
  if (lead === null) return ""
  const ways =
    lead.form === "things"
      ? thingWays(unmixed(lead, videoNames)[0]?.items ?? [], teller)
      : lead.form === "do"
        ? doWays(lead.text)
        : lead.form === "doing"
          ? doingWays(lead.text, speaker, speaker.isGiven)
          : waysOf(lead, { teller, speaker, names: videoNames })
  const isLong = lead.text.split(" ").length > 7
  const loose = ways.filter((way) => typeof way === "string" && /, (?:here|this time|now) /.test(way))
  const first = teller.say("lead", isLong && loose.length > 0 ? loose : ways)
  const rest = lead.form === "things" ? unmixed(lead, videoNames).slice(1) : []
  return [
    first,
    ...rest.map((one) => teller.say(`lead ${one.text}`, waysOf(one, { teller, speaker, names: videoNames }))),
  ].join(" ")
}
