import { contentWords } from "../../../text/words/content-words.ts"
import { namesTimber } from "../../../text/words/materials.ts"
import { singular } from "../../../text/words/plural.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import type { Subject } from "../attributes/attributes.ts"
import { fieldInCategory } from "../field-in-category.ts"
import { isOfPart } from "../sort-in-title.ts"
import { isPlainNoun } from "./modifiers.ts"
import { ownKeywords } from "./own-keywords.ts"
import { isShelf, isWide } from "./shelves.ts"

const fewKeywords = 3

/** The seller's category, if it is a kind of thing and not a department: "quilt patterns", not "Patterns & How To". */
export function sortPhrases(u: Understanding, { core, head, full }: Subject): string[][] {
  const { brief, subject, clean } = u
  const own = new Set(contentWords(`${core} ${head}`))
  // Who types keywords has said it.
  const field = ownKeywords(u).length < fewKeywords ? fieldInCategory(u) : ""
  // Nobody types "cycling winter handlebar mitts" or "percussion holly tipper".
  const isApart = full
    .split(" ")
    .slice(0, -1)
    .some((word) => !isPlainNoun(word) || namesTimber(word) || season.test(word))
  const inField =
    field === "" || full === "" || / for /.test(full) || isApart ? [] : [[`${field} ${full}`, `${field} ${core}`]]
  const sorts = [
    subject.category,
    // A shop's section names a thing only where the thing's own noun is in it: "pressed originals" does not.
    ...[brief.etsyShopSection].filter((section) => isOwn(section, own) && !isOfOthers(section, u, { core, head })),
    brief.shopifyProductType,
    // "Farm animals" of a jacket for lambs: a platform's department holds anything.
    ...[brief.amazonCategory, brief.appCategory, brief.facebookCategory, brief.tiktokCategory].filter(
      (raw) => !isWide(raw.toLowerCase()),
    ),
  ]
    .flatMap((raw) =>
      clean(raw)
        .split(/\s*[>/|]\s*/)
        .slice(-1),
    )
    .filter((sort) => !/[&,]|\sand\s/.test(sort))
    .map((sort) => sort.toLowerCase())
    .filter((sort) => !ofDeed.test(sort) && !(isWide(sort) && !isOwn(sort, own)))
    .filter((sort) => isThingPhrase(sort) && (!isShelf(sort) || ofParts.test(sort)) && !isOfPart(sort, u.thing.name))
    .toSorted((a, b) => Number(isOwn(b, own)) - Number(isOwn(a, own)))
    // Who looks for a paste types "cooking paste".
    .map((sort) => [isOwn(sort, own) && !u.thing.isPlural ? singular(sort) : sort])
  return [...inField, ...sorts]
}

/** What is done or kept somewhere, and no thing. */
const ofDeed = / (?:cleaning|styling|protection|control|housing|heat|cooling|storage|training|safety|events|lessons)$/

const season = /^(?:spring|summer|autumn|fall|winter|christmas|easter)$/

/**
 * A shelf of "kitchen knives" holds other knives than this oyster knife. "Pet burial baskets" has the whole name in it, and a
 * seller who calls bobbins "Midlands" elsewhere means these.
 */
export function isOfOthers(section: string, u: Understanding, { core, head }: Pick<Subject, "core" | "head">): boolean {
  const stems = contentWords(singular(section))
  const said = new Set(
    contentWords([u.thing.name, u.brief.targetKeywords, ...u.facts.map(({ text }) => text)].join(" ")),
  )
  return (
    contentWords(head).some((stem) => stems.includes(stem)) &&
    !contentWords(singular(core)).every((stem) => stems.includes(stem)) &&
    !stems.every((stem) => said.has(stem))
  )
}

/** "Lathe parts" are looked for; "car parts" are a department. */
const ofParts =
  /^(?!(?:car|auto|motor|vehicle|bike|spare|other|misc|replacement|machine) )\p{L}+ (?:\p{L}+ )?(?:parts|spares)$/u

const isOwn = (sort: string, own: ReadonlySet<string>): boolean =>
  contentWords(singular(sort)).some((stem) => own.has(stem))
