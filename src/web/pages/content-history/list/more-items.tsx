import { useEffect, useRef } from "react"
import { explain } from "../../../api/explain.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { ErrorState } from "../../../parts/feedback/error-state.tsx"
import type { useItems } from "./use-items.ts"

/** Far enough ahead that scrolling never reaches the end. */
const aheadPx = 1200

/** The end of the loaded items: it loads more when it comes near, or on request. */
export function MoreItems({ list }: { list: ReturnType<typeof useItems> }) {
  const { items, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, error } = list
  const end = useRef<HTMLDivElement>(null)
  const isAutomatic = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !isPlaceholderData
  const { fetchNextPage } = list
  // biome-ignore lint/correctness/useExhaustiveDependencies: after another page the end may still be near.
  useEffect(() => {
    if (!isAutomatic || end.current === null) return
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void fetchNextPage(),
      { rootMargin: `${aheadPx}px 0px` },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [isAutomatic, fetchNextPage, items.length])

  /** After a manual load, the focus moves to the first new item, however far the button has moved. */
  async function loadMore() {
    const last = items.at(-1)?.id
    const { data } = await fetchNextPage()
    const all = data?.pages.flatMap((page) => page.items) ?? []
    const next = all[all.findIndex(({ id }) => id === last) + 1]
    if (next) requestAnimationFrame(() => document.getElementById(`item-${next.id}`)?.focus())
  }

  if (!hasNextPage) return null
  return (
    <div ref={end}>
      {isFetchNextPageError ? (
        <ErrorState
          title="Failed to fetch content history"
          text={explain(error, "The items above stay as they are. Please try again.")}
          onRetry={() => void fetchNextPage()}
          isRetrying={isFetchingNextPage}
        />
      ) : (
        <div className="flex justify-center py-2">
          <Button isBusy={isFetchingNextPage} busyLabel="Loading more…" onClick={() => void loadMore()}>
            Load more
          </Button>
        </div>
      )}
    </div>
  )
}
