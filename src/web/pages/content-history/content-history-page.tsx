import { useId } from "react"
import { explain } from "../../api/explain.ts"
import { ErrorState } from "../../parts/feedback/error-state.tsx"
import { FilterBar } from "./filter/filter-bar.tsx"
import { useFilters } from "./filter/use-filters.ts"
import { LibrarySkeleton } from "./list/library-skeleton.tsx"
import { LoadedItems } from "./list/loaded-items.tsx"
import { NothingHere } from "./list/nothing-here.tsx"
import { useItems } from "./list/use-items.ts"

export function ContentHistoryPage() {
  const titleId = useId()
  const { typedSearch, addressed, filters, set } = useFilters()
  const list = useItems(filters)
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 id={titleId} className="text-3xl">
          Content History
        </h1>
        <p className="mt-1 max-w-line text-ink-soft">
          Everything you made here, ready to be copied, changed and used again.
        </p>
      </div>
      <FilterBar typedSearch={typedSearch} filters={addressed} onSet={set} />
      <ListState list={list} filters={filters} titleId={titleId} onSet={set} />
    </div>
  )
}

type ListStateProps = Pick<ReturnType<typeof useFilters>, "filters"> & {
  list: ReturnType<typeof useItems>
  titleId: string
  onSet: ReturnType<typeof useFilters>["set"]
}

function ListState({ list, filters, titleId, onSet }: ListStateProps) {
  if (list.isWaiting) return <LibrarySkeleton />
  if (list.data === undefined) {
    return (
      <ErrorState
        title="Failed to fetch content history"
        text={explain(list.error, "Your content is safe. Please try again.")}
        onRetry={() => void list.refetch()}
        isRetrying={list.isRefetching}
      />
    )
  }
  if (list.items.length === 0 && !list.hasNextPage) return <NothingHere filters={filters} onSet={onSet} />
  return <LoadedItems list={list} filters={filters} titleId={titleId} />
}
