import type { SlotValue } from "../../../seo/listing.ts"
import type { Understanding } from "../../understanding.ts"
import type { Phrase } from "../phrases/phrases.ts"
import type { Room } from "./room.ts"

/** What is already written when a platform's places are filled. */
export interface Written {
  readonly title: string
  readonly body: string
  readonly meta: string
  readonly bullets: readonly string[]
  readonly phrases: readonly Phrase[]
}

export type RoomOf = (name: string) => Room
export type Make = (u: Understanding, written: Written, room: Room) => SlotValue
