import { nameIn, shapeOf } from "../../type/shape.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"
import { kindOfThing } from "./kind-of-thing.ts"
import { tailsOf } from "./tails.ts"

const howTo = /^how (to|i|we) (\p{L}+) (.+)$/iu

/** What viewers type for a video: its kind and audience, what it teaches, and the parts of its title. */
export function videoPhrases(u: Understanding): string[] {
  if ((u.genre !== "video" && u.genre !== "app") || u.language !== "en") return []
  const kind = kindOfThing(u).toLowerCase()
  const first = u.facts.find(({ isEcho }) => !isEcho)?.text ?? ""
  const uses = first.toLowerCase().startsWith(kind) ? tailsOf(withoutEnd(first).slice(kind.length)) : []
  const forWhom = uses.filter((tail) => tail.kind === "use" && kind !== "").map(({ text }) => `${kind} for ${text}`)
  if (u.genre === "app") return forWhom
  const theme = withoutEnd(u.clean(u.brief.contentTheme)).toLowerCase()
  return [
    ...shownIn(u.thing.name),
    ...(u.thing.name === first ? [] : shownIn(withoutEnd(first))),
    ...forWhom,
    ...u.thing.name
      .split(/\s*[:|,.!?–()]\s*|\s-\s/)
      .map((part) => part.toLowerCase().trim())
      .filter(
        (part) =>
          isThingPhrase(part) &&
          !/^(?:\p{L}+teen|\p{L}+ty|one|two|three|four|five|six|seven|eight|nine|ten) /u.test(part),
      ),
    ...(isTheme(theme) ? [theme] : []),
  ]
}

/** A "tiled bathroom" is one; nobody searches for a "made stove". */
const light = /^(?:made|did|got|took|found|had|gave|put)$/i

/** "how to change front brake pads" and "front brake pads" from "How to change front brake pads on a Honda Civic". */
function shownIn(title: string): string[] {
  const [, who = "", verb = "", rest = ""] = howTo.exec(title.replace(/\s+/g, " ").trim()) ?? []
  const object = nameIn(rest)
    .replace(/^(?:an?|the|your|my|our) /i, "")
    .toLowerCase()
  if (object === "" || object.split(" ").length > 5) return []
  const deed = `${verb.toLowerCase()} ${object}`
  const deeds = who.toLowerCase() === "to" ? [`how to ${deed}`] : light.test(verb) ? [] : [deed]
  return [...deeds, ...(isThingPhrase(object) ? [object] : [])]
}

const isTheme = (theme: string): boolean => {
  const words = theme.split(" ")
  return (
    words.length > 1 &&
    words.length < 5 &&
    shapeOf(theme).shape === "noun" &&
    shapeOf(theme).isCertain &&
    /^\p{L}[\p{L} '-]+$/u.test(theme)
  )
}
