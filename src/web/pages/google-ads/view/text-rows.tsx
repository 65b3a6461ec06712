import { Plus, Trash2 } from "lucide-react"
import { countWidth } from "../../../../domain/ads/count-width.ts"
import type { LintFinding } from "../../../../domain/ads/policy/lint-text.ts"
import { Button, IconButton } from "../../../parts/buttons/button.tsx"
import { CopyButton } from "../../../parts/buttons/copy-button.tsx"
import { Field } from "../../../parts/fields/field.tsx"
import { TextArea } from "../../../parts/fields/text-area.tsx"
import { TextInput } from "../../../parts/fields/text-input.tsx"

type TextRowsProps = {
  /** One of them: "Headline". */
  name: string
  /** The group they belong to, for screen readers. */
  of: string
  texts: readonly string[]
  max: number
  width: number
  isLong?: boolean
  lint: (text: string) => readonly LintFinding[]
  onChange: (texts: readonly string[]) => void
}

/** Texts of an ad, each with its counter and any violations of Google's rules. */
export function TextRows({ name, of, texts, max, width, isLong = false, lint, onChange }: TextRowsProps) {
  const small = name.toLowerCase()
  return (
    <section aria-label={`${name}s of ${of}`} className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-base">{`${name}s (${texts.length} of ${max})`}</h3>
        <CopyButton label={`${small}s of ${of}`} text={() => texts.join("\n")} />
      </div>
      {texts.map((text, at) => {
        const findings = lint(text)
        const hard = findings.find(({ level }) => level === "hard")
        const warning = findings.find(({ level }) => level === "warn")
        const isDouble = texts.indexOf(text) < at
        const fault =
          (hard && `Google rejects this: ${hard.why}`) ??
          (text.trim() === "" ? "Write something, or remove it" : isDouble ? "The same text twice" : undefined)
        const control = {
          value: text,
          onChange: (event: { target: { value: string } }) =>
            onChange(texts.with(at, event.target.value.replaceAll("\n", " "))),
        }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its text changes with each key.
          <div key={at} className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <Field
                label={`${name} ${at + 1}`}
                counter={{ count: countWidth(text), max: width, unit: "wide" }}
                error={fault}
                {...(warning === undefined ? {} : { help: `Check this: ${warning.why}` })}
              >
                {isLong ? <TextArea rows={2} {...control} /> : <TextInput {...control} />}
              </Field>
            </div>
            <div className="pt-7">
              <IconButton
                size="sm"
                variant="quiet"
                label={`Remove ${small} ${at + 1}`}
                onClick={() => onChange(texts.toSpliced(at, 1))}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </div>
          </div>
        )
      })}
      {texts.length < max && (
        <div>
          <Button size="sm" icon={<Plus aria-hidden="true" />} onClick={() => onChange([...texts, ""])}>
            {`Add ${small}`}
          </Button>
        </div>
      )}
    </section>
  )
}
