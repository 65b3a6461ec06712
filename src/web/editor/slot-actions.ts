import type { Slot } from "../../domain/rule-book/slot.ts"
import type { SlotKey, SlotValue } from "../../domain/seo/listing.ts"

/** What can be done to one field. The same object as long as the product is. */
export interface SlotActions {
  /** What stands in a place at this very moment; `listen` calls when anything has changed, and returns what ends it. */
  readonly read: (slot: Slot) => SlotValue
  readonly listen: (onChange: () => void) => () => void
  /** Typed letter by letter. */
  readonly write: (slot: SlotKey, value: SlotValue) => void
  /** Changed in one go, and taken back in one. */
  readonly put: (slot: SlotKey, value: SlotValue) => void
  readonly lock: (slot: SlotKey, isLocked: boolean) => void
  readonly shorten: (slot: SlotKey) => void
  /** Mends what can be mended without writing anything new. */
  readonly mend: (slot: SlotKey) => void
  readonly removeClaim: (slot: SlotKey, claim: string) => void
  /** The field's text as it is copied. */
  readonly copy: (slot: SlotKey) => string
  /** The same as HTML, where its platform takes headings and lists from it. */
  readonly copyHtml: (slot: SlotKey) => string | undefined
  /** Several of them, each under its name. */
  readonly copyFields: (slots: readonly Slot[]) => string
  readonly askRewrite: (slot: SlotKey) => void
}
