import { isPlural } from "../../text/plural.ts"
import { forPlace } from "../said/for-place.ts"
import type { Speaker } from "../said/said.ts"
import type { Teller, Way } from "../teller.ts"
import { readNounPhrase } from "../understand/noun-phrase.ts"
import { capital, listed } from "../wording.ts"

/** "every Sunday", "on Fridays at 7 pm", "on Sunday mornings", "twice a week". */
function whenOf(schedule: string): string {
  const text = schedule.trim().replace(/[.!]+$/, "")
  const small = /^(?:every|each|once|twice|weekly|daily|monthly|at|on|in)\b/i.test(text)
    ? `${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text
  if (/^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i.test(small))
    return `on ${small.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}`
  return small
    .replace(/^(?:the )?(?=(?:first|second|third|fourth|last) \p{L}+day\b)/iu, "on the ")
    .replace(/^(weekly)$/, "every week")
    .replace(/^daily$/, "every day")
    .replace(/^monthly$/, "every month")
}

interface Channel {
  readonly seller: string
  readonly about: string
  readonly when: string
}

const ofBoth = ({ seller, about, when }: Channel): Way[] => [
  `${seller} is about ${about}, with a new video ${when}`,
  `${seller} is all about ${about}, and something new comes ${when}`,
  `the channel is about ${about}; the next video comes ${when}`,
  `${seller} covers ${about}${about.includes(",") ? "," : ""} and uploads ${when}`,
  `if ${about} ${isPlural(about) ? "are" : "is"} your thing, ${seller} uploads ${when}`,
]

/** Where the channel's name has just been said. */
const ofBothUnnamed = ({ about, when }: Channel): Way[] => [
  `the channel is about ${about}, and a new video comes ${when}`,
  `new videos come ${when}, all about ${about}`,
  `it is all about ${about}, with something new ${when}`,
]

const ofSchedule = ({ seller, when }: Channel): Way[] => [
  `new videos come ${when}`,
  `${seller} uploads ${when}`,
  `the next one comes ${when}`,
  `there is a new video ${when}`,
  `there is more from ${seller} ${when}`,
]

const ofTheme = ({ seller, about }: Channel): Way[] => [
  `${seller} is about ${about}`,
  `for more on ${about}, stay with ${seller}`,
  `the channel is all about ${about}`,
  `${seller} covers ${about}`,
]

/** What the channel is about and when the next one comes. */
export function tellChannel(teller: Teller, before: string): string {
  const { u, wording } = teller
  const bare = (typed: string) =>
    u
      .prepare(typed)
      .replace(/[.!]+$/, "")
      .trim()
  const schedule = bare(u.brief.uploadSchedule)
  const when = schedule === "" ? "" : whenOf(schedule)
  const about = wording.inside(bare(u.brief.contentTheme))
  const channel = { seller: u.seller, about, when }
  if (about === "" && when === "") return ""
  const both = before.includes(u.seller) ? ofBothUnnamed : ofBoth
  const ways = when === "" ? ofTheme : about === "" ? ofSchedule : both
  return teller.say("channel", forPlace(u, ways(channel), 0))
}

const months =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter)\b/i

export function tellViewers(teller: Teller, text: string, season = ""): string {
  const { u, wording } = teller
  const typed = u
    .prepare(u.brief.targetAudience)
    .replace(/[.!?]+$/, "")
    .trim()
  if (typed === "" || /^every(?:one|body)\b/i.test(typed)) return ""
  const who =
    / (?:and|in|with|who|whose|for|of|at) /.test(typed) || u.audience.length < 2
      ? wording.inside(typed)
      : listed(u.audience.map(wording.inside))
  if (text.toLowerCase().includes(who.toLowerCase())) return ""
  const joints = /^(?:christmas|easter)$/i.test(season)
    ? [", in time for", ", just before"]
    : [", in time for", months.test(season) ? ", ready for" : ", and handy for"]
  const joint = joints[teller.pick("season", joints.length)]
  const then = season === "" ? "" : `${joint} ${season}`
  return teller.say(
    "viewers",
    forPlace(
      u,
      [
        `it is for ${who}${then}`,
        `the video is for ${who}${then}`,
        `this one is for ${who}${then}`,
        `this is for ${who}${then}`,
        `${capital(who)} can follow along${then}`,
        `it was made for ${who}${then}`,
      ],
      0,
    ),
  )
}

/** What drives people to look for it. */
export function tellViewersTrouble(teller: Teller, { my }: Speaker): string {
  const { u, wording } = teller
  if (u.pains.length === 0) return ""
  const pains = u.pains.map(wording.inside)
  const all = listed(pains)
  const any = listed(pains, "or")
  const isMany = pains.every((one) => isPlural(readNounPhrase(one).head))
  return teller.say(
    "pain",
    forPlace(
      u,
      [
        isMany && `if you know ${all}, watch this first`,
        !/^(?:advice|tips|guides?|courses?|videos?|tables?|quotes?)\b/i.test(all) && `it shows a way round ${all}`,
        `it is ${my} answer to ${all}`,
        `watch this before you put up with ${any}`,
        isMany && `if you have had ${all}, this is for you`,
        `no more ${any}`,
      ],
      0,
    ),
  )
}

/** The days and seasons that the text has not named yet. */
export const seasonOf = ({ u, wording }: Teller, text: string): string =>
  listed(u.occasions.map(wording.inside).filter((one) => !text.toLowerCase().includes(one.toLowerCase())))

export function tellVideoSeason(teller: Teller, when: string): string {
  const { u } = teller
  if (when === "") return ""
  return teller.say(
    "season",
    forPlace(
      u,
      [`it comes in time for ${when}`, `watch it before ${when}`, `keep it for ${when}`, `it is for ${when}`],
      0,
    ),
  )
}
