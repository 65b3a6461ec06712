import type { Library } from "../list/use-library.ts"
import type { CardItem } from "./card-item.ts"
import type { Flags } from "./marking.ts"
import type { CardStates } from "./use-card-states.ts"

/** What can be done to an item from its card. */
export interface CardActs {
  readonly library: Library
  readonly onChoose: (id: string, isChosen: boolean) => void
  readonly onMark: (item: CardItem, change: Partial<Flags>) => void
  readonly onDelete: (item: CardItem) => void
}

/** The same for a list of them, with how each of its cards stands. */
export interface ListActs extends CardActs {
  readonly chosenIds: ReadonlySet<string>
  readonly states: CardStates
}
