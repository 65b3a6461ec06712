import { Field } from "../../../parts/fields/field.tsx"
import { TextArea } from "../../../parts/fields/text-area.tsx"
import { TextInput } from "../../../parts/fields/text-input.tsx"
import type { AdsValues } from "./form-values.ts"
import type { storyFields } from "./form-words.ts"

export type FieldsProps = {
  values: AdsValues
  onChange: (change: Partial<AdsValues>) => void
  faultOf: (name: keyof AdsValues) => string | undefined
}

/** Text fields in the order of their table. */
export function TextFields({ fields, values, onChange, faultOf }: FieldsProps & { fields: typeof storyFields }) {
  return fields.map(({ name, label, help, placeholder, isRequired = false, isLong = false, type = "text" }) => {
    const control = {
      value: values[name],
      ...(placeholder === undefined ? {} : { placeholder }),
      onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    }
    return (
      <Field key={name} id={name} label={label} help={help} isRequired={isRequired} error={faultOf(name)}>
        {isLong ? <TextArea rows={3} {...control} /> : <TextInput type={type} {...control} />}
      </Field>
    )
  })
}
