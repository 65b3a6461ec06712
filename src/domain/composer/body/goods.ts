import { agree } from "../predicates.ts"
import type { Teller, Way } from "../teller.ts"
import { capital, listed, sentence } from "../wording.ts"
import { namesOf, tellDetails } from "./details.ts"

/** What it is, at once, with the first things that tell it from others. */
function lead(teller: Teller): string {
  const { u, wording } = teller
  const names = namesOf(teller)
  const modified = [...u.modifiers.map(wording.inside), u.name].join(" ")
  const isNamed = /^\p{Lu}/u.test(u.name)
  const thing = u.isPlural ? modified : isNamed && !u.isUsed ? `the ${modified}` : wording.noun(modified)
  const first = teller
    .left("what", "feature")
    .filter(({ telling, fact }) => telling.text.split(" ").length < 9 && fact.stems.size > 0)
  const parts = first
    .filter(({ telling }) => telling.as === "part")
    .slice(0, 2)
    .map(({ telling }) => telling.text)
  const verbs = first
    .filter(({ telling }) => telling.as === "predicate")
    .slice(0, 2)
    .map(({ telling }) => telling.text)
  const bare = verbs.find((text) => text.startsWith("is "))?.slice(3)
  const holds = verbs.find((text) => !text.startsWith("is "))
  const who = u.audience[0] === undefined ? "" : wording.inside(listed(u.audience))
  const ways: Way[] = [
    parts.length > 0 && `${thing} with ${listed(parts)}`,
    bare && `${thing}, ${bare}`,
    holds && `${thing} that ${agree(holds, u.isPlural)}`,
    who && `${thing} for ${who}`,
    who && bare && `for ${who}: ${thing}, ${bare}`,
    who && parts.length > 0 && `for ${who}, ${thing} with ${listed(parts)}`,
    bare && holds && `${capital(bare)}, ${names.this} ${agree(holds, u.isPlural)}`,
    parts.length > 0 && bare && `${capital(bare)}, with ${listed(parts)}: ${thing}`,
    `${names.this === thing ? names.this : `this is ${thing}`}`,
  ]
  const said = teller.say("lead", ways.slice(0, -1))
  return said === "" ? sentence(`${capital(thing)}${u.seller === "" ? "" : ` from ${u.seller}`}`) : said
}

function forWhom(teller: Teller, text: string): string {
  const { u, wording } = teller
  const who = u.audience.length === 0 ? "" : wording.inside(listed(u.audience))
  if (who === "" || text.toLowerCase().includes(who.toLowerCase())) return ""
  const names = namesOf(teller)
  return teller.say("audience", [
    `${agree("suits", u.isPlural) === "suits" ? `${names.it} suits` : `${names.it} suit`} ${who}`,
    `made with ${who} in mind`,
    `${names.the} ${u.isPlural ? "are" : "is"} meant for ${who}`,
    `we had ${who} in mind`,
    `for ${who}`,
  ])
}

function troubles(teller: Teller): string {
  const { u, wording } = teller
  if (u.pains.length === 0) return ""
  const pain = wording.inside(listed(u.pains.map(wording.inside), "or"))
  const promise = teller.left("promise")[0]?.telling
  const answer = promise?.as === "clause" ? promise.text : null
  return teller.say("pain", [
    `no more ${pain}`,
    `enough of ${pain}`,
    `an answer to ${pain}`,
    answer && `${capital(pain)}? ${capital(answer)}`,
    answer && `so much for ${pain}: ${answer}`,
    answer && `instead of ${pain}: ${answer}`,
  ])
}

const seasonal = /^(?:in|on|before|after|during|for|at|from|until|all|year)\b/i

function occasion(teller: Teller): string {
  const { u, wording } = teller
  if (u.occasions.length === 0) return ""
  const when = listed(u.occasions.map((text) => wording.inside(text)))
  const names = namesOf(teller)
  if (seasonal.test(when))
    return teller.say("occasion", [
      `${names.it} ${u.isPlural ? "are" : "is"} here ${when}`,
      `think of ${u.isPlural ? "them" : "it"} ${when}`,
    ])
  return teller.say("occasion", [
    `good for ${when}`,
    `think of ${when}`,
    `${names.it} ${u.isPlural ? "fit" : "fits"} ${when}`,
    `with ${when} in mind`,
  ])
}

const ofTheShop = /^(?:start|found|begin|establish|open|launch|run)/

function story(teller: Teller): string[] {
  const { u } = teller
  const who = u.seller || (u.voice === "I" ? "I" : "we")
  const out: string[] = []
  for (const { fact, telling } of teller.left("story")) {
    const isOfShop = fact.shape === "past" || (fact.shape === "participle" && ofTheShop.test(fact.text.toLowerCase()))
    const small = teller.wording.inside(fact.text)
    const text = isOfShop
      ? `${who} ${small}`
      : telling.as === "predicate"
        ? `it ${telling.text.replace(/^is (?=designed|made by|drawn|developed)/, "was ")}`
        : telling.text
    out.push(teller.say(`story ${fact.text}`, [text]))
  }
  return out.filter(Boolean)
}

const paragraph = (...sentences: readonly string[]): string =>
  sentences
    .filter(Boolean)
    .join(" ")
    .replace(/ ?\n ?/g, "\n")
    .trim()

/** The description of a thing for sale, new or used. */
export function tellGoods(teller: Teller): string {
  const first = lead(teller)
  const trouble = troubles(teller)
  const promise = tellDetails(teller, "promise")
  const what = tellDetails(teller, "what", "feature", "size")
  const half = Math.ceil(what.length / 2)
  const about = story(teller)
  const proof = tellDetails(teller, "proof")
  const who = forWhom(teller, [first, ...what].join(" "))
  const rest = tellDetails(teller, "condition", "delivery")
  const when = occasion(teller)
  return [
    paragraph(first, trouble, ...promise),
    paragraph(...what.slice(0, half)),
    paragraph(...what.slice(half), ...proof),
    paragraph(who, ...about),
    paragraph(...rest, when),
  ]
    .filter(Boolean)
    .join("\n\n")
    .replace(/\n(?=[A-Z][a-z ]+:\n- )/g, "\n\n")
    .replace(/\n{3,}/g, "\n\n")
}
