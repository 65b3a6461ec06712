import { Checkbox } from "../../../parts/fields/checkbox.tsx"
import { FieldError } from "../../../parts/fields/field.tsx"

interface CheckListProps<Name extends string> {
  label: string
  /** Each name with its meaning. */
  words: Readonly<Record<Name, string>>
  names: readonly Name[]
  chosen: readonly Name[]
  onChange: (chosen: readonly Name[]) => void
  error: string | undefined
}

/** Several of a few options, each with a short description; all are visible at once. */
export function CheckList<Name extends string>({ label, words, names, chosen, onChange, error }: CheckListProps<Name>) {
  const toggle = (name: Name, isOn: boolean) =>
    onChange(names.filter((one) => (one === name ? isOn : chosen.includes(one))))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{label}</legend>
      {error !== undefined && (
        <div className="mb-2">
          <FieldError id="chosen-error">{error}</FieldError>
        </div>
      )}
      <div className="grid gap-3">
        {names.map((name) => (
          <Checkbox
            key={name}
            label={words[name]}
            help={<code className="font-mono">{name}</code>}
            isChecked={chosen.includes(name)}
            onChange={(isOn) => toggle(name, isOn)}
          />
        ))}
      </div>
    </fieldset>
  )
}
