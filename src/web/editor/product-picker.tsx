import { memo } from "react"
import type { Platform } from "../../domain/platforms/platform.ts"
import { scoreBand } from "../../domain/score.ts"
import { classes } from "../parts/classes.ts"
import { Field } from "../parts/fields/field.tsx"
import { Card } from "../parts/layout/card.tsx"
import { Select } from "../parts/pickers/select.tsx"
import { type EditedProduct, unsavedSlots } from "./edit-state.ts"

type ProductPickerProps = {
  products: readonly EditedProduct[]
  chosenId: string
  platform: Platform
  onChoose: (id: string) => void
}

const rowsOf = (products: readonly EditedProduct[], { slots }: Platform) =>
  products.map((product) => ({
    id: product.id,
    name: product.listing.productName,
    score: product.saved.seoScore,
    isUnsaved: unsavedSlots(product, slots).length > 0,
  }))

export function ProductSelect({ products, chosenId, platform, onChoose }: ProductPickerProps) {
  return (
    <Field label="Product">
      <Select
        value={chosenId}
        onChange={onChoose}
        options={rowsOf(products, platform).map(({ id, name, score, isUnsaved }) => ({
          value: id,
          label: name,
          hint: `Score ${score}${isUnsaved ? ", not saved yet" : ""}`,
        }))}
      />
    </Field>
  )
}

export const ProductList = memo(function ProductList({ products, chosenId, platform, onChoose }: ProductPickerProps) {
  return (
    <Card pad="none">
      <ul aria-label="Products" className="max-h-52 overflow-y-auto p-1">
        {rowsOf(products, platform).map(({ id, name, score, isUnsaved }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === chosenId ? "true" : undefined}
              onClick={() => onChoose(id)}
              className="flex min-h-10 w-full items-center gap-3 rounded-md px-3 py-1.5 text-left transition-colors hover:bg-sunken focus-visible:-outline-offset-2 aria-current:bg-accent-soft aria-current:font-medium"
            >
              <span className="min-w-0 flex-1 truncate">{name}</span>
              {isUnsaved && (
                <span className="size-2 shrink-0 rounded-full bg-warn-mark">
                  <span className="sr-only">Not saved yet</span>
                </span>
              )}
              <SmallScore score={score} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
})

const bandMarks = { good: "stroke-good-mark", fair: "stroke-warn-mark", poor: "stroke-bad-mark" }

function SmallScore({ score }: { score: number }) {
  const place = { cx: 10, cy: 10, r: 8, pathLength: 100 }
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-sm tabular-nums">
      <svg viewBox="0 0 20 20" fill="none" strokeWidth="3" aria-hidden="true" className="-rotate-90 size-5">
        <circle {...place} className="stroke-line" />
        <circle {...place} className={classes(bandMarks[scoreBand(score)])} strokeDasharray={`${score} 200`} />
      </svg>
      <span className="sr-only">Score </span>
      {score}
    </span>
  )
}
