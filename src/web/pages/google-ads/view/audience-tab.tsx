import { businessTypeFacts } from "../../../../domain/ads/knowledge/business-types.ts"
import { ageRanges, genders } from "../../../../domain/ads/knowledge/enumerations.ts"
import { Checkbox } from "../../../parts/fields/checkbox.tsx"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import type { Editing } from "../edit/use-campaign.ts"

export function AudienceTab({ editing }: { editing: Editing }) {
  const { campaign, form, judged, change } = editing
  const { targetAudience } = campaign
  const { demographics, inMarket, interests } = targetAudience
  const isFixed = judged.strategy.guard.isRestricted
  const facts = businessTypeFacts[form.businessType]
  const edit = (next: Partial<typeof targetAudience>) => change({ targetAudience: { ...targetAudience, ...next } })
  const editPeople = (next: Partial<typeof demographics>) => edit({ demographics: { ...demographics, ...next } })
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-line text-ink-soft">{targetAudience.note}</p>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Choices
          {...{ title: "Ages", all: ageRanges, chosen: demographics.ageRanges, isFixed, isNeeded: true }}
          onChange={(chosen) => editPeople({ ageRanges: chosen })}
        />
        <Choices
          {...{ title: "Genders", all: genders, chosen: demographics.genders, isFixed, isNeeded: true }}
          onChange={(chosen) => editPeople({ genders: chosen })}
        />
        <Choices
          {...{ title: "In-market segments", all: facts.inMarket, chosen: inMarket }}
          onChange={(chosen) => edit({ inMarket: chosen })}
        />
        <Choices
          {...{ title: "Interests", all: facts.interests, chosen: interests }}
          onChange={(chosen) => edit({ interests: chosen })}
        />
      </div>
    </div>
  )
}

type ChoicesProps = {
  title: string
  all: readonly string[]
  chosen: readonly string[]
  isFixed?: boolean
  /** Google requires at least one of them besides "Unknown". */
  isNeeded?: boolean
  onChange: (chosen: readonly string[]) => void
}

const unknown = "Unknown"

function Choices({ title, all, chosen, isFixed = false, isNeeded = false, onChange }: ChoicesProps) {
  const known = chosen.filter((name) => name !== unknown)
  return (
    <Card as="section" pad="sm">
      <CardHead
        title={title}
        level={3}
        {...(isFixed ? { text: "Everyone: the law doesn't allow targeting here." } : {})}
      />
      {all.length === 0 && (
        <p className="text-ink-soft">Google has no segment for this kind of business, and we invent none.</p>
      )}
      <div className="flex flex-col gap-2">
        {all.map((name) => (
          <Checkbox
            key={name}
            label={name}
            isChecked={chosen.includes(name)}
            isDisabled={isFixed || (isNeeded && known.length === 1 && known[0] === name)}
            onChange={(isOn) => onChange(all.filter((each) => (each === name ? isOn : chosen.includes(each))))}
          />
        ))}
      </div>
    </Card>
  )
}
