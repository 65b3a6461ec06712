import type { PlatformAsk } from "../../rule-book/writing-manners.ts"
import type { BriefText } from "../../seo/brief.ts"
import type { Need } from "./needs.ts"
import type { ThingKind } from "./thing-kind.ts"

/** A question and what it is about. A table lists its questions in order of use: the most helpful comes first. */
export interface AskRow {
  readonly need: Need
  /** Asked only about one of these, or about anything except those. */
  readonly kinds?: readonly ThingKind[]
  readonly notKinds?: readonly ThingKind[]
  /** Asked only on platforms that require it. */
  readonly platformAsk?: PlatformAsk
  /** Asked only if these words were typed, or only if they were not. */
  readonly where?: RegExp
  readonly unless?: RegExp
  /** The answer goes into the first of these fields that the platform's form has, or into the description. */
  readonly fields?: readonly BriefText[]
  /** True of everything that the shop sells, so it is said once, in the description of the whole brief. */
  readonly isOfShop?: true
  /** How the answer begins if its field does not say what it is about. */
  readonly label: string
  /** For one thing, and for several. */
  readonly question: string
  readonly ofMany?: string
}
