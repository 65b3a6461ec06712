import type { Slot } from "../../../domain/rule-book/slot.ts"
import type { SlotKey, SlotValue } from "../../../domain/seo/listing.ts"

/** The actions on one field. The same object as long as the product is the same. */
export interface SlotActions {
  /** A slot's current value; `listen` calls back after any change, and returns the unsubscribe function. */
  readonly read: (slot: Slot) => SlotValue
  readonly listen: (onChange: () => void) => () => void
  /** Typed letter by letter. */
  readonly write: (slot: SlotKey, value: SlotValue) => void
  /** Changed in one step, and undone in one. */
  readonly put: (slot: SlotKey, value: SlotValue) => void
  readonly lock: (slot: SlotKey, isLocked: boolean) => void
  readonly shorten: (slot: SlotKey) => void
  /** Fixes what can be fixed without a writer. */
  readonly mend: (slot: SlotKey) => void
  readonly removeClaim: (slot: SlotKey, claim: string) => void
  /** The field's text as it is copied. */
  readonly copy: (slot: SlotKey) => string
  /** The same as HTML, if its platform accepts headings and lists. */
  readonly copyHtml: (slot: SlotKey) => string | undefined
  /** Several of them, each under its name. */
  readonly copyFields: (slots: readonly Slot[]) => string
  readonly askRewrite: (slot: SlotKey) => void
}
