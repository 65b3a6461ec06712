import { chaptersOf } from "../said/chapters.ts"
import { forPlace } from "../said/for-place.ts"
import type { Moments } from "../said/moments.ts"
import type { Said, Speaker, Topic } from "../said/said.ts"
import { waysOf } from "../said/tell-said.ts"
import { joinMeasures, measureOf } from "../said/things.ts"
import { leastCopied } from "../said/told-order.ts"
import { unmixed } from "../said/unmixed.ts"
import { sellersRuns } from "../sources.ts"
import type { Teller } from "../teller.ts"
import { inTone } from "./tone.ts"
import { tellVideoLead, videoNames } from "./video-lead.ts"
import { seasonOf, tellChannel, tellVideoSeason, tellViewers, tellViewersTrouble } from "./video-people.ts"

const figureHeadings = [
  "The figures:",
  "In numbers:",
  "The numbers:",
  "By the numbers:",
  "Numbers:",
  "Facts and figures:",
] as const

const listHeadings = ["In this video:", "What you will see:", "You will see:", "What is in it:"] as const

const stepHeadings = ["Step by step:", "In order:", "One after another:", "The steps:", "How it goes:"] as const

/** The list of what is shown: with times where the brief gives them. */
function momentList(teller: Teller, { lines }: Moments): string {
  const { u } = teller
  const chapters = chaptersOf(u.brief)
  const isInOrder = lines.length > 2 && lines.every(isStep)
  const marked = lines.map((line, at) => (isInOrder ? `${at + 1}. ${line}` : `- ${line}`)).join("\n")
  const listed = lines.length < 2 ? "" : `${headingOf(teller, lines, isInOrder)}\n${marked}`
  const timed = chapters.map(({ time, name }) => `${time} ${u.prepare(name)}`).join("\n")
  return [listed, timed].filter(Boolean).join("\n\n")
}

/** "Lifting the car safely", "how to fit the zip": what is done after what stands before it. */
const isStep = (line: string): boolean => {
  const [first = ""] = line.toLowerCase().split(" ")
  return (
    /^how to /i.test(line) ||
    (/^\p{L}{3,}ing$/u.test(first) && !/^(?:during|nothing|something|everything|morning|evening|spring)$/.test(first))
  )
}

function headingOf(teller: Teller, lines: readonly string[], isInOrder: boolean): string {
  const isFigures = lines.filter((line) => /^\d/.test(line)).length * 2 > lines.length
  const all = isFigures ? figureHeadings : isInOrder ? stepHeadings : listHeadings
  return all[teller.pick("list", all.length)] ?? ""
}

const measured = ({ form, items, text }: Said): boolean =>
  (form === "things" && items.every((item) => measureOf(item, videoNames) !== null)) ||
  (form === "does" && /^(?:takes|costs|lasts|runs) /i.test(text))

export interface VideoParts {
  readonly said: readonly Said[]
  readonly moments: Moments
  readonly speaker: Speaker
  readonly hashtags: readonly string[]
}

/** The sentence that says what the video is: its own first, and a thing before a remark. */
export const leadOf = (said: readonly Said[], moments: Moments): Said | null =>
  said.find(
    (one) => one.isOwn && one.topic === "what" && one !== moments.source && one.form !== "is" && one.form !== "does",
  ) ??
  said.find((one) => one.isOwn && one.form !== "does") ??
  said[0] ??
  null

export function tellVideo(teller: Teller, { said, moments, speaker, hashtags }: VideoParts): string {
  const { u } = teller
  const runs = sellersRuns(u)
  const lead = leadOf(said, moments)
  const rest = said.filter((one) => one !== lead && (one !== moments.source || moments.lines.length < 2))
  const tell = (own: boolean, isWanted: (one: Said) => boolean) =>
    rest
      .filter((one) => isWanted(one) && one.isOwn === own)
      .flatMap((one) => unmixed(one, videoNames))
      .map((one) => {
        const ways = waysOf(one, { teller, speaker, names: videoNames })
        return teller.say(`${one.topic} ${one.text}`, own ? ways : forPlace(u, ways, one.text.length))
      })
      .filter(Boolean)
  const first = tellVideoLead(teller, lead, speaker)
  const isFigure = (one: Said) => one.topic === "price" || one.topic === "when" || measured(one)
  const does = joinMeasures(tell(true, isFigure))
  const of =
    (...topics: readonly Topic[]) =>
    (one: Said) =>
      topics.includes(one.topic)
  const promise = [...tell(true, of("promise")), ...tell(false, of("promise"))]
  const trouble = tellViewersTrouble(teller, speaker)
  const more = tell(true, (one) => !isFigure(one) && one.topic !== "promise")
  const shop = tell(false, (one) => one.topic !== "promise" && one.topic !== "story")
  const story = tell(false, of("story"))
  const soFar = [first, ...does, ...promise, trouble, ...more, ...shop, ...story].join(" ")
  const when = seasonOf(teller, soFar)
  const viewers = tellViewers(teller, soFar, when)
  const season = viewers === "" ? tellVideoSeason(teller, when) : ""
  const isPersuasive = u.brief.tone === "persuasive"
  const opening = [first, ...does, isPersuasive ? trouble : ""]
  const told = [...leastCopied([...more, ...promise], runs), isPersuasive ? "" : trouble]
  const isShort = [...opening, ...told].join(" ").split(" ").length < 60
  const ending = [viewers, season, ...shop, ...story, tellChannel(teller, [...shop, ...story].join(" "))]
  const paragraphs = [
    ...(isShort ? [[...opening, ...told]] : [opening, told]),
    [momentList(teller, moments)],
    ending,
  ].map((sentences) => inTone(sentences.filter(Boolean).join(" "), u))
  return [...paragraphs, hashtags.join(" ")].filter(Boolean).join("\n\n")
}
