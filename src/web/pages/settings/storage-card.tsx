import { useQuery } from "@tanstack/react-query"
import { account } from "../../../contract/account.ts"
import { explain } from "../../api/explain.ts"
import { send } from "../../api/send.ts"
import { ErrorState } from "../../parts/feedback/error-state.tsx"
import { Notice } from "../../parts/feedback/notice.tsx"
import { Loading, Skeleton } from "../../parts/feedback/skeleton.tsx"
import { Card, CardHead } from "../../parts/layout/card.tsx"
import { inItems, inMegabytes } from "./storage-words.ts"

export function StorageCard() {
  return (
    <Card as="section" labelledBy="storage">
      <CardHead
        id="storage"
        title="Storage"
        text="Your listings with their earlier versions, drafts, campaigns, analyses and templates."
      />
      <StorageFigures />
    </Card>
  )
}

function StorageFigures() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [account.getStorage.path],
    queryFn: ({ signal }) => send(account.getStorage, { signal }),
    staleTime: 0,
  })
  if (data === undefined && error === null)
    return (
      <Loading label="Measuring your storage…">
        <Skeleton shape="control" />
      </Loading>
    )
  if (data === undefined)
    return (
      <ErrorState
        title="Your storage could not be measured"
        text={explain(error, "Please try again.")}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  const { items, maxItems, bytes, maxBytes, notice } = data
  return (
    <div className="grid gap-4">
      <p>
        You use {inMegabytes(bytes)} of {inMegabytes(maxBytes)}, and {inItems(items)} of{" "}
        {maxItems.toLocaleString("en-US")}.
      </p>
      <Bar label="Space" share={bytes / maxBytes} />
      <Bar label="Items" share={items / maxItems} />
      {notice !== null && (
        <Notice tone="warn">
          {notice}{" "}
          <a className="link" href="/content-history">
            Open your history
          </a>
        </Notice>
      )}
    </div>
  )
}

/** Only visual: the sentence above has the figures. */
function Bar({ label, share }: { label: string; share: number }) {
  const percent = Math.min(100, Math.floor(share * 100))
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{label}</span>
        <span className="text-ink-soft text-sm tabular-nums">
          {share > 0 && percent === 0 ? "under 1%" : `${percent}%`}
        </span>
      </div>
      <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-full bg-sunken">
        <div className="h-full rounded-full bg-ink" style={{ width: `${share > 0 ? Math.max(1, percent) : 0}%` }} />
      </div>
    </div>
  )
}
