import type { Call } from "../../../contract/call.ts"

/** One tool for assistants: a call of the contract, described for a model to choose. */
export interface Tool {
  readonly name: string
  readonly title: string
  /** When to use it, and what to do next. */
  readonly description: string
  readonly call: Call
  /** It is read-only. */
  readonly isReading?: true
  /** Existing data is changed or deleted. */
  readonly isDestructive?: true
  /** Repeating it has no further effect. */
  readonly isRepeatable?: true
  /** It accesses the web. */
  readonly isOpenWorld?: true
  /** The answer as text for a person; if that says too little, all of it is sent as JSON. */
  readonly show?: (answer: unknown) => string
  /** It can take minutes, reports progress, and can be canceled by its run. */
  readonly hasRun?: true
}
