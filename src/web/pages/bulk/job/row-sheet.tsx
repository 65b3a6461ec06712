import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query"
import { Check } from "lucide-react"
import { type RefObject, useCallback, useMemo, useRef } from "react"
import type { WholeBulkRow } from "../../../../contract/bulk/job.ts"
import { bulk } from "../../../../contract/bulk.ts"
import type { Platform } from "../../../../domain/platforms/platform.ts"
import type { Listing } from "../../../../domain/seo/listing.ts"
import { explain } from "../../../api/explain.ts"
import { send } from "../../../api/send.ts"
import { ResultEditor } from "../../../editor/result-editor.tsx"
import { fillBrief } from "../../../listing/fill-brief.ts"
import type { TypedProduct } from "../../../listing/written.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { ErrorState } from "../../../parts/feedback/error-state.tsx"
import { Loading, Skeleton } from "../../../parts/feedback/skeleton.tsx"
import { Sheet } from "../../../parts/overlays/sheet.tsx"
import { ListingPreview } from "../../../previews/listing-preview.tsx"
import { jobQuery } from "../jobs-query.ts"
import { rowQuery, rowsKey } from "./rows-query.ts"
import { useAccept } from "./use-job-calls.ts"

type RowSheetProps = {
  jobId: string
  position: number
  platform: Platform
  /** The next row to review; null at the end of the page. */
  next: number | null
  onOpen: (position: number) => void
  onClose: () => void
}

/** One product's texts in an editor beside the list. Typed text is saved as in the generator. */
export function RowSheet({ jobId, position, platform, next, onOpen, onClose }: RowSheetProps) {
  const query = useQuery(rowQuery(jobId, position))
  const row = query.data
  const flushRef = useRef<() => Promise<boolean>>(null)
  const goOn = () => (next === null ? onClose() : onOpen(next))
  const { isAccepting, close, accept } = useLeaving({ jobId, position, flushRef, goOn, onClose })
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => isOpen || void close()}
      title={row?.name ?? "Product"}
      text={row === undefined ? "Opening…" : `${platform.label}, row ${row.line} of the file`}
      footer={
        <>
          {next !== null && <Button onClick={() => void flush(flushRef).then(goOn)}>Next</Button>}
          <Button
            variant="primary"
            icon={<Check aria-hidden="true" />}
            isBusy={isAccepting}
            disabled={row === undefined || row.product === null}
            onClick={() => void accept()}
          >
            {next === null ? "Accept" : "Accept and next"}
          </Button>
        </>
      }
    >
      <RowState query={query} />
      {row !== undefined && row.product !== null && (
        <RowEditor jobId={jobId} row={row} product={row.product} platform={platform} flushRef={flushRef} />
      )}
    </Sheet>
  )
}

/** Saves unsaved changes; false if that failed. */
const flush = async (flushRef: FlushRef): Promise<boolean> => (await flushRef.current?.()) ?? true

interface Leaving {
  readonly jobId: string
  readonly position: number
  readonly flushRef: FlushRef
  readonly goOn: () => void
  readonly onClose: () => void
}

/** The sheet closes only after saving, and the list shows every change at once. */
function useLeaving({ jobId, position, flushRef, goOn, onClose }: Leaving) {
  const client = useQueryClient()
  const { mutate, isPending } = useAccept(jobId)
  return {
    isAccepting: isPending,
    async close() {
      await flush(flushRef)
      void client.invalidateQueries({ queryKey: rowsKey(jobId) })
      void client.invalidateQueries({ queryKey: jobQuery(jobId).queryKey })
      onClose()
    },
    async accept() {
      if (await flush(flushRef)) mutate({ isAccepted: true, chosen: { positions: [position] } }, { onSuccess: goOn })
    },
  }
}

function RowState({ query: { data, error, isPending, refetch } }: { query: UseQueryResult<WholeBulkRow> }) {
  if (isPending) {
    return (
      <Loading label="Opening the product…">
        <div className="flex flex-col gap-4">
          <Skeleton shape="control" />
          <Skeleton shape="block" />
        </div>
      </Loading>
    )
  }
  if (data !== undefined) return null
  return (
    <ErrorState
      title="The product could not be opened"
      text={explain(error, "Please try again.")}
      onRetry={() => void refetch()}
    />
  )
}

type FlushRef = RefObject<(() => Promise<boolean>) | null>

/** The score stays in view beside the fields, between the sheet's header and its buttons. */
const room: Record<`--${string}`, string> = { "--editor-top": "1.5rem", "--editor-room": "calc(100dvh - 11.5rem)" }

type RowEditorProps = {
  jobId: string
  row: WholeBulkRow
  product: NonNullable<WholeBulkRow["product"]>
  platform: Platform
  flushRef: FlushRef
}

function RowEditor({ jobId, row, product, platform, flushRef }: RowEditorProps) {
  const { position, form } = row
  const brief = useMemo(() => fillBrief(form), [form])
  const item = useMemo(
    () => ({ id: `bulk:${jobId}:${position}`, products: [product], writer: product.writer }),
    [jobId, position, product],
  )
  // A slot that only copies another is not edited separately: the server updates it.
  const edited = useMemo(
    () => ({ ...platform, slots: platform.slots.filter(({ copyOf }) => copyOf === undefined) }),
    [platform],
  )
  const calls = useRowCalls(jobId, position)
  const preview = useCallback(
    (listing: Listing) => <ListingPreview platform={platform} listing={listing} brief={brief} />,
    [platform, brief],
  )
  return (
    <div style={room}>
      <ResultEditor item={item} platform={edited} brief={brief} preview={preview} flushRef={flushRef} {...calls} />
    </div>
  )
}

/** The editor's requests to the server; the list shows the results as well. */
function useRowCalls(jobId: string, position: number) {
  const client = useQueryClient()
  return useMemo(() => {
    const params = { id: jobId, position: String(position) }
    const keep = (row: WholeBulkRow) => {
      client.setQueryData(rowQuery(jobId, position).queryKey, row)
      if (row.product === null) throw new Error("a row that was edited has no texts")
      return row.product
    }
    return {
      async save(typed: readonly TypedProduct[]) {
        const [first] = typed
        if (first === undefined) return []
        const { id: _, ...body } = first
        return [keep(await send(bulk.editRow, { params, body }))]
      },
      rewrite: async (_productId: string, field: string, instruction: string, signal: AbortSignal) =>
        keep(await send(bulk.rewriteRow, { params, body: { field, instruction }, signal })),
    }
  }, [client, jobId, position])
}
