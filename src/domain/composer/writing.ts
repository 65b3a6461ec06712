import type { Draft, SlotKey } from "../seo/listing.ts"
import type { Room } from "./room.ts"
import type { Teller } from "./teller.ts"
import type { Understanding } from "./understand/understand.ts"

/** What one writer gets to write a whole draft from. */
export interface Writing {
  readonly u: Understanding
  /** Tells the brief anew, in other words for each part of the listing. */
  readonly tellerFor: (part: string) => Teller
  readonly room: (key: SlotKey) => Room
  readonly platformId: string
}

/** A draft without the name of its product. */
export type Written = Omit<Draft, "productName">
