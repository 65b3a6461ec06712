import type { Library } from "../list/use-library.ts"
import type { CardItem } from "./card-item.ts"
import type { Flags } from "./marking.ts"
import type { CardStates } from "./use-card-states.ts"

/** The actions on an item's card. */
export interface CardActs {
  readonly library: Library
  readonly onChoose: (id: string, isChosen: boolean) => void
  readonly onMark: (item: CardItem, change: Partial<Flags>) => void
  readonly onDelete: (item: CardItem) => void
}

/** The same for a list, with the state of each card. */
export interface ListActs extends CardActs {
  readonly chosenIds: ReadonlySet<string>
  readonly states: CardStates
}
