import { Plus, Trash2 } from "lucide-react"
import { useFieldArray, useWatch } from "react-hook-form"
import { maxChars, maxSections } from "../../../../contract/seo/form.ts"
import { bodyTextField } from "../../../../domain/rule-book/other-fields.ts"
import { Button, IconButton } from "../../../parts/buttons/button.tsx"
import { Field } from "../../../parts/fields/field.tsx"
import { TextArea } from "../../../parts/fields/text-area.tsx"
import { emptySection, readValues } from "./fields/brief-values.ts"
import { counterFor } from "./fields/counter-for.ts"
import { fieldIdOf } from "./form-problems.ts"
import { useBrief, useProblem } from "./use-brief.ts"

/** Existing texts. One empty field is always there. */
export function BodySections() {
  const { control, getValues } = useBrief()
  // A separate key, because our rows have their own ids.
  const { fields, append, remove } = useFieldArray({ control, name: "bodyTextSections", keyName: "key" })
  return (
    <div className="flex flex-col items-start gap-4">
      {fields.map(({ key }, row) => (
        <BodySection key={key} row={row} {...(fields.length > 1 ? { onRemove: () => remove(row) } : {})} />
      ))}
      {fields.length < maxSections && (
        <Button
          id={fieldIdOf("bodyTextSections")}
          size="sm"
          variant="quiet"
          icon={<Plus aria-hidden="true" />}
          onClick={() => append(emptySection(readValues(getValues()).bodyTextSections))}
        >
          Add another text
        </Button>
      )}
    </div>
  )
}

function BodySection({ row, onRemove }: { row: number; onRemove?: () => void }) {
  const { control, register } = useBrief()
  const path = `bodyTextSections.${row}.content` as const
  const error = useProblem(path)
  const text = useWatch({ control, name: path }) ?? ""
  const { label, help, example } = bodyTextField
  const name = row === 0 ? label : `${label} ${row + 1}`
  return (
    <div className="w-full">
      <Field
        id={fieldIdOf(path)}
        label={name}
        isStarred
        help={row === 0 ? `${help} Optional.` : undefined}
        error={error}
        action={
          onRemove && (
            <IconButton size="sm" label={`Remove ${name}`} onClick={onRemove}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          )
        }
        {...counterFor(text, maxChars.text, true)}
      >
        <TextArea {...register(path)} placeholder={`e.g. ${example}`} rows={3} />
      </Field>
    </div>
  )
}
