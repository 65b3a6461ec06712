import { isMaterialWord } from "../../text/materials.ts"
import { agree } from "../predicates.ts"
import type { Teller, Told, Way } from "../teller.ts"
import { contentStems, shareIn } from "../understand/stems.ts"
import { capital, listed } from "../wording.ts"
import { namesOf } from "./details.ts"

const isShort = (text: string, maxWords: number): boolean => text.split(" ").length <= maxWords

/** "hammered by hand", "glazed in oatmeal white", "sold in sets of three": it may follow the name after a comma. */
const isTrailing = (text: string): boolean =>
  /^is (?:made|\p{L}+(?:ed|n|t)) (?:by|in|with|from|on|of|at|for|to|over)\b(?!.* (?:we|I) )/u.test(text)

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

/** Where little else is known, whose it is: "this Nuvolo USB-C to HDMI cable". */
function thingOfMaker(teller: Teller): string {
  const { u, wording } = teller
  const thing = thingOf(teller)
  const isSaid = u.seller === "" || [...contentStems(u.seller)].some((stem) => contentStems(thing).has(stem))
  if (isSaid || u.seller.split(" ").length > 3 || thing.startsWith("the ")) return thing
  const named = `${u.seller} ${thing.replace(/^an? /, "")}`
  return u.isPlural ? named : wording.noun(named)
}

interface Leading {
  readonly of: string
  readonly parts: readonly string[]
  readonly trailing: string
  readonly holds: string
}

/** "An elastic band and 24 sheets of paper", or the band would seem to hang on the sheets. */
const shortFirst = (parts: readonly string[]): string[] => {
  const isLong = (text: string) => / (?:of|in|with|for|from|to|on|and) /.test(text)
  return [...parts.filter((text) => !isLong(text)), ...parts.filter(isLong)]
}

function leadingFacts(teller: Teller, thing: string): Leading {
  const { left, u } = teller
  const known = contentStems(thing)
  const first = left("what", "feature").filter(({ fact }) => shareIn(fact.stems, known) < 0.99)
  const texts = (as: Told["telling"]["as"]) =>
    first.filter(({ telling }) => telling.as === as).map(({ telling }) => telling.text)
  const isOf = `is a ${u.noun} of `
  const predicates = texts("predicate")
  return {
    of: / of \d+$/.test(thing) ? "" : (predicates.find((text) => text.startsWith(isOf))?.slice(isOf.length) ?? ""),
    parts: shortFirst(
      texts("part")
        .filter((text) => isShort(text, 9) && !/^no\b/.test(text))
        .slice(0, 2),
    ),
    trailing:
      predicates
        .find((text) => isTrailing(text) && isShort(text, 13) && shareIn(contentStems(text), known) < 0.4)
        ?.slice(3)
        .replace(/^made of (?=\p{Ll}+ (?:blend|mix)$)/u, "made of a ")
        .replace(/^made of /, teller.pick("material", 2) === 0 ? "made from " : "made of ")
        .replace(/^made with /, "with ")
        .replace(/^made of (?=\d[\d.]* ?(?:g|kg|ml|oz|l|lb)\b)/, "with ") ?? "",
    holds: predicates.find((text) => !/^(?:is|has|comes|costs|was)\b|,/.test(text) && isShort(text, 12)) ?? "",
  }
}

/** What a thing can be in, where others are made of something: "a cable in braided nylon". */
const clothOf = (trailing: string): string =>
  /^made (?:of|from) (.* (?:nylon|mesh|cotton|linen|wool|silk|leather|velvet|satin|merino|denim|fleece|felt|canvas))$/.exec(
    trailing,
  )?.[1] ?? ""

/** What it is, at once, with the first things that tell it from others. */
export function tellLead(teller: Teller): string {
  const { u } = teller
  const isFew = teller.left("what", "feature").length < 4
  const bare = isFew ? thingOfMaker(teller) : thingOf(teller)
  const { of, parts, trailing, holds } = leadingFacts(teller, bare)
  const thing = of === "" ? bare : `${bare} of ${of}`
  const names = namesOf(teller)
  const are = names.isPlural ? "are" : "is"
  const does = holds === "" ? "" : agree(holds, u.isPlural)
  const have = agree("has", u.isPlural)
  // What has a name of its own is told in a whole sentence: "The Harbor pen has a steel nib".
  if (bare.startsWith("the ")) return sayOf(teller, { thing, names: [have, are], of, parts, trailing, does })
  const thisOne = `${u.isPlural ? "these" : "this"} ${bare.replace(/^an? /, "")}`
  const both = parts.length > 0 && trailing !== ""
  const has = listed(parts)
  const hasWith = !/ with /.test(u.name)
  const seller = u.seller !== "" && !bare.includes(u.seller) ? u.seller : ""
  const isMoreWith = both && trailing.startsWith("with ")
  const isDeed = !/^(?:with|in|made (?:of|from)|for) /.test(trailing)
  const cloth = clothOf(trailing)
  const full: Way[] = [
    isMoreWith && hasWith && `${thing} with ${listed([trailing.slice(5), ...parts])}`,
    isMoreWith && `${thisOne} ${have} ${listed([trailing.slice(5), ...parts])}`,
    both && !isMoreWith && hasWith && !/^(?:in|for) /.test(trailing) && `${thing} with ${has}, ${trailing}`,
    both && !isMoreWith && `${thisOne} ${are} ${trailing}${parts.length > 1 ? ", with" : ` and ${have}`} ${has}`,
    both && isDeed && `${capital(trailing)}, ${thisOne} ${have} ${has}`,
    parts.length > 1 && hasWith && `${thing} with ${has}`,
    parts.length > 1 && hasWith && `${thing} with ${listed(shortFirst(parts.toReversed()))}`,
    parts.length > 1 && !both && `${thisOne} ${have} ${listed(shortFirst(parts.toReversed()))}`,
    trailing !== "" &&
      !isMoreWith &&
      !/^with /.test(trailing) &&
      does !== "" &&
      `${thisOne} ${are} ${trailing} and ${does}`,
    cloth !== "" && does !== "" && `${thing} in ${cloth} that ${does}`,
    /^made (?:of|from) /.test(trailing) && does !== "" && `${thing}, ${trailing}, that ${does}`,
    cloth !== "" && both && hasWith && `${thing} in ${cloth}, with ${has}`,
    trailing !== "" && isDeed && does !== "" && `${capital(trailing)}, ${thisOne} ${does}`,
    parts.length > 0 && does !== "" && hasWith && `${thing} that ${does}, with ${has}`,
    parts.length === 1 && does !== "" && `${thisOne} ${does} and ${have} ${has}`,
    parts.length > 1 && does !== "" && `${thisOne} ${does}, with ${has}`,
  ]
  const some: Way[] = [
    cloth !== "" && `${thing} in ${cloth}`,
    parts.length > 1 && hasWith && `${thing} with ${listed(shortFirst(parts.toReversed()))}`,
    parts.length > 0 && hasWith && !(isFew && u.isPlural) && `${thing} with ${has}`,
    parts.length > 0 && isFew && `${thisOne} ${have} ${has}`,
    trailing !== "" && !/^(?:in|for|with) /.test(trailing) && `${thing}, ${trailing}`,
    trailing !== "" && !/^with /.test(trailing) && `${thisOne} ${are} ${trailing}`,
    does !== "" && `${thing} that ${does}`,
    does !== "" && `${thisOne} ${does}`,
    of !== "" && thing,
    seller !== "" && of === "" && `${thing} from ${seller}`,
  ]
  const ways =
    full.some(Boolean) && u.brief.style !== "concise" ? full : some.slice(0, 8).some(Boolean) ? some.slice(0, 8) : some
  return sayFirst(teller, ways.some(Boolean) ? ways : [...some, thing])
}

interface Known {
  readonly thing: string
  readonly names: readonly [have: string, are: string]
  readonly of: string
  readonly parts: readonly string[]
  readonly trailing: string
  readonly does: string
}

function sayOf(teller: Teller, { thing, names: [have, are], of, parts, trailing: how, does }: Known): string {
  const trailing = how.replace(/^with /, "made with ")
  const { u } = teller
  const has = listed(parts)
  const other = listed(shortFirst(parts.toReversed()))
  const isIn = /^(?:in|for|with) /.test(trailing)
  const full: Way[] = [
    trailing !== "" &&
      parts.length > 0 &&
      `${thing} ${are} ${trailing}${parts.length > 1 ? ", with" : ` and ${have}`} ${has}`,
    trailing !== "" && parts.length > 0 && !isIn && `${capital(trailing)}, ${thing} ${have} ${other}`,
    trailing !== "" && does !== "" && `${thing} ${are} ${trailing} and ${does}`,
    parts.length > 0 && does !== "" && `${thing} ${does}${parts.length > 1 ? ", with" : ` and ${have}`} ${has}`,
    parts.length > 1 && `${thing} ${have} ${other}`,
    of !== "" && parts.length > 0 && `${thing} ${have} ${has}`,
  ]
  const some: Way[] = [
    trailing !== "" && `${thing} ${are} ${trailing}`,
    parts.length > 0 && `${thing} ${have} ${has}`,
    does !== "" && `${thing} ${does}`,
  ]
  const left: Way[] = [
    u.seller !== "" && !thing.includes(u.seller) && `${thing} is from ${u.seller}`,
    u.seller !== "" && !thing.includes(u.seller) && `${thing} comes from ${u.seller}`,
    `${u.isPlural ? "these are" : "this is"} ${thing}`,
  ]
  const [first, second] = u.brief.style === "concise" ? [some, full] : [full, some]
  return teller.say("lead", first.some(Boolean) ? first : second.some(Boolean) ? second : left)
}

const sayFirst = (teller: Teller, ways: readonly Way[]): string =>
  teller.say(
    "lead",
    ways.map((way) => (typeof way === "string" ? firstIs(teller, way) : way)),
  )

/** In some tones the first sentence has a verb of its own. */
function firstIs(teller: Teller, way: string): string {
  const { u } = teller
  const opens = way.startsWith("a ") || way.startsWith("an ")
  if (!opens || u.isPlural) return way
  const manner = teller.pick("opening", 5)
  if (manner < 2) return `this is ${way}`
  if (manner === 2 && /^(?:casual|friendly|persuasive)$/.test(u.brief.tone)) return `here is ${way}`
  return way
}
