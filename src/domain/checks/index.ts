import { capitals } from "./capitals.ts"
import { chapters } from "./chapters.ts"
import { characterRepeat } from "./character-repeat.ts"
import type { Check, Fault, Place } from "./check.ts"
import { competitors } from "./competitors.ts"
import { count } from "./count.ts"
import { forbidden } from "./forbidden.ts"
import { fragments } from "./fragments.ts"
import { itemLength } from "./item-length.ts"
import { length } from "./length.ts"
import { phrases } from "./phrases.ts"
import { shape } from "./shape.ts"
import { total } from "./total.ts"
import { unique } from "./unique.ts"
import { wordCount } from "./word-count.ts"
import { wordRepeat } from "./word-repeat.ts"
import { wordsElsewhere } from "./words-elsewhere.ts"

/** The order of mending: rules about content come before length. */
const list = {
  forbidden,
  competitors,
  capitals,
  "character-repeat": characterRepeat,
  shape,
  "word-repeat": wordRepeat,
  "words-elsewhere": wordsElsewhere,
  unique,
  "item-length": itemLength,
  length,
  chapters,
  total,
  count,
  "word-count": wordCount,
  phrases,
  fragments,
}

type Limits = { [Id in keyof typeof list]: (typeof list)[Id] extends Check<infer One> ? One : never }

/** What a rule measures, named after its check's file, and its limits. */
export type Limit<Id extends keyof Limits = keyof Limits> = {
  [One in Id]: Limits[One] & { readonly check: One }
}[Id]

const checksById: { readonly [Id in keyof Limits]: Check<Limit<Id>> } = list

/** LIST 5: every check of a listing, in the order of mending. */
export const checks: readonly { readonly id: keyof Limits }[] = Object.values(list)

export const checkOf = <Id extends keyof Limits>(limit: Limit<Id>): Check<Limit<Id>> => checksById[limit.check]

export const findFault = <Id extends keyof Limits>(limit: Limit<Id>, place: Place): Fault | null =>
  checkOf(limit).findFault(limit, place)

/** Its position when a slot breaks several rules. */
export const mendingOrder = ({ check }: Limit): number => checks.findIndex(({ id }) => id === check)
