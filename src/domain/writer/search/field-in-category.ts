import { isCommonWord } from "../../text/spell/right-words.ts"
import { contentWords } from "../../text/words/content-words.ts"
import { isPlural, singular } from "../../text/words/plural.ts"
import { canBeBase } from "../../text/words/word-kinds.ts"
import type { Understanding } from "../understanding.ts"
import { isGoodsKind } from "./kinds/goods-kinds.ts"

const forField =
  /^(\p{L}[\p{L}-]{2,}(?: \p{L}{3,})?) (?:accessories|equipment|supplies|gear|parts|spares|spare parts|tools|tackle)$/iu

/** Fields in which anything is sold, and words for no field. */
const wide =
  /^(?:home|house|household|fashion|clothing|lifestyle|gifts?|party|women['’]?s?|men['’]?s?|kids|personal|general|special(?:ty|ist)?|sports?|outdoors?|hobby|small|used|second ?hand|vintage|old|new|spare|other|automotive|industrial|building|crafts?|arts?|electrical|electronic|hardware|digital|agricultural|farm|medical|commercial|professional|garden|kitchen|office|cleaning|hand|power|safety|music(?:al)?|pets?|school|machine|replacement|custom|online|mobile)(?: |$)/i

/** What its category or trade is for: a gripper among "curling equipment" is a curling gripper. Empty if that says nothing new. */
export function fieldInCategory({ subject, brief, thing, clean, language }: Understanding): string {
  if (language !== "en") return ""
  const known = contentWords(thing.name)
  const isSaid = (stem: string): boolean =>
    known.some((own) => own.startsWith(stem.slice(0, 4)) || stem.startsWith(own.slice(0, 4)))
  const fields = [subject.category, brief.amazonCategory, brief.shopifyProductType, brief.industry].flatMap((raw) => {
    const last =
      clean(raw)
        .split(/\s*[>/|]\s*/)
        .at(-1) ?? ""
    return forField.exec(last.trim())?.[1]?.toLowerCase() ?? []
  })
  const found =
    fields.find(
      (field) =>
        !wide.test(field) &&
        !/ (?:\p{L}+ing|fashion|kitchen|home|garden|office|outdoors?|indoors?|sports?)$/u.test(field) &&
        !contentWords(field).some(isSaid),
    ) ?? ""
  return isPlural(found) ? singular(found) : found
}

/** The field that a noun needs to say which thing it is: a gripper may be for anything. */
export const fieldNeeded = (noun: string, u: Understanding): string =>
  isGoodsKind(singular(noun)) || isUncommonThing(singular(noun)) ? "" : fieldInCategory(u)

/** A theodolite is one thing, a gripper whatever grips. */
const isUncommonThing = (noun: string): boolean => {
  const deed = /^(.{3,})ers?$/.exec(noun)?.[1] ?? ""
  const isDoer = [deed, deed.replace(/(.)\1$/, "$1"), `${deed}e`].some((each) => deed !== "" && canBeBase(each))
  return !isCommonWord(noun) && !isDoer
}
