import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { type DeliveryView, webhooks } from "../../../../contract/webhooks.ts"
import { explain } from "../../../api/explain.ts"
import { send } from "../../../api/send.ts"
import { sendPage } from "../../../api/send-page.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { Badge } from "../../../parts/feedback/badge.tsx"
import { ErrorState } from "../../../parts/feedback/error-state.tsx"
import { Loading, Skeleton } from "../../../parts/feedback/skeleton.tsx"
import { toast } from "../../../parts/feedback/toast.ts"
import { Disclosure } from "../../../parts/layout/disclosure.tsx"
import { formatMoment } from "../privacy/format-moment.ts"
import { askAgainAfter } from "./ask-again-after.ts"
import { deliveriesKey } from "./webhooks-query.ts"

const firstPage: string | null = null
interface DeliveryLogProps {
  endpointId: string
  canReplay: boolean
}

export function DeliveryLog({ endpointId, canReplay }: DeliveryLogProps) {
  const query = useInfiniteQuery({
    queryKey: deliveriesKey(endpointId),
    queryFn: ({ pageParam, signal }) =>
      sendPage(webhooks.listDeliveries, {
        params: { id: endpointId },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    refetchInterval: ({ state }) => askAgainAfter(state.data?.pages.flatMap(({ page }) => page) ?? [], new Date()),
  })
  if (query.isPending)
    return (
      <Loading label="Loading the log…">
        <Skeleton shape="control" />
      </Loading>
    )
  if (query.data === undefined)
    return (
      <ErrorState
        title="The log could not be loaded"
        text={explain(query.error, "Please try again.")}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  const rows = query.data.pages.flatMap(({ page }) => page)
  if (rows.length === 0) return <p className="text-ink-soft">Nothing was sent in the last 30 days.</p>
  return (
    <div className="min-w-0">
      <ul aria-label="Messages" className="divide-y divide-line rounded-md border border-line px-3">
        {rows.map((row) => (
          <li key={row.id} className="py-1">
            <Delivery delivery={row} endpointId={endpointId} canReplay={canReplay} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="mt-3">
          <Button size="sm" isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show earlier ones
          </Button>
        </div>
      )}
    </div>
  )
}

const marks = {
  delivered: { tone: "good", label: "Arrived" },
  failed: { tone: "bad", label: "Failed" },
  queued: { tone: "neutral", label: "On its way" },
  again: { tone: "warn", label: "Retrying" },
} as const

function Delivery({ delivery, ...props }: { delivery: DeliveryView; endpointId: string; canReplay: boolean }) {
  const { event, state, createdAt, attempts, nextAt, body } = delivery
  const isAgain = state === "queued" && attempts.at(-1)?.error != null
  const { tone, label } = marks[isAgain ? "again" : state]
  return (
    <Disclosure
      summary={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tone}>{label}</Badge>
          <span className="wrap-anywhere font-medium">{event}</span>
          <time dateTime={createdAt} className="text-ink-soft text-sm">
            {formatMoment(createdAt)}
          </time>
        </span>
      }
    >
      <div className="grid gap-3 text-sm">
        {attempts.map((attempt) => (
          <Attempt key={attempt.at} attempt={attempt} />
        ))}
        {nextAt !== null && isAgain && <p className="text-ink-soft">The next attempt is at {formatMoment(nextAt)}.</p>}
        <Raw label="Message" text={body} />
        {props.canReplay && <Replay deliveryId={delivery.id} endpointId={props.endpointId} />}
      </div>
    </Disclosure>
  )
}

function Attempt({
  attempt: { at, status, durationMs, error, excerpt },
}: {
  attempt: DeliveryView["attempts"][number]
}) {
  const answer = error ?? `The server answered ${status}.`
  return (
    <div className="min-w-0">
      <p>
        <time dateTime={at}>{formatMoment(at)}</time>: {answer}{" "}
        <span className="text-ink-soft tabular-nums">({durationMs} ms)</span>
      </p>
      {excerpt !== null && <Raw label="Answer" text={excerpt} />}
    </div>
  )
}

function Raw({ label, text }: { label: string; text: string }) {
  return (
    <figure className="min-w-0">
      <figcaption className="text-ink-soft">{label}</figcaption>
      <pre className="wrap-anywhere mt-1 whitespace-pre-wrap rounded-md bg-sunken px-3 py-2 font-mono">{text}</pre>
    </figure>
  )
}

function Replay({ endpointId, deliveryId }: { endpointId: string; deliveryId: string }) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function replay() {
    setBusy(true)
    try {
      await send(webhooks.replay, { params: { id: endpointId, deliveryId } })
      toast({ title: "On its way again", description: "Under the same id, so your server can tell it is not new." })
      await client.invalidateQueries({ queryKey: deliveriesKey(endpointId) })
    } catch (error) {
      toast({ title: "That did not work", description: explain(error, "Please try again."), variant: "destructive" })
    }
    setBusy(false)
  }

  return (
    <div>
      <Button size="sm" isBusy={isBusy} onClick={() => void replay()}>
        Send again
      </Button>
    </div>
  )
}
