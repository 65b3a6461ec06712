import { maxChars } from "../../../../contract/seo/form.ts"
import type { FormField } from "../../../../domain/rule-book/form-field.ts"
import { Field } from "../../../parts/fields/field.tsx"
import { TextArea } from "../../../parts/fields/text-area.tsx"
import { TextInput } from "../../../parts/fields/text-input.tsx"
import { Combobox } from "../../../parts/pickers/combobox.tsx"
import { fieldIdOf } from "./use-shop.ts"

type ShopFieldProps = {
  field: FormField
  text: string
  problem: string | undefined
  onText: (text: string) => void
}

const ofEverything =
  "What is true of everything you sell: materials, places, how it is made. The products' own texts come from your file."

/** One text that all products share, with the rule book's label and hint. */
export function ShopField({ field, text, problem, onText }: ShopFieldProps) {
  const { key, label, example, kind, isRequired, options = [] } = field
  const help = key === "description" ? ofEverything : field.help
  const control = { value: text, placeholder: `e.g. ${example}`, name: key, autoComplete: "off" }
  const counter = kind === "text" ? { counter: { count: text.length, max: maxChars[kind], unit: "characters" } } : {}
  return (
    <Field id={fieldIdOf(key)} label={label} help={help} isRequired={isRequired} error={problem} {...counter}>
      {kind === "select" ? (
        <Combobox value={text} onChange={onText} options={options} placeholder={control.placeholder} name={key} />
      ) : kind === "line" ? (
        <TextInput {...control} onChange={({ target }) => onText(target.value)} />
      ) : (
        <TextArea {...control} isCompact={kind === "list"} onChange={({ target }) => onText(target.value)} />
      )}
    </Field>
  )
}
