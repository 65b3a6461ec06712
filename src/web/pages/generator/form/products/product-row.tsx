import { ChevronDown, Trash2 } from "lucide-react"
import { useState } from "react"
import { useFormState, useWatch } from "react-hook-form"
import { maxChars } from "../../../../../contract/seo/form.ts"
import { productFields } from "../../../../../domain/rule-book/other-fields.ts"
import { IconButton } from "../../../../parts/buttons/button.tsx"
import { classes } from "../../../../parts/classes.ts"
import { Field } from "../../../../parts/fields/field.tsx"
import { TextArea } from "../../../../parts/fields/text-area.tsx"
import { TextInput } from "../../../../parts/fields/text-input.tsx"
import { useAsked } from "../../asks/asked-fields.ts"
import { AskedNote } from "../../asks/asked-note.tsx"
import { counterFor } from "../fields/counter-for.ts"
import { fieldIdOf } from "../form-problems.ts"
import { useBrief, useProblem } from "../use-brief.ts"
import { removeIdOf } from "./use-product-rows.ts"

/** With fifty rows, those out of view are not laid out again at every key. */
const lazyLayout = "[contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]"

type ProductRowProps = {
  row: number
  isOnly: boolean
  isOneOfMany: boolean
  /** The only one, or a new one: it is about to be filled in. */
  isOpenAtFirst: boolean
  onRemove: () => void
}

/** One line until it is expanded. */
export function ProductRow({ row, isOnly, isOneOfMany, isOpenAtFirst, onRemove }: ProductRowProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <li
      className={classes(
        "@container relative rounded-lg border border-line bg-raised",
        isOneOfMany && !isOpen && lazyLayout,
      )}
    >
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="group/row">
        <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-lg py-2 pr-14 pl-4 [&::-webkit-details-marker]:hidden">
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 text-ink-soft transition-transform group-open/row:rotate-180"
          />
          <RowSummary row={row} />
        </summary>
        <fieldset className="min-w-0 px-4 pt-2 pb-4">
          <legend className="sr-only">{`Product ${row + 1}`}</legend>
          <div className="grid gap-x-5 gap-y-5 @md:grid-cols-2">
            {productFields.map((field) => (
              <div key={field.key} className={field.kind === "text" ? "min-w-0 @md:col-span-2" : "min-w-0"}>
                <ProductCell row={row} field={field} isHelpShown={row === 0} />
              </div>
            ))}
          </div>
        </fieldset>
      </details>
      <div className="absolute top-2 right-2">
        <IconButton
          id={removeIdOf(row)}
          size="sm"
          label={`Remove product ${row + 1}`}
          {...(isOnly ? { "aria-description": "You need at least one row" } : {})}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  )
}

/** The row in one line; its errors are shown here too, because the fields may be folded. */
function RowSummary({ row }: { row: number }) {
  const { control } = useBrief()
  const [name = "", description = ""] = useWatch({
    control,
    name: [`products.${row}.name`, `products.${row}.description`],
  })
  const { errors } = useFormState({ control, name: `products.${row}` })
  const isFaulty = errors.products?.[row] !== undefined
  return (
    <span className="flex min-w-0 flex-1 items-baseline gap-2">
      <span className="shrink-0 font-semibold text-ink-soft text-sm tabular-nums">{`Product ${row + 1}`}</span>
      <span className="truncate font-medium">{name}</span>
      <span className={classes("min-w-0 flex-1 truncate text-sm", isFaulty ? "text-bad" : "text-ink-faint")}>
        {isFaulty ? "Needs your attention" : description}
      </span>
    </span>
  )
}

type ProductCellProps = { row: number; field: (typeof productFields)[number]; isHelpShown: boolean }

function ProductCell({ row, field, isHelpShown }: ProductCellProps) {
  const { control, register } = useBrief()
  const path = `products.${row}.${field.key}` as const
  const error = useProblem(path)
  const text = useWatch({ control, name: path }) ?? ""
  const placeholder = `e.g. ${field.example}`
  const asked = useAsked(path, text)
  const help =
    asked.length > 0 || isHelpShown ? (
      <>
        {isHelpShown && field.help}
        <AskedNote path={path} text={text} />
      </>
    ) : undefined
  return (
    <Field
      id={fieldIdOf(path)}
      label={field.label}
      isStarred={field.isRequired}
      help={help}
      error={error}
      {...counterFor(text, maxChars[field.kind], field.kind === "text")}
    >
      {field.kind === "text" ? (
        <TextArea {...register(path)} placeholder={placeholder} rows={3} />
      ) : (
        <TextInput {...register(path)} placeholder={placeholder} autoComplete="off" />
      )}
    </Field>
  )
}
