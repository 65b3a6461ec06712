import { ClipboardList, Plus } from "lucide-react"
import { memo, useState } from "react"
import { maxProducts } from "../../../../../contract/seo/form.ts"
import { Button } from "../../../../parts/buttons/button.tsx"
import { FieldError } from "../../../../parts/fields/field.tsx"
import { fieldIdOf } from "../form-problems.ts"
import { StepCard } from "../step-card.tsx"
import { useProblem } from "../use-brief.ts"
import { PasteList } from "./paste-list.tsx"
import { ProductRow } from "./product-row.tsx"
import { useProductRows } from "./use-product-rows.ts"

const manyFrom = 10
const id = fieldIdOf("products")

/** Step 3. It does not change while a listing is being written. */
export const ProductsStep = memo(function ProductsStep() {
  const { keys, addOne, addAll, removeRow } = useProductRows()
  const [isPasting, setPasting] = useState(false)
  const error = useProblem("products")
  const isFull = keys.length >= maxProducts
  const [isLastNew, setLastNew] = useState(false)
  const row = { isOnly: keys.length === 1, isOneOfMany: keys.length >= manyFrom }
  const opensAt = (place: number) => keys.length === 1 || (isLastNew && place === keys.length - 1)
  function addNew() {
    setLastNew(true)
    addOne()
  }
  return (
    <StepCard
      number={3}
      title="Products and services"
      text="One listing for each. Leave it empty, and the listing is about your business."
    >
      <ol className="flex flex-col gap-2">
        {keys.map((key, place) => (
          <ProductRow key={key} row={place} {...row} isOpenAtFirst={opensAt(place)} onRemove={() => removeRow(place)} />
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button id={id} icon={<Plus aria-hidden="true" />} disabled={isFull} onClick={addNew}>
          Add a product or service
        </Button>
        <Button
          variant="quiet"
          icon={<ClipboardList aria-hidden="true" />}
          disabled={isFull}
          onClick={() => setPasting(true)}
        >
          Paste a list
        </Button>
        {isFull && <p className="text-ink-soft text-sm">{maxProducts} at a time is the most.</p>}
        {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
      {isPasting && (
        <PasteList
          onClose={() => setPasting(false)}
          onAdd={(products) => {
            setLastNew(false)
            addAll(products)
            setPasting(false)
          }}
        />
      )}
    </StepCard>
  )
})
