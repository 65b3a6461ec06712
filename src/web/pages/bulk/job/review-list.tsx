import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Check, SearchX } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import type { BulkJob } from "../../../../contract/bulk/job.ts"
import { rowsInPage } from "../../../../domain/bulk/limits.ts"
import type { Platform } from "../../../../domain/platforms/platform.ts"
import { explain } from "../../../api/explain.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { EmptyState } from "../../../parts/feedback/empty-state.tsx"
import { ErrorState } from "../../../parts/feedback/error-state.tsx"
import { Loading, Skeleton } from "../../../parts/feedback/skeleton.tsx"
import { toast } from "../../../parts/feedback/toast.ts"
import { PageButtons } from "../page-buttons.tsx"
import { number, products } from "../say-job.ts"
import { ReviewFilters } from "./review-filters.tsx"
import { ReviewRow } from "./review-row.tsx"
import { RowSheet } from "./row-sheet.tsx"
import { acceptableQuery, filterOf, noFilters, type RowFilters, rowsKey, rowsQuery } from "./rows-query.ts"
import { useAccept } from "./use-job-calls.ts"
import { useSettledFilters } from "./use-settled-filters.ts"

type ReviewListProps = { job: BulkJob; platform: Platform }

/** The written texts for review, fifty rows at a time. */
export function ReviewList({ job, platform }: ReviewListProps) {
  const review = useReview(job)
  const { filters, settled, change, rows, turnBack, turnOn } = review
  const [openAt, setOpenAt] = useState<number | null>(null)
  const accept = useAcceptShown(job.id)
  return (
    <section aria-labelledby="job-review" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="job-review" className="text-xl">
          Review
        </h2>
        <AcceptAll job={job} filters={settled} isBusy={accept.isPending} onAccept={() => accept.all(settled)} />
      </div>
      <ReviewFilters filters={filters} onChange={change} />
      <RowsState review={review} />
      {rows.length > 0 && (
        <ul aria-label="Products" className="divide-y divide-line rounded-lg border border-line bg-surface">
          {rows.map((row) => (
            <ReviewRow
              key={row.position}
              row={row}
              onOpen={() => setOpenAt(row.position)}
              onAccept={(isAccepted) => accept.one(row.position, isAccepted)}
            />
          ))}
        </ul>
      )}
      {(turnBack !== null || turnOn !== null) && (
        <PageButtons {...review.pages} onPrevious={turnBack} onNext={turnOn} />
      )}
      {openAt !== null && (
        <RowSheet
          jobId={job.id}
          position={openAt}
          platform={platform}
          next={nextOf(rows, openAt)}
          onOpen={setOpenAt}
          onClose={() => setOpenAt(null)}
        />
      )}
    </section>
  )
}

type AcceptAllProps = { job: BulkJob; filters: RowFilters; isBusy: boolean; onAccept: () => void }

/** Names the number of products before it is pressed. */
function AcceptAll({ job, filters, isBusy, onAccept }: AcceptAllProps) {
  const isAll = isUnfiltered(filters)
  const { data: found } = useQuery({ ...acceptableQuery(job.id, filters), enabled: !isAll })
  const count = isAll ? job.counts.written : found
  return (
    <Button icon={<Check aria-hidden="true" />} disabled={!count} isBusy={isBusy} onClick={onAccept}>
      {isAll && `Accept all ${number(job.counts.written)} to review`}
      {!isAll && (count === undefined ? "Counting…" : `Accept ${number(count)} found`)}
    </Button>
  )
}

/** The rows that match the filters, page by page; each page begins at the cursor of the previous one. */
function useReview(job: BulkJob) {
  const [filters, setFilters] = useState<RowFilters>(noFilters)
  const settled = useSettledFilters(filters)
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null])
  const query = useQuery(rowsQuery(job.id, settled, cursors.at(-1) ?? null))
  useFollowed(job)
  const next = query.data?.nextCursor ?? null
  return {
    ...{ filters, settled, query, rows: query.data?.page ?? [] },
    pages: describePages(cursors.length, isUnfiltered(settled) ? job.total : null, setCursors),
    change(changed: Partial<RowFilters>) {
      setFilters((before) => ({ ...before, ...changed }))
      setCursors([null])
    },
    turnBack: cursors.length > 1 ? () => setCursors((before) => before.slice(0, -1)) : null,
    turnOn: next === null ? null : () => setCursors((before) => [...before, next]),
  }
}

/** A job's rows are numbered without gaps, so every page is known; with a filter, only the next one is. */
function describePages(page: number, total: number | null, turnTo: (cursors: readonly (string | null)[]) => void) {
  if (total === null) return { label: `Page ${number(page)}` }
  const count = Math.ceil(total / rowsInPage)
  const cursors = () => Array.from({ length: count }, (_, at) => (at === 0 ? null : String(at * rowsInPage - 1)))
  return {
    label: `Page ${number(page)} of ${number(count)}`,
    ends: {
      onFirst: page > 1 ? () => turnTo([null]) : null,
      onLast: page < count ? () => turnTo(cursors()) : null,
    },
  }
}

/** The rows are read again whenever the polled job has advanced. */
function useFollowed({ id, state, counts }: BulkJob) {
  const client = useQueryClient()
  const now = `${state} ${counts.waiting} ${counts.failed}`
  const seen = useRef(now)
  useEffect(() => {
    if (seen.current === now) return
    seen.current = now
    void client.invalidateQueries({ queryKey: rowsKey(id) })
  }, [client, id, now])
}

/** Shown while there are no rows. */
function RowsState({ review: { query, rows, change } }: { review: ReturnType<typeof useReview> }) {
  const { data, error, isPending, refetch, isRefetching } = query
  if (isPending) return <RowsSkeleton />
  if (data === undefined) {
    return (
      <ErrorState
        title="We couldn't load the products"
        text={explain(error, "Please try again.")}
        onRetry={() => void refetch()}
        isRetrying={isRefetching}
      />
    )
  }
  if (rows.length > 0) return null
  return (
    <EmptyState
      level={3}
      icon={<SearchX />}
      title="No product is like that"
      text="Change the filters to see others."
      action={<Button onClick={() => change(noFilters)}>Show all</Button>}
    />
  )
}

const isUnfiltered = (filters: RowFilters): boolean => Object.keys(filterOf(filters)).length === 0

/** The next row with a text to review. */
const nextOf = (rows: readonly { position: number; state: string }[], at: number): number | null =>
  rows.find(({ position, state }) => position > at && (state === "written" || state === "accepted"))?.position ?? null

function useAcceptShown(jobId: string) {
  const { mutate, isPending } = useAccept(jobId)
  return {
    isPending,
    one: (position: number, isAccepted: boolean) => mutate({ isAccepted, chosen: { positions: [position] } }),
    all: (filters: RowFilters) =>
      mutate(
        { isAccepted: true, chosen: { filter: filterOf(filters) } },
        {
          onSuccess: ({ changed }) =>
            toast({ title: `${products(changed)} accepted`, description: "They are in the export." }),
        },
      ),
  }
}

function RowsSkeleton() {
  return (
    <Loading label="Loading the products…">
      <div className="flex flex-col gap-3">
        {["a", "b", "c", "d"].map((one) => (
          <Skeleton key={one} shape="control" />
        ))}
      </div>
    </Loading>
  )
}
