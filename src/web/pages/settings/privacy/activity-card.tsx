import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { type Usage, usage } from "../../../../contract/usage.ts"
import type { UsageAction } from "../../../../domain/usage/usage-actions.ts"
import { explain } from "../../../api/explain.ts"
import { send } from "../../../api/send.ts"
import { sendPage } from "../../../api/send-page.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { ErrorState } from "../../../parts/feedback/error-state.tsx"
import { Loading, Skeleton } from "../../../parts/feedback/skeleton.tsx"
import { toast } from "../../../parts/feedback/toast.ts"
import { Card } from "../../../parts/layout/card.tsx"
import { Disclosure } from "../../../parts/layout/disclosure.tsx"
import { Confirm } from "../../../parts/overlays/confirm.tsx"
import { formatMoment } from "./format-moment.ts"

const words: Readonly<Record<UsageAction, string>> = {
  generate_seo: "Listings generated",
  rewrite_field: "A field written again",
  edit_content: "A listing edited",
  fix_rules: "Broken rules fixed",
  save_draft: "A draft saved",
  export_content: "Listings exported",
  save_template: "A template saved",
  use_template: "Started from a template",
  generate_google_ads: "A Google Ads campaign built",
  analyze_webpage: "A web page analyzed",
}

const queryKey = [usage.list.path]
const firstPage: string | null = null

export function ActivityCard({ isLogging }: { isLogging: boolean }) {
  return (
    <Card as="section" labelledBy="activity">
      <Disclosure
        summary={
          <h2 id="activity" className="text-lg">
            Activity
          </h2>
        }
      >
        {!isLogging && <p className="mb-3 text-ink-soft">Activity logging is off: nothing is added.</p>}
        <Activity />
      </Disclosure>
    </Card>
  )
}

function Activity() {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      sendPage(usage.list, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })
  if (query.isPending)
    return (
      <Loading label="Loading your activity…">
        <Skeleton shape="control" />
      </Loading>
    )
  if (query.data === undefined)
    return (
      <ErrorState
        title="Your activity could not be loaded"
        text={explain(query.error, "Please try again.")}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  const rows = query.data.pages.flatMap(({ page }) => page)
  if (rows.length === 0) return <p>No activity yet.</p>
  return (
    <>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        {query.hasNextPage && (
          <Button size="sm" isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show earlier ones
          </Button>
        )}
        <ClearActivity />
      </div>
    </>
  )
}

function Row({ row: { action, generationCount, businessName, createdAt } }: { row: Usage }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-medium">
          {words[action]}
          {generationCount > 1 && <span className="text-ink-soft tabular-nums"> × {generationCount}</span>}
        </p>
        {businessName !== null && <p className="wrap-anywhere text-ink-soft text-sm">{businessName}</p>}
      </div>
      <time dateTime={createdAt} className="text-ink-soft text-sm">
        {formatMoment(createdAt)}
      </time>
    </li>
  )
}

function ClearActivity() {
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function clear() {
    setBusy(true)
    try {
      await send(usage.clear)
      await client.invalidateQueries({ queryKey })
      toast({ title: "Activity deleted", description: "Your content stays in your history." })
    } catch (error) {
      toast({ title: "Delete failed", description: explain(error, "Please try again."), variant: "destructive" })
    } finally {
      setBusy(false)
      setAsked(false)
    }
  }

  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setAsked(true)}>
        Delete all
      </Button>
      <Confirm
        isOpen={isAsked}
        onOpenChange={setAsked}
        title="Delete your activity?"
        text="Everything that was noted of what you did here is deleted. Your listings and your numbers stay."
        confirmLabel="Delete all"
        tone="danger"
        isBusy={isBusy}
        onConfirm={() => void clear()}
      />
    </>
  )
}
