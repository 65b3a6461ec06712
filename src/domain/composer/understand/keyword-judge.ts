import type { Brief, Product } from "../../seo/brief.ts"
import { isCommonWord } from "../../text/right-words.ts"
import { splitList } from "../../text/split-list.ts"
import { makeRivalFinder } from "./rivals.ts"

/** Tells whether a phrase that people search for may be said of this thing. */
type KeywordJudge = (phrase: string) => boolean

/** What lives off another's name, whether the name stands there or not. */
const borrowing = /\b(?:dupes?|knock-?offs?|replicas?|rip-?offs?|counterfeits?|fakes?|clones?)\b/i
const fakeOnPurpose =
  /\b(?:fake|faux)[ -](?:tan|nails?|lashes|plants?|flowers?|fur|leather|snow|blood|grass|news|call)/i
const asNew =
  /\b(?:dead ?stock|ds|vnds|brand[ -]new|bnib|bnwt|nwt|new with tags|unworn|never[ -]worn|sealed|unused|unopened)\b/i
const used = /\b(?:used|worn|pre-?owned|second-?hand|refurb\p{L}*)\b/iu

/** `said` is what the brief says once it is clean. */
export function makeKeywordJudge(brief: Brief, subject: Product, said: string): KeywordJudge {
  const namesRival = makeRivalFinder(brief, subject)
  const isUsed = used.test(`${brief.itemCondition} ${brief.facebookCondition}`)
  const low = said.toLowerCase()
  const namesLikeRival = firstWordsOf(brief, `${subject.name} ${subject.description} ${low}`.toLowerCase())
  return (phrase) => {
    const words = phrase.toLowerCase().match(/\p{L}+/gu) ?? []
    if (namesRival(phrase) || words.some((word) => namesLikeRival.has(word))) return false
    if (borrowing.test(phrase) && !fakeOnPurpose.test(phrase)) return false
    const claim = isUsed ? asNew.exec(phrase)?.[0].toLowerCase() : undefined
    return claim === undefined || low.includes(claim)
  }
}

/** "Baccarat" is as good as "Baccarat Rouge 540", where the brief has no other use for the word. */
function firstWordsOf({ competitors }: Brief, said: string): ReadonlySet<string> {
  const words = splitList(competitors)
    .filter((name) => /\s/.test(name.trim()))
    .flatMap((name) => /^\p{Lu}\p{Ll}{5,}(?=\s)/u.exec(name.trim())?.[0].toLowerCase() ?? [])
  return new Set(words.filter((word) => !isCommonWord(word) && !said.includes(word)))
}
