import type { PlatformAsk } from "../../rule-book/writing-manners.ts"
import type { BriefText } from "../../seo/brief.ts"
import type { Need } from "./needs.ts"
import type { ThingKind } from "./thing-kind.ts"

/** A question, and whom it is asked of. The order of a table is the order of use: what helps most comes first. */
export interface AskRow {
  readonly need: Need
  /** Only where it is about one of these, or where it is about anything but those. */
  readonly kinds?: readonly ThingKind[]
  readonly notKinds?: readonly ThingKind[]
  /** Only on platforms that ask for it. */
  readonly platformAsk?: PlatformAsk
  /** Only where these words were typed, or where they were not. */
  readonly where?: RegExp
  readonly unless?: RegExp
  /** The first that the platform's form has takes the answer; else the description does. */
  readonly fields?: readonly BriefText[]
  /** True of all that the shop sells, and so said once, in the description of the whole brief. */
  readonly isOfShop?: true
  /** How the answer begins where its field does not say what it is about. */
  readonly label: string
  /** Of one thing, and of several. */
  readonly question: string
  readonly ofMany?: string
}
