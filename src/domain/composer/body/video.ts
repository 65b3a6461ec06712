import { readChapters, timeOf } from "../said/chapters.ts"
import type { Moments } from "../said/moments.ts"
import type { Said, Speaker, Topic } from "../said/said.ts"
import { unmixed, waysOf } from "../said/tell-said.ts"
import type { Teller } from "../teller.ts"
import { tellVideoLead, videoNames } from "./video-lead.ts"
import { tellChannel, tellVideoSeason, tellViewers, tellViewersTrouble } from "./video-people.ts"
import { inTone } from "./tone.ts"

const listHeadings = [
  "In this video:",
  "What you will see:",
  "Step by step:",
  "In order:",
  "What is in it:",
  "On the way:",
  "The parts:",
  "Here is what happens:",
  "You will see:",
  "One after another:",
  "The plan:",
  "What comes up:",
] as const

/** The list of what is shown: with times where the brief gives them. */
function momentList(teller: Teller, { lines }: Moments): string {
  const { u } = teller
  const chapters = readChapters(`${u.brief.description}\n${u.brief.videoDescription}`)
  if (chapters.length > 0) return chapters.map(({ seconds, name }) => `${timeOf(seconds)} ${u.prepare(name)}`).join("\n")
  if (lines.length < 2) return ""
  const heading = listHeadings[teller.pick("list", listHeadings.length)] ?? ""
  return `${heading}\n${lines.map((line) => `- ${line}`).join("\n")}`
}

export interface VideoParts {
  readonly said: readonly Said[]
  readonly moments: Moments
  readonly speaker: Speaker
  readonly hashtags: readonly string[]
}

/** The sentence that says what the video is: its own first, and a thing before a remark. */
export const leadOf = (said: readonly Said[], moments: Moments): Said | null =>
  said.find((one) => one.isOwn && one.topic === "what" && one !== moments.source && one.form !== "is" && one.form !== "does") ??
  said.find((one) => one.isOwn && one.form !== "does") ??
  said[0] ??
  null

export function tellVideo(teller: Teller, { said, moments, speaker, hashtags }: VideoParts): string {
  const { u } = teller
  const lead = leadOf(said, moments)
  const rest = said.filter((one) => one !== lead && (one !== moments.source || moments.lines.length < 2))
  const tell = (own: boolean, ...topics: readonly Topic[]) =>
    rest
      .filter((one) => topics.includes(one.topic) && one.isOwn === own)
      .flatMap((one) => unmixed(one, videoNames, true))
      .map((one) => teller.say(`${one.topic} ${one.text}`, waysOf(one, { teller, speaker, names: videoNames })))
      .filter(Boolean)
  const first = tellVideoLead(teller, lead, speaker)
  const does = tell(true, "price", "when")
  const promise = [...tell(true, "promise"), ...tell(false, "promise")]
  const trouble = tellViewersTrouble(teller, speaker)
  const more = tell(true, "what", "given", "how", "proof", "where", "story")
  const shop = tell(false, "what", "given", "how", "price", "when", "where", "proof")
  const story = tell(false, "story")
  const soFar = [first, ...does, ...promise, trouble, ...more, ...shop, ...story].join(" ")
  const viewers = tellViewers(teller, soFar)
  const season = tellVideoSeason(teller, soFar)
  const paragraphs = [
    [first, ...does, u.brief.tone === "persuasive" ? trouble : ""],
    [...more, ...promise, u.brief.tone === "persuasive" ? "" : trouble],
    [momentList(teller, moments)],
    [viewers, season],
    [...shop, ...story, tellChannel(teller)],
  ].map((sentences) => inTone(sentences.filter(Boolean).join(" "), u))
  return [...paragraphs, hashtags.join(" ")].filter(Boolean).join("\n\n")
}
