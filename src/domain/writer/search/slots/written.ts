import type { SlotValue } from "../../../seo/listing.ts"
import type { Understanding } from "../../understanding.ts"
import type { Phrase } from "../phrases/phrases.ts"
import type { Room } from "./room.ts"

/** What is written already when the places of a platform are filled. */
export interface Written {
  readonly title: string
  readonly body: string
  readonly meta: string
  readonly bullets: readonly string[]
  readonly phrases: readonly Phrase[]
}

export type RoomOf = (name: string) => Room
export type Make = (u: Understanding, written: Written, room: Room) => SlotValue
