import { contentWords } from "../../../text/words/content-words.ts"
import { singular } from "../../../text/words/plural.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import type { Subject } from "../attributes/attributes.ts"
import { isShelf } from "./shelves.ts"

/** The seller's category, if it is a kind of thing and not a department: "quilt patterns", not "Patterns & How To". */
export function sortPhrases(u: Understanding, { core, head }: Subject): string[][] {
  const { brief, subject, clean } = u
  const own = new Set(contentWords(`${core} ${head}`))
  return [
    subject.category,
    // A shop's section names a thing only where the thing's own noun is in it: "pressed originals" does not.
    ...[brief.etsyShopSection].filter((section) => isOwn(section, own)),
    brief.shopifyProductType,
    brief.amazonCategory,
    brief.appCategory,
    brief.facebookCategory,
    brief.tiktokCategory,
  ]
    .flatMap((raw) =>
      clean(raw)
        .split(/\s*[>/|]\s*/)
        .slice(-1),
    )
    .filter((sort) => !/[&,]|\sand\s/.test(sort))
    .map((sort) => sort.toLowerCase())
    .filter((sort) => isThingPhrase(sort) && !isShelf(sort) && !cutsName(core, sort))
    .toSorted((a, b) => Number(isOwn(b, own)) - Number(isOwn(a, own)))
    .map((sort) => [sort])
}

/** "Bobbin sets" of lace bobbins: before another noun, half a name may mean anything. */
export const cutsName = (core: string, sort: string): boolean => {
  const [before = "", noun = ""] = core.split(" ").slice(-2).map(singular)
  const words = sort.split(" ").map(singular)
  const at = words.slice(0, -1).indexOf(noun)
  return noun !== "" && at >= 0 && words[at - 1] !== before
}

const isOwn = (sort: string, own: ReadonlySet<string>): boolean =>
  contentWords(singular(sort)).some((stem) => own.has(stem))
