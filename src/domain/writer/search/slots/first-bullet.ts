import type { Fact } from "../../fact.ts"
import { stemsOf } from "../../read/merge.ts"
import type { Understanding } from "../../understanding.ts"
import { telegramParts } from "../../write/telegram.ts"
import { tellsRange } from "../../write/telling-lines.ts"

/** What a careful seller says first is what it is: a line of its own if it tells more than the title. */
export const leads = (fact: Fact, u: Understanding): boolean =>
  fact === u.facts.find(({ isEcho }) => !isEcho) &&
  fact.isCareful &&
  u.language === "en" &&
  !tellsRange(fact.text, u) &&
  telegramParts(fact.text, u).length === 0 &&
  (u.genre === "video" || [...fact.stems].filter((stem) => !stemsOf(u.thing.fullName).has(stem)).length >= minMore)
const minMore = 4
