import { Field } from "../../parts/fields/field.tsx"
import { pickedFrom } from "../../parts/pickers/picked-from.ts"
import { Select } from "../../parts/pickers/select.tsx"

interface ChoiceProps<Value extends string | number> {
  label: string
  help?: string
  values: readonly Value[]
  value: Value
  labelOf: (value: Value) => string
  hintOf?: (value: Value) => string
  onChange: (value: Value) => void
}

/** One of the options that the specification lists for a setting. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, help, values, value, labelOf, hintOf, onChange } = props
  return (
    <Field label={label} {...(help !== undefined && { help })}>
      <Select
        value={String(value)}
        options={values.map((one) => ({
          value: String(one),
          label: labelOf(one),
          ...(hintOf && { hint: hintOf(one) }),
        }))}
        onChange={(text) => {
          const picked = pickedFrom(values, text)
          if (picked !== undefined) onChange(picked)
        }}
      />
    </Field>
  )
}
