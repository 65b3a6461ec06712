import type { Teller, Told } from "../teller.ts"
import { contentStems, shareIn } from "../understand/stems.ts"
import { capital } from "../wording.ts"
import { namesOf } from "./details.ts"

const ofTheShop = /^(?:start|found|beg[au]n|establish|open|launch|run|set up|born|owned|based)/
const ofTheThing = /^(?:design|made|drawn|develop|sewn|mixed|poured|built|woven|roasted|baked|printed|carved|knitted)/

function storyText(teller: Teller, { fact, telling }: Told): string {
  const { u, wording } = teller
  const who = u.seller || (u.voice === "I" ? "I" : "we")
  const small = wording.inside(fact.text)
  const isOfShop = fact.shape === "past" || (fact.shape === "participle" && ofTheShop.test(small.toLowerCase()))
  if (isOfShop) {
    const needsWas = fact.shape === "participle" && !/^(?:began|started|grew|came|opened|launched)\b/.test(small)
    return `${who} ${needsWas ? "was " : ""}${small}`
  }
  if (fact.shape === "noun") return `at ${u.seller || "our shop"} you will find ${small}`
  if (telling.as !== "predicate") return telling.text
  const names = namesOf(teller)
  const verb = telling.text.replace(/^is (?=designed|drawn|developed)/, "was ")
  return ofTheThing.test(small)
    ? `${names.it} ${names.isPlural ? verb.replace(/^is /, "are ").replace(/^was /, "were ") : verb}`
    : `${who} ${verb}`
}

/** Where it comes from and who makes it. */
export function tellStory(teller: Teller): string[] {
  return teller
    .left("story")
    .map((told) => teller.say(`story ${told.fact.text}`, [storyText(teller, told)]))
    .filter(Boolean)
}

/** The place, where nothing has named it yet. */
export function tellPlace(teller: Teller, text: string): string {
  const { u } = teller
  if (u.place === "" || u.seller === "") return ""
  const said = contentStems(text)
  const [town = ""] = u.place.split(",")
  if (shareIn(contentStems(town), said) > 0.5) return ""
  const isI = u.voice === "I"
  return teller.say("place", [
    `${u.seller} is in ${u.place}`,
    `${isI ? "I am" : "we are"} in ${u.place}`,
    `${u.place} is where ${isI ? "I am" : "we are"}`,
    `${capital(u.seller)}, ${u.place}`,
    `you will find ${isI ? "me" : "us"} in ${u.place}`,
    `${u.place} is home to ${u.seller}`,
  ])
}
