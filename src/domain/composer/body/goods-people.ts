import { isPlural } from "../../text/plural.ts"
import type { Teller, Way } from "../teller.ts"
import { capital, listed } from "../wording.ts"
import { namesOf } from "./details.ts"

/** Whom it is for, in few words of our own: the brief's words say it best. */
export function tellAudience(teller: Teller, text: string): string {
  const { u, wording } = teller
  const whole = text.toLowerCase()
  const left = u.audience.map(wording.inside).filter((who) => !whole.includes(who.toLowerCase()))
  if (left.length === 0) return ""
  const { it, the, this: these, isPlural: isMany } = namesOf(teller)
  const who = listed(left)
  const are = isMany ? "are" : "is"
  const isPeople = (isPlural(left[0] ?? "") || /^(?:people|those|women|men)\b/i.test(who)) && !/^any/i.test(who)
  return teller.say("audience", [
    `${it} ${are} for ${who}`,
    `${the} ${are} for ${who}`,
    `${these} ${are} for ${who}`,
    isPeople && `who ${it === "they" ? "are they" : "is it"} for? ${capital(who)}`,
    `for ${who}, above all`,
    `${it} ${isMany ? "suit" : "suits"} ${who}`,
    isPeople && `${who} will know what ${isMany ? "they are" : "it is"} for`,
    isPeople && `${who} may have been after one like this`,
    `${it} ${are} there for ${who}`,
    `above all, ${it} ${are} for ${who}`,
    `${it} ${isMany ? "were" : "was"} made for ${who}`,
  ])
}

/** The trouble that it does away with. What the brief complains of must not sound as if it were its own. */
export function tellTrouble(teller: Teller): string {
  const { u, wording } = teller
  if (u.pains.length === 0) return ""
  const pains = u.pains.map(wording.inside)
  const pain = listed(pains, "or")
  const nos = pains.map((text) => `no ${text}`)
  const isClean = !/\b(?:no|not|nothing|never)\b/.test(pain)
  const { it, isPlural: isMany } = namesOf(teller)
  const [first = "", second] = pains
  const are = isMany ? "are" : "is"
  const them = isMany ? "them" : "it"
  const be = isPlural(first) ? "are" : "is"
  const ways: Way[] = [
    `${capital(pain)}? Not here`,
    `${capital(pain)}? Not with ${isMany ? "these" : "this one"}`,
    isClean && `there ${be} ${listed(nos, "and")} here`,
    isClean && `${capital(listed(nos, "and"))}, then`,
    isClean && second === undefined && `with ${them}, ${nos[0]}`,
    `${it} ${are} there so that nobody has to put up with ${pain}`,
    `the trouble with others: ${pain}`,
    `you know the trouble: ${pain}`,
    `so much for ${pain}`,
    `an end to ${pain}`,
    `a way round ${pain}`,
    `anything but ${pain}`,
    `we could do without ${pain}`,
    `nobody needs ${pain}`,
    `who wants ${pain}? Nobody we know`,
    `enough of ${pain}`,
    `spare yourself ${pain}`,
    `had your fill of ${pain}? So have we`,
    `${capital(pain)}: that was the trouble`,
    `we have all had ${pain}`,
    `${it} ${are} for anyone who has had ${pain}`,
    `have this in place of ${pain}`,
    second !== undefined && `first ${first}, then ${second}: enough of both`,
  ]
  return teller.say("pain", ways)
}

const asTime = /^(?:in|on|before|after|during|for|at|from|until|all|every|year|winter heat)\b/i
const names = /(?:day|christmas|easter|halloween|thanksgiving|diwali|eid|hanukkah|valentine's|ramadan)$/i

export function tellOccasions(teller: Teller, text: string): string {
  const { u, wording } = teller
  const left = u.occasions.map(wording.inside).filter((when) => !text.toLowerCase().includes(when.toLowerCase()))
  if (left.length === 0) return ""
  const { it, isPlural: isMany } = namesOf(teller)
  const when = listed(left)
  const [first = "", second, third] = left
  const are = isMany ? "are" : "is"
  if (left.some((one) => asTime.test(one)))
    return teller.say("occasion", [`${it} ${are} here ${when}`, `${capital(when)}: ${it} ${are} for then`])
  const two = second !== undefined && third === undefined
  return teller.say("occasion", [
    two && `${it} ${are} for ${first} as much as for ${second}`,
    two && `${it} ${are} as much for ${first} as for ${second}`,
    two && `have ${isMany ? "them" : "it"} for ${first}, or for ${second}`,
    two && `${first} is one time for ${isMany ? "them" : "it"}, ${second} another`,
    `${it} ${are} for ${when}`,
    `${it} will do for ${listed(left, "or")}`,
    `think ${listed(left, "or")}`,
    `there when ${listed(left, "or")} ${left.length > 1 || !isPlural(first) ? "comes" : "come"} round`,
    `${capital(listed(left, "or"))}? ${isMany ? "They fit" : "It fits"}`,
    `for ${listed(left, "or")} too`,
    left.every((one) => names.test(one)) && `a present for ${listed(left, "or")}, if you like`,
    `keep ${isMany ? "them" : "it"} for ${listed(left, "or")}`,
    `there for ${when}`,
  ])
}
