import type { ReactNode } from "react"
import { useWatch } from "react-hook-form"
import { type PlatformId, platformSummaryOf } from "../../../../../domain/platform-summaries.ts"
import { Card } from "../../../../parts/layout/card.tsx"
import { Collapsible } from "../../../../parts/layout/collapsible.tsx"
import { useBrief } from "../use-brief.ts"
import { FieldGrid } from "./field-grid.tsx"
import { type FormFields, formFieldsOf } from "./form-fields.ts"
import { VoiceFields } from "./voice-fields.tsx"

type MoreDetailsProps = { platform: PlatformId; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Step 4: optional details. */
export function MoreDetails({ platform, isOpen, onOpenChange }: MoreDetailsProps) {
  const fields = formFieldsOf(platform)
  return (
    <Card>
      <Collapsible
        title="More details"
        level={2}
        note={<FilledCount fields={fields} />}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
      >
        <div className="flex flex-col gap-8">
          {fields.own.length > 0 && (
            <Group title={`On ${platformSummaryOf(platform).label}`}>
              <FieldGrid fields={fields.own} />
            </Group>
          )}
          <Group title="About your business">
            <FieldGrid fields={fields.general} />
          </Group>
          <Group title="Tone and style">
            <VoiceFields />
          </Group>
        </div>
      </Collapsible>
    </Card>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-4 border-line border-b pb-2 font-semibold text-ink-soft text-sm">{title}</h3>
      {children}
    </section>
  )
}

function FilledCount({ fields: { own, general } }: { fields: FormFields }) {
  const { control } = useBrief()
  const texts = useWatch({ control, name: [...own, ...general].map(({ key }) => key) })
  const voices = useWatch({ control, name: ["tone", "style"] })
  const filled =
    texts.filter((text) => (text ?? "").trim() !== "").length + voices.filter((voice) => voice !== undefined).length
  const total = texts.length + voices.length
  return filled === 0 ? `${total} more optional fields that make the text richer` : `${filled} of ${total} filled in`
}
