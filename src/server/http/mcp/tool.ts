import type { Call } from "../../../contract/call.ts"

/** One thing that an assistant can do: a call of the contract, in words that a model chooses by. */
export interface Tool {
  readonly name: string
  readonly title: string
  /** When to use it, and what to ask for next. */
  readonly description: string
  readonly call: Call
  /** It only reads. */
  readonly isReading?: true
  /** Something that was there is changed or gone afterwards. */
  readonly isDestructive?: true
  /** Once or twice is the same. */
  readonly isRepeatable?: true
  /** It looks at the web. */
  readonly isOpenWorld?: true
  /** The answer as a person would read it; where it says too little, the whole of it is sent as JSON. */
  readonly show?: (answer: unknown) => string
  /** It can take minutes, is told of on the way, and can be canceled by its run. */
  readonly hasRun?: true
}
