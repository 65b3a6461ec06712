import { Trash2 } from "lucide-react"
import { useWatch } from "react-hook-form"
import { maxChars } from "../../../../contract/seo/form.ts"
import { productFields } from "../../../../domain/rule-book/other-fields.ts"
import { IconButton } from "../../../parts/button.tsx"
import { classes } from "../../../parts/classes.ts"
import { Field } from "../../../parts/field.tsx"
import { TextArea } from "../../../parts/text-area.tsx"
import { TextInput } from "../../../parts/text-input.tsx"
import { useAsked } from "../asks/asked-fields.ts"
import { AskedNote } from "../asks/asked-note.tsx"
import { counterFor } from "./counter-for.ts"
import { fieldIdOf } from "./form-problems.ts"
import { useBrief, useProblem } from "./use-brief.ts"
import { removeIdOf } from "./use-product-rows.ts"

/** With fifty rows, those out of sight are not laid out again at every key. */
const lazyLayout = "[contain-intrinsic-size:auto_24rem] [content-visibility:auto]"

type ProductRowProps = { row: number; isOnly: boolean; isOneOfMany: boolean; onRemove: () => void }

export function ProductRow({ row, isOnly, isOneOfMany, onRemove }: ProductRowProps) {
  return (
    <li className={classes("@container rounded-lg border border-line bg-raised p-4", isOneOfMany && lazyLayout)}>
      <fieldset className="min-w-0">
        <legend className="sr-only">{`Product ${row + 1}`}</legend>
        <div className="mb-3 flex items-center justify-between gap-4">
          <p aria-hidden="true" className="font-semibold text-ink-soft text-sm tabular-nums">
            {`Product ${row + 1}`}
          </p>
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
        <div className="grid gap-x-5 gap-y-5 @md:grid-cols-2">
          {productFields.map((field) => (
            <div key={field.key} className={field.kind === "text" ? "min-w-0 @md:col-span-2" : "min-w-0"}>
              <ProductCell row={row} field={field} isHelpShown={row === 0} />
            </div>
          ))}
        </div>
      </fieldset>
    </li>
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
