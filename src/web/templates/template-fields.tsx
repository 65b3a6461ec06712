import { templateDescriptionChars, templateNameChars } from "../../contract/templates.ts"
import { Field } from "../parts/fields/field.tsx"
import { Switch } from "../parts/fields/switch.tsx"
import { TextArea } from "../parts/fields/text-area.tsx"
import { TextInput } from "../parts/fields/text-input.tsx"

export interface TemplateWords {
  readonly name: string
  readonly description: string
  readonly isPublic: boolean
}

type TemplateFieldsProps = {
  words: TemplateWords
  error?: string | undefined
  onChange: (words: TemplateWords) => void
}

/** A template's name, description and visibility. */
export function TemplateFields({ words, error, onChange }: TemplateFieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      <Field label="Name" isRequired error={error}>
        <TextInput
          value={words.name}
          maxLength={templateNameChars}
          onChange={(event) => onChange({ ...words, name: event.target.value })}
        />
      </Field>
      <Field label="Purpose" help="Shown in the list to you and to anyone you share it with.">
        <TextArea
          rows={2}
          value={words.description}
          maxLength={templateDescriptionChars}
          onChange={(event) => onChange({ ...words, description: event.target.value })}
        />
      </Field>
      <Switch
        label="Share with everyone here"
        help="Others can start from it and see your first name. What says whose business it is stays with you."
        isOn={words.isPublic}
        onChange={(isPublic) => onChange({ ...words, isPublic })}
      />
    </div>
  )
}
