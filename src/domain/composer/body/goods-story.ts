import type { Teller, Told, Way } from "../teller.ts"
import { readNounPhrase } from "../understand/noun-phrase.ts"
import { isStock } from "../understand/opens-on-range.ts"
import { isNumber } from "../understand/word-kinds.ts"
import { namesOf } from "./details.ts"

const ofTheShop = /^(?:start|found|beg[au]n|establish|open|launch|run|set up|born|owned|based)/
const ofTheThing =
  /^(?:design|made|drawn|develop|sewn|stitched|mixed|poured|built|woven|roasted|baked|printed|carved|knitted|knotted|assembled|forged|thrown|dyed|brewed|bottled|folded|hand)/

/** "Bags and small goods cut and stitched in Hereford": what is done to them follows them. */
const done = / (?:cut|cast|set|made|sewn|thrown|woven|knitted|\p{Ll}{3,}ed)(?: and \p{Ll}{3,}(?:ed|n|t))?$/u

function storyText(teller: Teller, { fact, telling }: Told): string {
  const { u, wording } = teller
  const who = u.seller || (u.voice === "I" ? "I" : "we")
  const small = wording.inside(fact.text)
  const isOfShop = fact.shape === "past" || (fact.shape === "participle" && ofTheShop.test(small.toLowerCase()))
  if (isOfShop) {
    const needsWas = fact.shape === "participle" && !/^(?:began|started|grew|came|opened|launched)\b/.test(small)
    return `${who} ${needsWas ? "was " : ""}${small}`
  }
  if (
    fact.shape === "noun" &&
    !/^(?:our|my|the|her|his) /i.test(small) &&
    !isNumber(small.split(" ")[0] ?? "") &&
    isStock((readNounPhrase(fact.text).head.split(",")[0] ?? "").replace(done, ""))
  )
    return `at ${u.seller || "our shop"} there are ${small}`
  // "Small-batch coffee roasted on Tuesdays" is what the shop has and does.
  if (fact.shape === "passive" && telling.text.startsWith("the ") && !/^the /i.test(fact.text))
    return `${u.voice === "I" ? "my" : "our"} ${telling.text.slice(4)}`
  if (telling.as !== "predicate") return telling.text
  const names = namesOf(teller)
  const verb = telling.text.replace(/^is (?=designed|drawn|developed)/, "was ")
  return ofTheThing.test(small) || / by hand\b/.test(small) || fact.shape === "participle"
    ? `${names.it} ${names.isPlural ? verb.replace(/^is /, "are ").replace(/^was /, "were ") : verb}`
    : `${who} ${verb}`
}

/** What the shop has may be told from either side. */
function storyWays({ u }: Teller, text: string): readonly Way[] {
  const [, what] = /^at .+? there are (.+)$/.exec(text) ?? []
  const who = u.seller || "this shop"
  return what === undefined ? [text] : [`${who} sells ${what}`, `${who} offers ${what}`]
}

/** The first of several listings tells all of it; each later one a part that no other tells, so that they do not read alike. */
function ownStory(teller: Teller): readonly Told[] {
  const all = teller.left("story")
  const { brief, subject } = teller.u
  const place = brief.products.findIndex(({ name }) => name === subject.name)
  if (place <= 0) return all
  const own = all.slice(place - 1, place)
  teller.tell(all.filter((told) => !own.includes(told)))
  return own
}

/** Where it comes from and who makes it. */
export function tellStory(teller: Teller): string[] {
  return ownStory(teller)
    .map((told) => teller.say(`story ${told.fact.text}`, storyWays(teller, storyText(teller, told))))
    .filter(Boolean)
}
