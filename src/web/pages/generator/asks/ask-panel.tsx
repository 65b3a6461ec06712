import { type KeyboardEvent, useId } from "react"
import type { WholeHistoryItem } from "../../../../contract/history.ts"
import type { ProductResult } from "../../../../contract/seo/listing.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import { type BriefValues, readValues } from "../form/fields/brief-values.ts"
import { AskField } from "./ask-field.tsx"
import { LeftOutList } from "./left-out-list.tsx"
import { sayAsks, sayWhy } from "./say-asks.ts"
import type { Answering } from "./use-answers.ts"

type AskPanelProps = {
  item: Pick<WholeHistoryItem, "form" | "products">
  product: ProductResult
  answering: Answering
  onWriteAgain: () => void
}

/** Questions that would make this listing stronger, with fields for the answers. */
export function AskPanel({ item, product, answering, onWriteAgain }: AskPanelProps) {
  const titleId = useId()
  const { asks, leftOut } = product.notes
  if (asks.length + leftOut.length === 0) return null
  if (asks.length === 0) return <LeftOutList leftOut={leftOut} />
  const values: BriefValues = readValues(item.form)
  const position = item.products.findIndex(({ id }) => id === product.id)
  const isAnswered = answering.typed.length > 0

  /** Enter alone would rewrite after the first answer; like the form, the panel is submitted with Ctrl or Cmd. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter") return
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      if (isAnswered) onWriteAgain()
    } else if (event.target instanceof HTMLInputElement) event.preventDefault()
  }

  return (
    <Card as="section" pad="sm" labelledBy={titleId}>
      <CardHead id={titleId} level={3} title={sayAsks(asks)} text={sayWhy(asks)} />
      <form
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault()
          onWriteAgain()
        }}
        className="flex flex-col gap-5"
      >
        {asks.map((ask) => (
          <AskField
            key={`${ask.field} ${ask.question}`}
            asked={{ ask, position }}
            values={values}
            text={answering.read(product.id, ask)}
            onChange={(text) => answering.write(product.id, ask, text)}
          />
        ))}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="primary" disabled={!isAnswered}>
            Rewrite with these answers
          </Button>
          {item.products.length > 1 && (
            <p className="text-ink-soft text-sm">Writes all {item.products.length} listings again.</p>
          )}
        </div>
      </form>
      <div className="mt-3 empty:hidden">{leftOut.length > 0 && <LeftOutList leftOut={leftOut} />}</div>
    </Card>
  )
}
