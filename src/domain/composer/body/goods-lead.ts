import { isMaterialWord } from "../../text/materials.ts"
import { agree } from "../predicates.ts"
import type { Teller, Told, Way } from "../teller.ts"
import { contentStems, shareIn } from "../understand/stems.ts"
import { capital, listed } from "../wording.ts"
import { namesOf } from "./details.ts"

const isShort = (text: string, maxWords: number): boolean => text.split(" ").length <= maxWords

/** "hammered by hand", "glazed in oatmeal white", "sold in sets of three": it may follow the name after a comma. */
const isTrailing = (text: string): boolean =>
  /^is (?:made|\p{L}+(?:ed|n|t)) (?:by|in|with|from|on|of|at|for|to|over)\b/u.test(text)

/** What it is called in a first sentence: "a wheel-thrown speckled stoneware mug". */
export function thingOf({ u, wording }: Teller): string {
  const known = contentStems(u.name)
  const hasMaterial = u.name.split(" ").some(isMaterialWord)
  const modifiers = u.modifiers
    .map(wording.inside)
    .filter((word) => shareIn(contentStems(word), known) < 0.99 && !(hasMaterial && isMaterialWord(word)))
  const modified = [...modifiers, u.name].join(" ")
  if (u.isPlural) return modified
  return /^\p{Lu}\p{Ll}/u.test(u.name) && !u.isUsed ? `the ${modified}` : wording.noun(modified)
}

interface Leading {
  readonly of: string
  readonly parts: readonly string[]
  readonly trailing: string
  readonly holds: string
}

function leadingFacts({ left, u }: Teller, thing: string): Leading {
  const known = contentStems(thing)
  const first = left("what", "feature").filter(({ fact }) => shareIn(fact.stems, known) < 0.99)
  const texts = (as: Told["telling"]["as"]) =>
    first.filter(({ telling }) => telling.as === as).map(({ telling }) => telling.text)
  const isOf = `is a ${u.noun} of `
  const predicates = texts("predicate")
  return {
    of: predicates.find((text) => text.startsWith(isOf))?.slice(isOf.length) ?? "",
    parts: texts("part")
      .filter((text) => isShort(text, 9) && !/^no\b/.test(text))
      .slice(0, 2),
    trailing:
      predicates
        .find((text) => isTrailing(text) && isShort(text, 13) && shareIn(contentStems(text), known) < 0.4)
        ?.slice(3)
        .replace(/^made with /, "with ")
        .replace(/^made of (?=\d[\d.]* ?(?:g|kg|ml|oz|l|lb)\b)/, "with ")
        .replace(/^made of /, "in ") ?? "",
    holds: predicates.find((text) => !/^(?:is|has|comes|costs|was)\b|,/.test(text) && isShort(text, 12)) ?? "",
  }
}

/** What it is, at once, with the first things that tell it from others. */
export function tellLead(teller: Teller): string {
  const { u } = teller
  const bare = thingOf(teller)
  const { of, parts, trailing, holds } = leadingFacts(teller, bare)
  const thing = of === "" ? bare : `${bare} of ${of}`
  const names = namesOf(teller)
  const are = names.isPlural ? "are" : "is"
  const isKnown = bare.startsWith("the ")
  const thisOne = isKnown ? bare : `${u.isPlural ? "these" : "this"} ${bare.replace(/^an? /, "")}`
  const does = holds === "" ? "" : agree(holds, u.isPlural)
  const both = parts.length > 0 && trailing !== ""
  const has = listed(parts)
  const hasWith = !/ with /.test(u.name)
  const seller = u.seller !== "" && !bare.includes(u.seller) ? u.seller : ""
  const isMoreWith = both && trailing.startsWith("with ")
  const full: Way[] = [
    isMoreWith && hasWith && `${thing} with ${listed([trailing.slice(5), ...parts])}`,
    both && !isMoreWith && hasWith && `${thing} with ${has}, ${trailing}`,
    both && !/^with /.test(trailing) && `${thing}, ${trailing}, with ${has}`,
    both && !/^with /.test(trailing) && `${capital(trailing)}, ${thisOne} ${agree("has", u.isPlural)} ${has}`,
    parts.length > 1 && hasWith && `${thing} with ${has}`,
    parts.length > 1 && hasWith && `${thing} with ${listed(parts.toReversed())}`,
    trailing !== "" && does !== "" && `${thing}, ${trailing}, that ${does}`,
    parts.length > 0 && does !== "" && hasWith && `${thing} that ${does}, with ${has}`,
  ]
  const some: Way[] = [
    parts.length > 1 && hasWith && `${thing} with ${listed(parts.toReversed())}`,
    parts.length > 0 && hasWith && `${thing} with ${has}`,
    trailing !== "" && `${thing}, ${trailing}`,
    does !== "" && `${thing} that ${does}`,
    of !== "" && thing,
    trailing !== "" && isKnown && `${thing} ${are} ${trailing}`,
    seller !== "" && of === "" && !isKnown && `${thing} from ${seller}`,
    seller !== "" && isKnown && `${thing}, from ${seller}`,
  ]
  const ways = full.some(Boolean) && u.brief.style !== "concise" ? full : some.some(Boolean) ? some.slice(0, 5) : some
  const possible = ways.some(Boolean) ? ways : [...some, thing]
  return teller.say(
    "lead",
    possible.map((way) => (typeof way === "string" ? firstIs(teller, way) : way)),
  )
}

/** In some tones the first sentence has a verb of its own. */
function firstIs(teller: Teller, way: string): string {
  const { u } = teller
  const opens = way.startsWith("a ") || way.startsWith("an ")
  if (!opens || u.isPlural) return way
  const manner = teller.pick("opening", 6)
  if (manner === 0) return `this is ${way}`
  if (manner === 1 && u.brief.tone !== "authoritative") return `here is ${way}`
  return way
}
