import { memo } from "react"
import type { PlatformId } from "../../../../domain/platform-summaries.ts"
import { BodySections } from "./body-sections.tsx"
import { FieldGrid } from "./fields/field-grid.tsx"
import { formFieldsOf } from "./fields/form-fields.ts"
import { StepCard } from "./step-card.tsx"

/** Step 2: the required fields, and existing texts. */
export const DetailsStep = memo(function DetailsStep({ platform }: { platform: PlatformId }) {
  const { required } = formFieldsOf(platform)
  return (
    <StepCard number={2} title="Platform details" text="Who you are, and everything that is true of what you offer.">
      <div className="flex flex-col gap-6">
        <FieldGrid fields={required} />
        <BodySections />
      </div>
    </StepCard>
  )
})
