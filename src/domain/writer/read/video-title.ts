import type { Fact } from "../fact.ts"

const endOfTitle = /,(?!\d)|\s(?:with|using|in the|that|which|who|someone|somebody)\s/

const minTitleWords = 3

/** "I'm a lift mechanic", "I have been a barber for 14 years", "I also sell a calendar": who shows it, and not what is shown. */
export const tellsOfMaker = (text: string): boolean =>
  /^(?:i|we)(?:['’](?:m|re|ve been)| (?:am|are|have been|was|were|(?:also )?sell))(?!\p{L})/iu.test(text)

/** "Next week: the alternator belt", "part 2 covers the ribs": said of another video. */
export const tellsOfNext = (text: string): boolean =>
  /^(?:(?:next|coming) (?:up|week|time|month|video|episode|one)\b|(?:parts?|episodes?) \d+(?: and \d+)? (?!of\b)\p{Ll})/iu.test(
    text,
  )

/** "I am an engineer, and in this video I go through a bill": what is shown, and by whom. */
const inThisVideo = /^.*\bin this (?:video|episode|film|lesson|tutorial),? (?=(?:I|we) \p{L}(?!.*\b(?:it|them)\b))/iu

/** "Six sailing knots: bowline, cleat hitch, clove hitch" is cut before the first of them. */
export const withoutRowShown = (text: string): string => text.replace(/: [^:,]+(?:,[^:,]+){2,}$/, "")

/** "Clean with me" is cut at no "with"; nobody titles a video "a video on how to lay a wall" or "short videos on old saws". */
export function videoTitle(typed: string): string {
  const said = withoutRowShown(typed.replace(inThisVideo, "").replace(ofVideo, ""))
  const [start = ""] = said.split(endOfTitle)
  return start.split(" ").length < minTitleWords ? said : start
}

const ofVideo =
  /^(?:(?:this is )?(?:an?|my|our) )?(?:\p{L}+ )?(?:video|tutorial)s? (?:on|about|showing)(?: you)? (?=\S+ \S)/iu

/** What says what a video shows, and not who shows it: "in this video I go through a bill" first. */
export function factsShown(facts: readonly Fact[]): readonly Fact[] {
  const told = facts.filter(
    ({ field, text }) => /escription$/.test(field) && (!tellsOfMaker(text) || inThisVideo.test(text)),
  )
  const first = told.filter(({ text }) => inThisVideo.test(text)).slice(0, 1)
  return [...first, ...told.filter((fact) => !first.includes(fact))]
}
