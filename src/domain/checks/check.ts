import type { SlotKey, SlotValue } from "../seo/listing.ts"

/** The result of a check: a code, the measured value, and the limit that decided. */
export interface CheckOutcome<Code extends string = string> {
  readonly code: Code | "ok"
  readonly measured: number
  readonly limit: number
  /** The piece of the text that decided, exactly as it appears there, if there was a single one. */
  readonly found?: string
}

/** A broken rule, with one sentence for the writer. */
export interface Fault {
  readonly outcome: CheckOutcome
  readonly message: string
}

/** One slot of a listing, and the context that a check may compare its text with. */
export interface Place {
  readonly text: string
  readonly items: readonly string[]
  /** The seller's names. */
  readonly brands: readonly string[]
  readonly competitors: readonly string[]
  readonly textOf: (slot: SlotKey) => string
}

/** The context for mending a slot. */
export interface MendContext {
  readonly kind: "text" | "list"
  readonly isLong: boolean
  /** Of the text, or of each item. */
  readonly maxChars: number
  readonly targetMin: number
  readonly brands: readonly string[]
  /** As the seller typed them. */
  readonly competitors: string
  /** How much of the brief a piece of text covers. */
  readonly weigh: (piece: string) => number
  /** Whether it covers so much that a sentence is not dropped for one phrase. */
  readonly carriesFact: (piece: string) => boolean
  /** A forbidden text is replaced the first time; after that, it is only removed. */
  readonly isGentle: boolean
  /** The violations of the rule in another value of this slot. */
  readonly faultIn: (value: SlotValue) => CheckOutcome | undefined
}

export interface Mending<Limit> {
  /** The nearest value that keeps the rule, or as near as possible. */
  readonly change: (value: SlotValue, limit: Limit, context: MendContext) => SlotValue
  /** What was done, in one sentence for the writer. */
  readonly says: (limit: Limit, before: SlotValue, after: SlotValue) => string
}

/** Everything the product knows about one check. */
export interface Check<Limit extends { readonly check: string }> {
  /** The name of its file, and the `check` of its limits. */
  readonly id: Limit["check"]
  readonly findFault: (limit: Limit, place: Place) => Fault | null
  /** The limit in words, for the rule book. */
  readonly describeLimit: (limit: Limit) => string
  /** The limit in as few words as a model needs; null: the model is not told. */
  readonly promptLine: (limit: Limit, kind: "text" | "list") => string | null
  /** Whether a model rewrites a text that breaks it, because the mended text may read badly. */
  readonly isRewritten: "always" | "where hard" | "never"
  /** Whether keeping it as advice earns points. Not if more text would keep it: other measures count that. */
  readonly earnsPoints: boolean
  /** Null: it cannot be mended, and the text stays unchanged. */
  readonly mend: Mending<Limit> | null
}

interface CheckParts<Limit extends { readonly check: string }, Code extends string>
  extends Omit<Check<Limit>, "findFault"> {
  readonly measure: (limit: Limit, place: Place) => CheckOutcome<Code>
  /** Each outcome in one sentence for the writer. */
  readonly words: Readonly<Record<Code, (outcome: CheckOutcome, limit: Limit) => string>>
}

/** A check from its parts. The compiler requires words for each outcome in `Code`. */
export function makeCheck<Limit extends { readonly check: string }, Code extends string>({
  measure,
  words,
  ...rest
}: CheckParts<Limit, Code>): Check<Limit> {
  return {
    ...rest,
    findFault: (limit, place) => {
      const outcome = measure(limit, place)
      const { code } = outcome
      return code === "ok" ? null : { outcome, message: words[code](outcome, limit) }
    },
  }
}
