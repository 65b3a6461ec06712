import { useQuery } from "@tanstack/react-query"
import { Check, SearchX } from "lucide-react"
import { useState } from "react"
import type { BulkJob } from "../../../../contract/bulk.ts"
import type { Platform } from "../../../../domain/platforms/platform.ts"
import { explain } from "../../../api/explain.ts"
import { Button } from "../../../parts/button.tsx"
import { EmptyState } from "../../../parts/empty-state.tsx"
import { ErrorState } from "../../../parts/error-state.tsx"
import { Loading, Skeleton } from "../../../parts/skeleton.tsx"
import { toast } from "../../../parts/toast.ts"
import { PageButtons } from "../page-buttons.tsx"
import { number, products } from "../say-job.ts"
import { ReviewFilters } from "./review-filters.tsx"
import { ReviewRow } from "./review-row.tsx"
import { RowSheet } from "./row-sheet.tsx"
import { filterOf, noFilters, type RowFilters, rowsQuery } from "./rows-query.ts"
import { useAccept } from "./use-job-calls.ts"
import { useSettledFilters } from "./use-settled-filters.ts"

type ReviewListProps = { job: BulkJob; platform: Platform }

/** What was written, to be read, changed and accepted, fifty rows at a time. */
export function ReviewList({ job, platform }: ReviewListProps) {
  const [filters, setFilters] = useState<RowFilters>(noFilters)
  const settled = useSettledFilters(filters)
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null])
  const [openAt, setOpenAt] = useState<number | null>(null)
  const cursor = cursors.at(-1) ?? null
  const { data, error, isPending, refetch, isRefetching } = useQuery(
    rowsQuery(job.id, settled, cursor, job.state === "running"),
  )
  const accept = useAcceptShown(job.id)
  const rows = data?.page ?? []
  const change = (next: Partial<RowFilters>) => {
    setFilters((before) => ({ ...before, ...next }))
    setCursors([null])
  }
  return (
    <section aria-labelledby="job-review" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="job-review" className="text-xl">
          Review
        </h2>
        <Button
          icon={<Check aria-hidden="true" />}
          disabled={job.counts.written === 0 || rows.length === 0}
          isBusy={accept.isPending}
          onClick={() => accept.all(settled)}
        >
          {isUnfiltered(settled) ? `Accept all ${number(job.counts.written)} to review` : "Accept all found"}
        </Button>
      </div>
      <ReviewFilters filters={filters} onChange={change} />
      {isPending && <RowsSkeleton />}
      {!isPending && data === undefined && (
        <ErrorState
          title="We couldn't load the products"
          text={explain(error, "Please try again.")}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      )}
      {data !== undefined && rows.length === 0 && (
        <EmptyState
          level={3}
          icon={<SearchX />}
          title="No product is like that"
          text="Change the filters to see others."
          action={<Button onClick={() => change(noFilters)}>Show all</Button>}
        />
      )}
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
      {data !== undefined && (cursors.length > 1 || data.nextCursor !== null) && (
        <PageButtons
          label={`Page ${cursors.length}`}
          onPrevious={cursors.length > 1 ? () => setCursors((before) => before.slice(0, -1)) : null}
          onNext={data.nextCursor === null ? null : () => setCursors((before) => [...before, data.nextCursor])}
        />
      )}
      {openAt !== null && (
        <RowSheet
          key={openAt}
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

const isUnfiltered = (filters: RowFilters): boolean => Object.keys(filterOf(filters)).length === 0

/** The next row that has a text to look at. */
const nextOf = (rows: readonly { position: number; state: string }[], at: number): number | null =>
  rows.find(({ position, state }) => position > at && (state === "written" || state === "accepted"))?.position ?? null

function useAcceptShown(jobId: string) {
  const { mutate, mutateAsync, isPending } = useAccept(jobId)
  return {
    isPending,
    one: (position: number, isAccepted: boolean) => mutate({ isAccepted, chosen: { positions: [position] } }),
    async all(filters: RowFilters) {
      const { changed } = await mutateAsync({ isAccepted: true, chosen: { filter: filterOf(filters) } })
      toast({ title: `${products(changed)} accepted`, description: "They are in the export." })
    },
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
