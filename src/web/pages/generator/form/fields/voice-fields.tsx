import { useWatch } from "react-hook-form"
import { styleField, toneField } from "../../../../../domain/rule-book/other-fields.ts"
import { styles, tones } from "../../../../../domain/seo/brief.ts"
import { Field } from "../../../../parts/fields/field.tsx"
import { Select } from "../../../../parts/pickers/select.tsx"
import { fieldIdOf } from "../form-problems.ts"
import { useBrief, useProblem } from "../use-brief.ts"

/** If nothing is chosen, the user's settings decide; the list needs an option for that. */
const fromSettings = { value: "from-settings", label: "From your settings" }

export function VoiceFields() {
  const { control, setValue } = useBrief()
  const [tone, style] = useWatch({ control, name: ["tone", "style"] })
  const toneProblem = useProblem("tone")
  const styleProblem = useProblem("style")
  const pickTone = (value: string) =>
    setValue(
      "tone",
      tones.find((one) => one === value),
    )
  const pickStyle = (value: string) =>
    setValue(
      "style",
      styles.find((one) => one === value),
    )
  return (
    <div className="grid gap-x-5 gap-y-6 @lg:grid-cols-2">
      <Field id={fieldIdOf("tone")} label={toneField.label} help={toneField.help} error={toneProblem}>
        <Select
          value={tone ?? fromSettings.value}
          onChange={pickTone}
          options={[fromSettings, ...(toneField.options ?? [])]}
        />
      </Field>
      <Field id={fieldIdOf("style")} label={styleField.label} help={styleField.help} error={styleProblem}>
        <Select
          value={style ?? fromSettings.value}
          onChange={pickStyle}
          options={[fromSettings, ...(styleField.options ?? [])]}
        />
      </Field>
    </div>
  )
}
