import { isPlural } from "../../text/plural.ts"
import { forPlace } from "../said/for-place.ts"
import type { Speaker } from "../said/said.ts"
import type { Teller, Way } from "../teller.ts"
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
  `${seller} is about ${about}, with something new ${when}`,
  `${seller}: ${about}, ${when}`,
  `more of ${about} on ${seller} ${when}`,
  `the channel is about ${about}; the next video comes ${when}`,
  `new videos come ${when}, all about ${about}`,
  `${seller} does ${about} and uploads ${when}`,
  `if ${about} ${isPlural(about) ? "are" : "is"} your thing, ${seller} uploads ${when}`,
  `${capital(about)} ${when}: that is ${seller}`,
]

/** Where the channel's name has just been said. */
const ofBothUnnamed = ({ about, when }: Channel): Way[] => [
  `the channel is about ${about}, and a new video comes ${when}`,
  `new videos come ${when}, all about ${about}`,
  `it is all about ${about}, ${when}`,
  `the theme is ${about}; look for something new ${when}`,
]

const ofSchedule = ({ seller, when }: Channel): Way[] => [
  `new videos ${when}`,
  `${seller} uploads ${when}`,
  `the next one comes ${when}`,
  `there is a new video ${when}`,
  `more from ${seller} ${when}`,
]

const ofTheme = ({ seller, about }: Channel): Way[] => [
  `${seller} is about ${about}`,
  `${seller}: ${about}`,
  `more ${about} on ${seller}`,
  `the channel is all about ${about}`,
  `${capital(about)} is what ${seller} does`,
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

export function tellViewers(teller: Teller, text: string): string {
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
  return teller.say(
    "viewers",
    forPlace(
      u,
      [
        `for ${who}`,
        `made for ${who}`,
        `it is for ${who}`,
        `${capital(who)}, this one is yours`,
        `${capital(who)} can follow along`,
        `with ${who} as the audience`
          .replace(/^with (.*) as the audience$/, "$1: have a look")
          .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
        `the video is for ${who}`,
        `this one goes out to ${who}`,
        `who should watch? ${capital(who)}`,
        `${capital(who)}: it is for you`,
      ],
      0,
    ),
  )
}

/** What drives people to look for it. */
export function tellViewersTrouble(teller: Teller, { who }: Speaker): string {
  const { u, wording } = teller
  if (u.pains.length === 0) return ""
  const pains = u.pains.map(wording.inside)
  const all = listed(pains)
  const any = listed(pains, "or")
  return teller.say(
    "pain",
    forPlace(
      u,
      [
        `${capital(any)}? There is another way`,
        `it is a way round ${all}`,
        `if you know ${all}, watch this first`,
        `the alternative to ${all}`.replace(/^the/, "it is the"),
        `${capital(all)}? Not here`,
        `the answer to ${all}`.replace(/^the/, "it is one"),
        `${who} made it because of ${all}`,
        `seen enough of ${all}? Then start here`,
        `you may have met ${all}`,
        `${all} had ${who === "I" ? "me" : "us"} filming this`,
        `no ${pains.join(", no ")}`.replace(/^no (?=.*\b(?:no|not|of)\b).*$/, `${capital(all)}? Not here`),
        `${capital(any)}: you can do without`,
      ],
      0,
    ),
  )
}

export function tellVideoSeason(teller: Teller, text: string): string {
  const { u, wording } = teller
  const left = u.occasions.map(wording.inside).filter((one) => !text.toLowerCase().includes(one.toLowerCase()))
  if (left.length === 0) return ""
  const when = listed(left)
  return teller.say(
    "season",
    forPlace(
      u,
      [
        `one for ${when}`,
        `think ${when}`,
        `good to know for ${when}`,
        `it fits ${when}`,
        `watch it before ${when}`,
        `in time for ${when}`,
        `keep it for ${when}`,
      ],
      0,
    ),
  )
}
