import type { SlotKey, SlotValue } from "../seo/listing.ts"

/** What a check found: a code, what was measured, and the number that decided. */
export interface CheckOutcome<Code extends string = string> {
  readonly code: Code | "ok"
  readonly measured: number
  readonly limit: number
  /** The piece of the text that decided, just as it appears there, where it was one piece. */
  readonly found?: string
}

/** A rule that was not kept, with one sentence for the writer. */
export interface Fault {
  readonly outcome: CheckOutcome
  readonly message: string
}

/** One place of a listing, and what a check may compare its text with. */
export interface Place {
  readonly text: string
  readonly items: readonly string[]
  /** The names under which the seller is known. */
  readonly brands: readonly string[]
  readonly competitors: readonly string[]
  readonly textOf: (slot: SlotKey) => string
}

/** What mending a place may look at. */
export interface MendContext {
  readonly kind: "text" | "list"
  readonly isLong: boolean
  /** Of the text, or of each item. */
  readonly maxChars: number
  readonly targetMin: number
  readonly brands: readonly string[]
  /** As the seller typed them. */
  readonly competitors: string
  /** How much of what the brief says a piece of text carries. */
  readonly weigh: (piece: string) => number
  /** Whether that is so much that a sentence is not dropped for one phrase in it. */
  readonly carriesFact: (piece: string) => boolean
  /** The first time something like it is put in the place of what is not allowed; later it is only taken out. */
  readonly isGentle: boolean
  /** What the rule under repair finds in another value of this place. */
  readonly faultIn: (value: SlotValue) => CheckOutcome | undefined
}

export interface Mending<Limit> {
  /** The nearest value that keeps the rule, or as near as it gets. */
  readonly change: (value: SlotValue, limit: Limit, context: MendContext) => SlotValue
  /** What was done, in one sentence for the writer. */
  readonly says: (limit: Limit, before: SlotValue, after: SlotValue) => string
}

/** All that the product knows of one check. */
export interface Check<Limit extends { readonly check: string }> {
  /** The name of its file, and the `check` of its limits. */
  readonly id: Limit["check"]
  readonly findFault: (limit: Limit, place: Place) => Fault | null
  /** The limit in words, for the rule book. */
  readonly describeLimit: (limit: Limit) => string
  /** The limit in as few words as a model needs; null: a model is not told. */
  readonly promptLine: (limit: Limit, kind: "text" | "list") => string | null
  /** Whether a model writes again what breaks it, because what is left after mending may not read well. */
  readonly isRewritten: "always" | "where hard" | "never"
  /** Whether keeping it as advice earns points. Not where more text would keep it: other measures count that. */
  readonly earnsPoints: boolean
  /** Null: nothing mends it, and the text stays as it is. */
  readonly mend: Mending<Limit> | null
}

interface CheckParts<Limit extends { readonly check: string }, Code extends string>
  extends Omit<Check<Limit>, "findFault"> {
  readonly measure: (limit: Limit, place: Place) => CheckOutcome<Code>
  /** Each outcome in one sentence for the writer. */
  readonly words: Readonly<Record<Code, (outcome: CheckOutcome, limit: Limit) => string>>
}

/** A check of its parts. The compiler asks for the words of each outcome that `Code` names. */
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
