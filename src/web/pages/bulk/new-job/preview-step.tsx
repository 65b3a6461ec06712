import { useCallback, useEffect, useState } from "react"
import { columnUseWords } from "../../../../domain/bulk/files/column-uses.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { Badge } from "../../../parts/feedback/badge.tsx"
import { Notice } from "../../../parts/feedback/notice.tsx"
import { Loading, Skeleton } from "../../../parts/feedback/skeleton.tsx"
import { SegmentedControl } from "../../../parts/fields/segmented-control.tsx"
import { Card } from "../../../parts/layout/card.tsx"
import { PageButtons } from "../page-buttons.tsx"
import type { CheckedFile, OpenedFile, PreviewPage } from "../reading/file-desk.ts"
import type { Reader } from "../reading/open-reader.ts"
import { number, products } from "../say-job.ts"
import { type Fixable, PreviewItem } from "./preview-item.tsx"

type PreviewStepProps = {
  file: OpenedFile
  reader: Reader
  checked: CheckedFile
  onChecked: (checked: CheckedFile) => void
  onBack: () => void
  onNext: () => void
}

const pageSize = 20

/** Step 2: how the file was understood, and its errors, cell by cell, which can be corrected at once. */
export function PreviewStep({ reader, checked, onChecked, onBack, onNext }: PreviewStepProps) {
  const { productCount, faultyCount } = checked
  const sound = productCount - faultyCount
  const [isFaultyOnly, setFaultyOnly] = useState(faultyCount > 0)
  const pages = usePages(reader, isFaultyOnly)
  return (
    <Card as="section" labelledBy="bulk-check">
      <div className="mb-4 flex flex-col gap-4">
        <h2 id="bulk-check" tabIndex={-1} className="text-lg outline-none">
          {faultyCount === 0
            ? `${products(productCount)}, no errors`
            : `${number(faultyCount)} of ${products(productCount)} with errors`}
        </h2>
        {faultyCount > 0 && <FaultList checked={checked} />}
        {checked.repeatedCount > 0 && (
          <Notice tone="warn">
            {products(checked.repeatedCount)} with the name and the description of another one. Each gets texts of its
            own.
          </Notice>
        )}
        {pages.hasFaults && (
          <div className="max-w-sm">
            <SegmentedControl
              label="Which products"
              value={isFaultyOnly ? "faulty" : "all"}
              onChange={(value) => {
                setFaultyOnly(value === "faulty")
                pages.turnTo(0)
              }}
              options={[
                { value: "faulty", label: "With errors" },
                { value: "all", label: "All" },
              ]}
            />
          </div>
        )}
      </div>
      <PreviewList
        pages={pages}
        onFix={async (at, use, text) => {
          onChecked(await reader.ask("fix", { at, use, text }))
          await pages.reload()
        }}
      />
      <div className="mt-6 flex flex-wrap items-center justify-end gap-3">
        {faultyCount > 0 && sound > 0 && (
          <p className="min-w-0 flex-1 basis-56 text-ink-soft text-sm">
            What still has errors is left out. You can mend it in your file and upload it later.
          </p>
        )}
        <Button onClick={onBack}>Back</Button>
        <Button variant="primary" disabled={sound === 0} onClick={onNext}>
          Continue with {products(sound)}
        </Button>
      </div>
    </Card>
  )
}

type PreviewListProps = {
  pages: ReturnType<typeof usePages>
  onFix: (at: number, use: Fixable, text: string) => Promise<void>
}

function PreviewList({ pages: { page, from, turnTo }, onFix }: PreviewListProps) {
  if (page === null) {
    return (
      <Loading label="Loading the products…">
        <Skeleton shape="block" />
      </Loading>
    )
  }
  const to = Math.min(from + pageSize, page.total)
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {page.rows.map((row) => (
          <PreviewItem key={row.at} row={row} onFix={(use, text) => onFix(row.at, use, text)} />
        ))}
      </ul>
      {page.total > pageSize && (
        <PageButtons
          label={`${number(from + 1)}–${number(to)} of ${products(page.total)}`}
          onPrevious={from > 0 ? () => turnTo(from - pageSize) : null}
          onNext={to < page.total ? () => turnTo(to) : null}
        />
      )}
    </>
  )
}

function FaultList({ checked: { faults } }: { checked: CheckedFile }) {
  return (
    <ul className="flex flex-col gap-1.5" aria-label="Errors">
      {faults.map(({ use, message, count, firstLine }) => (
        <li key={`${use} ${message}`} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Badge tone="bad">{number(count)}</Badge>
          <span>
            {columnUseWords[use].label}: {message}
          </span>
          <span className="text-ink-faint text-sm">
            {count === 1 ? `row ${firstLine}` : `first in row ${firstLine}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

function usePages(reader: Reader, isFaultyOnly: boolean) {
  const [hasFaults] = useState(isFaultyOnly)
  const [from, turnTo] = useState(0)
  const [page, setPage] = useState<PreviewPage | null>(null)
  const load = useCallback(
    () => reader.ask("page", { from, count: pageSize, isFaultyOnly }),
    [reader, from, isFaultyOnly],
  )
  useEffect(() => {
    let isOver = false
    load()
      .then((next) => isOver || setPage(next))
      .catch((error: unknown) => isOver || console.warn("The products could not be shown.", error))
    return () => {
      isOver = true
    }
  }, [load])
  const reload = async () => setPage(await load())
  return { page, from, turnTo, reload, hasFaults }
}
