import { Field } from "../../../parts/fields/field.tsx"
import { TextArea } from "../../../parts/fields/text-area.tsx"
import { TextInput } from "../../../parts/fields/text-input.tsx"
import { Combobox } from "../../../parts/pickers/combobox.tsx"
import type { BriefValues } from "../form/fields/brief-values.ts"
import { counterFor } from "../form/fields/counter-for.ts"
import { type AskedOf, roomFor, targetOf, textAt } from "./put-answers.ts"

type AskFieldProps = {
  asked: AskedOf
  /** The brief of the listing. */
  values: BriefValues
  text: string
  onChange: (text: string) => void
}

function helpFor(label: string, before: string, about: string): string {
  if (about !== "") return `Replaces what you typed in ${label}.`
  return before.trim() === "" ? `We'll add this to ${label}.` : `Added to ${label}.`
}

/** One question with the control of its form field, and the remaining length there. */
export function AskField({ asked, values, text, onChange }: AskFieldProps) {
  const target = targetOf(values, asked)
  if (target === null) return null
  const { field } = target
  const before = textAt(values, target)
  const room = Math.max(0, roomFor(before, asked.ask, field))
  const { about } = asked.ask
  const isLong = field.kind === "text" && (before === "" || about !== "")
  return (
    <Field
      label={asked.ask.question}
      help={helpFor(field.label, before, about)}
      {...(room === 0
        ? { error: `${field.label} is full. Shorten it in the form first.` }
        : counterFor(text || about, room, false))}
    >
      {field.kind === "select" ? (
        <Combobox
          value={text}
          onChange={onChange}
          options={field.options ?? []}
          placeholder={`e.g. ${field.example}`}
        />
      ) : isLong || field.kind === "list" ? (
        <TextArea value={text || about} onChange={(event) => onChange(event.target.value)} maxLength={room} isCompact />
      ) : (
        <TextInput
          value={text}
          onChange={(event) => onChange(event.target.value)}
          maxLength={room}
          autoComplete="off"
        />
      )}
    </Field>
  )
}
