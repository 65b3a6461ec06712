import type { UseQueryResult } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import { explain } from "../../api/explain.ts"
import { Button } from "../../parts/buttons/button.tsx"
import { ErrorState } from "../../parts/feedback/error-state.tsx"
import { Loading, Skeleton } from "../../parts/feedback/skeleton.tsx"

interface ListedProps<Row> {
  query: UseQueryResult<readonly Row[]>
  /** The listed things: "invoices". */
  noun: string
  empty: ReactNode
  keyOf: (row: Row) => string
  children: (row: Row) => ReactNode
}

/** A short list from the server in each of its states. */
export function Listed<Row>({ query, noun, empty, keyOf, children }: ListedProps<Row>) {
  const { data, error, isFetching, refetch } = query
  if (data === undefined && error === null)
    return (
      <Loading label={`Loading your ${noun}…`}>
        <Skeleton shape="control" />
      </Loading>
    )
  if (data === undefined)
    return (
      <ErrorState
        title={`Your ${noun} could not be loaded`}
        text={explain(error, "Please try again.")}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (data.length === 0) return empty
  return (
    <Rows rows={data} noun={noun} keyOf={keyOf}>
      {children}
    </Rows>
  )
}

/** More rows than this wait behind a button. */
const firstRows = 5

type RowsProps<Row> = Pick<ListedProps<Row>, "noun" | "keyOf" | "children"> & { rows: readonly Row[] }

function Rows<Row>({ rows, noun, keyOf, children }: RowsProps<Row>) {
  const [isWhole, setWhole] = useState(false)
  const hasMore = !isWhole && rows.length > firstRows
  return (
    <>
      <ul className="divide-y divide-line">
        {(hasMore ? rows.slice(0, firstRows) : rows).map((row) => (
          <li key={keyOf(row)} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            {children(row)}
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button size="sm" variant="quiet" onClick={() => setWhole(true)}>
          Show all {rows.length} {noun}
        </Button>
      )}
    </>
  )
}
