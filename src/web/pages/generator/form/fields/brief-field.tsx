import { useController, useWatch } from "react-hook-form"
import { maxChars } from "../../../../../contract/seo/form.ts"
import type { FormField } from "../../../../../domain/rule-book/form-field.ts"
import { Field } from "../../../../parts/fields/field.tsx"
import { TextArea } from "../../../../parts/fields/text-area.tsx"
import { TextInput } from "../../../../parts/fields/text-input.tsx"
import { Combobox } from "../../../../parts/pickers/combobox.tsx"
import { AskedNote } from "../../asks/asked-note.tsx"
import { fieldIdOf } from "../form-problems.ts"
import { useBrief, useProblem } from "../use-brief.ts"
import { counterFor } from "./counter-for.ts"

type BriefFieldProps = {
  field: FormField
  /** Instead of the field's own help and example. */
  help?: string
  placeholder?: string
  isRequired?: boolean
}

/** One text field of the brief, with the rule book's label and hint. */
export function BriefField({ field, help, placeholder, isRequired }: BriefFieldProps) {
  const { key, label, kind } = field
  const { register, control } = useBrief()
  const error = useProblem(key)
  const text = useWatch({ control, name: key }) ?? ""
  const example = placeholder ?? `e.g. ${field.example}`
  return (
    <Field
      id={fieldIdOf(key)}
      label={label}
      isRequired={isRequired ?? field.isRequired}
      help={
        <>
          {help ?? field.help}
          <AskedNote path={key} text={text} />
        </>
      }
      error={error}
      {...counterFor(text, maxChars[kind], kind === "text")}
    >
      {kind === "select" ? (
        <FreeSelect field={field} placeholder={example} />
      ) : kind === "line" ? (
        <TextInput {...register(key)} placeholder={example} autoComplete="off" />
      ) : (
        <TextArea {...register(key)} placeholder={example} isCompact={kind === "list"} />
      )}
    </Field>
  )
}

function FreeSelect({ field, placeholder }: { field: FormField; placeholder: string }) {
  const { control } = useBrief()
  const { field: bound } = useController({ control, name: field.key })
  return (
    <Combobox
      name={bound.name}
      ref={bound.ref}
      value={bound.value ?? ""}
      onChange={bound.onChange}
      onBlur={bound.onBlur}
      options={field.options ?? []}
      placeholder={placeholder}
    />
  )
}
