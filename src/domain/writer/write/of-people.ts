import { kindOf } from "../../text/words/word-kinds.ts"
import type { Fact } from "../fact.ts"
import type { Understanding } from "../understanding.ts"
import { asSentence, inRunningText } from "./grammar.ts"

const several = String.raw`two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|\d\d?|a (?:group|team|pair|couple|family) of`
const people = new RegExp(String.raw`^((?:${several})(?: [\p{L}\d'’-]+){1,8}?) (?:who|\p{L}{3,}ing)(?= )`, "iu")

/** "A dye studio on a back veranda" is what the seller is, and not who: a teacher may be one of several. */
const place =
  /^an? (?:[\p{L}'’-]+ ){0,4}(?:studio|workshop|shop|store|business|company|farm|bakery|brewery|distillery|roastery|nursery|pottery|forge|mill|press|kitchen|garage|vineyard|label|team|club|collective|cooperative|charity)(?=[,.;]|$| (?:in|on|at|near|with|of|for|from|by|that|which|where|run|started|going|making)(?!\p{L}))/iu

/** "Two brothers from Pune who took the night train" of a shop's story: those are the sellers, and there is no verb for them. */
export function ofPeople({ text, field, isCareful, shape }: Fact, { language, thing }: Understanding): string | null {
  if (field !== "brandStory" || language !== "en" || !isCareful || shape !== "noun") return null
  if (thing.seller !== "" && place.test(text)) return asSentence(`${thing.seller} is ${inRunningText(text)}`)
  const [, named = ""] = people.exec(text) ?? []
  const isNamed = named !== "" && !named.split(" ").some((word) => isVerb.test(kindOf(word.toLowerCase())))
  return isNamed ? asSentence(`We are ${inRunningText(text)}`) : null
}

const isVerb = /^(?:past|third|auxiliary|conjunction)$/
