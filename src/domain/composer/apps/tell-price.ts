import type { Teller, Way } from "../teller.ts"
import { ingForm, isForm } from "../understand/verbs.ts"
import { capital } from "../wording.ts"
import { appVerbs, compoundEnds } from "./app-words.ts"
import type { Subject } from "./tell-pieces.ts"

const amountAtStart = /^(?:US)?[$£€]\s?\d/
const named = /^(?:the )?(\p{L}[\p{L}\p{N} ,'-]*?),? ((?:US)?[$£€]\s?\d.*)$/u

/** What a paid version is called: a name, and no thing with an article. */
const tiers =
  /^(?:Plus|Pro|Premium|Gold|Silver|Basic|Standard|Family|Max|Ultra|Lite|Unlimited|Monthly|Yearly|Annual|Lifetime)$/

/** "Archive of 1,460 puzzles $14.99" costs that much; of the ones that follow the verb is left out. */
function pricedItems(text: string): string | null {
  if (/ (?:costs?|is|are|unlocks?|buys?|gives?|adds?|opens?) /.test(text)) return null
  const whole = /^((?:US)?[$£€]\S+) for (the .+)$/.exec(text)
  if (whole !== null) return `${whole[2]} costs ${whole[1]}`
  const items = text.split(/;\s+/).map((item) => named.exec(item))
  if (items.some((item) => /\b(?:of|for|at|from|to|with)$/.test(item?.[1] ?? ""))) return null
  const isAll = items.every((item) => item !== null)
  if (!isAll) return null
  const said = items.map((item, index) => {
    const name = item?.[1] ?? ""
    const [verb = "", ...object] = name.split(" ")
    if (
      appVerbs.has(verb.toLowerCase()) &&
      object.length > 0 &&
      isForm(verb, "base") &&
      !compoundEnds.has(object[0] ?? "")
    )
      return `${ingForm(verb.toLowerCase())} ${object.join(" ").replace(/^(?!the |an? |all )/, "the ")} ${index === 0 ? "costs " : ""}${item?.[2] ?? ""}`
    const thing = tiers.test(name)
      ? name
      : /^(?:\d|an? |all )/i.test(name)
        ? name.replace(/^All /, "all ")
        : `the ${/^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name}`
    return `${thing} ${index > 0 ? "" : /^all /.test(thing) ? "cost " : "costs "}${item?.[2] ?? ""}`
  })
  return said.length === 1 ? (said[0] ?? null) : said.join("; ")
}

/** What one price says, as the rest of a sentence that may begin with "it": "costs $4.99 a month", "is free for ...". */
function predicateOf(text: string, names: readonly string[]): string | null {
  const bare = names.reduce(
    (rest, name) => (rest.toLowerCase().startsWith(`${name.toLowerCase()} `) ? rest.slice(name.length + 1) : rest),
    text,
  )
  if (/^\S+ (?:unlocks|buys|opens|gives|adds|gets|removes|takes|brings|lifts|turns)\b| for the whole /.test(bare))
    return null
  if (amountAtStart.test(bare)) return `costs ${bare.replace(/ each$/, "")}`
  if (/^free(?:$|, or [$£€]|, with | (?:of|for|with|to|until|up|on|in|while)\b)/i.test(bare))
    return `is ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`
  return null
}

const trialText =
  /(?:an? )?(?:\d+|one|two|three|four|five|six|seven|ten|fourteen|thirty)-(?:day|week|month) (?:free )?trial/.source
const isTrial = (text: string): boolean => new RegExp(`^${trialText}$`, "i").test(text)
/** "Seven-day trial, then $3.99 a month" is a trial, and what comes after it. */
const trialFirst = new RegExp(`^(${trialText}),? (?:and )?then (?=(?:US)?[$£€])`, "i")

/** "Free: today's puzzle and the last seven" and "Free first unit": what of it is free. */
function freePart(text: string): string | null {
  const listedFree = /^free: (.+)$/i.exec(text)?.[1]
  if (listedFree !== undefined) return `${listedFree} ${/ and |s$/.test(listedFree) ? "are" : "is"} free`
  // "First 10 workouts free, then £14.99 once"
  const [, some = "", more] = /^(?:the )?((?:first|last) [^,;]+) free(?:,? then ((?:US)?[$£€].*))?$/iu.exec(text) ?? []
  if (some !== "") {
    const are = `the ${some.charAt(0).toLowerCase()}${some.slice(1)} ${/s$/.test(some) ? "are" : "is"} free`
    return more === undefined ? are : `${are}; after that it costs ${more}`
  }
  const part = /^free (?!of|for|with|to|until|up|on|in|while)(\p{L}.+)$/iu.exec(text)?.[1]
  return part === undefined ? null : `the ${part} ${/s$/.test(part) ? "are" : "is"} free`
}

/** "Free, $6.99 once": one app cannot be free and cost something, so it is one or the other. */
const freeOrPaid = /^free, (?=(?:US)?[$£€]\d\S*(?: once| (?:an?|per) \p{L}+)?$)/iu

/** Commas outside of numbers part what a price field says: "Free, Plus £2.49 a month". */
const partsOf = (text: string): string[] =>
  /: |, .*\b(?:them|it|after that|afterwards|thereafter)\b/.test(text) || /^free (?:for|with|to)\b.*, then /i.test(text)
    ? [text]
    : text.split(/,(?!\d) (?!then|or |and |with )/)

/** What the app costs, every figure as it was given. */
export function tellPrice(teller: Teller, subject: Subject, prices: readonly string[]): string[] {
  const texts = prices
    .flatMap((text) => partsOf(text.replace(trialFirst, "$1, ").replace(freeOrPaid, "free, or ")))
    .map((text) =>
      text
        .replace(/\bin pro\b/, "in Pro")
        .replace(/,(?: then)? ((?:US)?[$£€]\S+(?: an? \w+)?) (?:after that|afterwards|thereafter)$/, ", then $1")
        .replace(/, (?=[$£€]\S+ (?:unlocks|removes|buys|opens|adds|gives))/, "; ")
        .trim(),
    )
  const trial = texts.find(isTrial)?.replace(/^an? /i, "").toLowerCase()
  const names = [subject.name, teller.u.seller]
  const out: string[] = []
  let isTrialTold = trial === undefined
  for (const text of texts.filter((text) => !isTrial(text))) {
    const predicate = predicateOf(text, names)
    const isPaid = predicate?.startsWith("costs") === true && !isTrialTold
    out.push(
      teller.say(
        `price ${text}`,
        predicate === null ? otherWays(text, teller) : predicateWays(predicate, isPaid ? trial : undefined, subject),
      ),
    )
    if (isPaid) isTrialTold = true
  }
  if (!isTrialTold && trial !== undefined)
    out.push(teller.say("trial", [`there is a ${trial}`, `it comes with a ${trial}`]))
  return out.filter(Boolean)
}

function otherWays(text: string, teller: Teller): Way[] {
  const free = freePart(text)
  if (free !== null) return [free]
  const purchases = /^in-app purchases?: (.+)$/i.exec(text)?.[1]
  const items = pricedItems(purchases ?? text)
  if (purchases !== undefined) return [items, `to buy inside: ${teller.wording.inside(purchases)}`]
  if (/^no (?!.*\b(?:is|are)\b)/i.test(text)) {
    const [thing = ""] = text.replace(/^no /i, "").split(/ (?:in|with|on|after|for) /)
    return [`there ${/[^s]s$| and /.test(thing) ? "are" : "is"} ${teller.wording.inside(text)}`]
  }
  return [items ?? capital(text)]
}

function predicateWays(predicate: string, trial: string | undefined, subject: Subject): Way[] {
  const it = subject.next()
  const bare = predicate.replace(/^(?:is|costs) /, "")
  const span = trial === undefined ? "" : trial.replace(/ (?:free )?trial$/i, "")
  const days = /^(\w+)-(\w+)$/.exec(span)
  const length = days === null ? "" : `${days[1]} ${days[2]}${/^(?:1|one)$/.test(days[1] ?? "") ? "" : "s"}`
  if (trial !== undefined)
    return [
      `${it} ${predicate} after a ${trial}`,
      `after a ${trial}, it ${predicate}`,
      `${bare}, with a ${trial} first`,
      length !== "" && `try it for ${length}; then it ${predicate}`,
      `begin with a ${trial}; ${it} ${predicate}`,
      `${bare}, once the ${trial} is over`,
      `a ${trial}, then ${bare}`,
      length !== "" && `${it} ${predicate} when your ${length} of trial are up`,
    ]
  const then = /^is free (.+?),? then (.+)$/i.exec(predicate)
  if (then !== null)
    return [
      `${it} is free ${then[1]}, and ${then[2]} after that`,
      `free ${then[1]}; after that, ${then[2]}`,
      `${it} is free ${then[1]}; then ${then[2]}`,
    ]
  const once = /^costs (\S+) once$/.exec(predicate)
  if (once !== null)
    return [`${it} costs ${once[1]}, paid once`, `pay ${once[1]} once`, `${it} costs ${once[1]} once and for all`]
  return [`${it} ${predicate}`, predicate.startsWith("costs") && `the price is ${bare}`]
}
