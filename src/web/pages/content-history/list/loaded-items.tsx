import { useCallback, useState } from "react"
import { Button } from "../../../parts/buttons/button.tsx"
import { toast } from "../../../parts/feedback/toast.ts"
import type { CardItem } from "../card/card-item.ts"
import type { Flags } from "../card/marking.ts"
import { useCardStates } from "../card/use-card-states.ts"
import type { Filters } from "../filter/filters.ts"
import { DeleteDialog } from "./delete-dialog.tsx"
import { ExportAll } from "./export-all.tsx"
import { ItemFeed } from "./item-feed.tsx"
import { MoreItems } from "./more-items.tsx"
import { SelectionBar } from "./selection-bar.tsx"
import { useFocusKept } from "./use-focus-kept.ts"
import type { useItems } from "./use-items.ts"
import { type Library, type MarkAction, useLibrary } from "./use-library.ts"
import { useSelection } from "./use-selection.ts"

type LoadedItemsProps = { list: ReturnType<typeof useItems>; filters: Filters; titleId: string }

/** The cards with the actions on one or several of them. */
export function LoadedItems({ list, filters, titleId }: LoadedItemsProps) {
  const { items, hasNextPage, isPlaceholderData } = list
  const library = useLibrary()
  const selection = useSelection(items)
  const states = useCardStates()
  const [doomed, setDoomed] = useState<readonly CardItem[]>([])
  const onDelete = useCallback((item: CardItem) => setDoomed([item]), [])
  const goOnAfter = useFocusKept(items)
  const onMark = useMarking(library, goOnAfter)

  function markChosen(action: MarkAction) {
    goOnAfter(idsOf(selection.chosen))
    void library.markAll(selection.chosen, action)
  }
  async function remove() {
    const goOn = goOnAfter(idsOf(doomed))
    const isDone = await library.remove(idsOf(doomed))
    setDoomed([])
    if (isDone) requestAnimationFrame(goOn)
  }

  return (
    <div className="flex flex-col gap-4" aria-busy={isPlaceholderData}>
      <ListHead list={list} filters={filters} selection={selection} />
      {selection.chosen.length > 0 && (
        <SelectionBar
          chosen={selection.chosen}
          hasMore={selection.chosen.length < items.length}
          onChooseAll={selection.chooseAll}
          onClear={selection.clear}
          onMark={markChosen}
          onDelete={() => setDoomed(selection.chosen)}
        />
      )}
      <ItemFeed
        items={items}
        labelledBy={titleId}
        isComplete={!hasNextPage}
        chosenIds={selection.ids}
        onChoose={selection.toggle}
        states={states}
        library={library}
        onMark={onMark}
        onDelete={onDelete}
      />
      <MoreItems list={list} />
      <DeleteDialog doomed={doomed} onKeep={() => setDoomed([])} onDelete={remove} />
    </div>
  )
}

type ListHeadProps = Pick<LoadedItemsProps, "list" | "filters"> & { selection: ReturnType<typeof useSelection> }

function ListHead({ list: { items, hasNextPage }, filters, selection }: ListHeadProps) {
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-ink-soft tabular-nums">
        {sayCount(items.length, hasNextPage)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="quiet"
          disabled={selection.chosen.length === items.length}
          onClick={selection.chooseAll}
        >
          Select all {items.length.toLocaleString("en-US")}
        </Button>
        <ExportAll filters={filters} />
      </div>
    </div>
  )
}

const idsOf = (items: readonly CardItem[]): string[] => items.map(({ id }) => id)

/** Marks items, and reports which have left the list. */
function useMarking(library: Library, goOnAfter: (ids: readonly string[]) => void) {
  return useCallback(
    (item: CardItem, change: Partial<Flags>) => {
      goOnAfter([item.id])
      library.mark(item, change)
      const { isArchived } = change
      if (isArchived === undefined) return
      toast({
        title: isArchived ? "Content archived" : "Content is back in the list",
        action: {
          label: "Undo",
          onAct: () => library.mark({ ...item, isArchived }, { isArchived: !isArchived }),
        },
      })
    },
    [library, goOnAfter],
  )
}

function sayCount(count: number, hasMore: boolean): string {
  if (hasMore) return `${count.toLocaleString("en-US")} items, and more below`
  return count === 1 ? "1 item" : `${count.toLocaleString("en-US")} items`
}
