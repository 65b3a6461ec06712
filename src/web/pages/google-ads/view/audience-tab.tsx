import { businessTypeFacts } from "../../../../domain/ads/knowledge/business-types.ts"
import { ageRanges, genders } from "../../../../domain/ads/knowledge/enumerations.ts"
import { Card, CardHead } from "../../../parts/card.tsx"
import { Checkbox } from "../../../parts/checkbox.tsx"
import type { Editing } from "../edit/use-campaign.ts"

export function AudienceTab({ editing }: { editing: Editing }) {
  const { campaign, form, judged, change } = editing
  const { targetAudience } = campaign
  const { isRestricted } = judged.strategy.guard
  const { demographics } = targetAudience
  const facts = businessTypeFacts[form.businessType]
  const edit = (next: Partial<typeof targetAudience>) => change({ targetAudience: { ...targetAudience, ...next } })
  const lists = [
    {
      title: "Ages",
      all: ageRanges,
      chosen: demographics.ageRanges,
      set: (chosen: readonly string[]) => edit({ demographics: { ...demographics, ageRanges: chosen } }),
      isFixed: isRestricted,
      isNeeded: true,
    },
    {
      title: "Genders",
      all: genders,
      chosen: demographics.genders,
      set: (chosen: readonly string[]) => edit({ demographics: { ...demographics, genders: chosen } }),
      isFixed: isRestricted,
      isNeeded: true,
    },
    {
      title: "In-market segments",
      all: facts.inMarket,
      chosen: targetAudience.inMarket,
      set: (chosen: readonly string[]) => edit({ inMarket: chosen }),
      isFixed: false,
      isNeeded: false,
    },
    {
      title: "Interests",
      all: facts.interests,
      chosen: targetAudience.interests,
      set: (chosen: readonly string[]) => edit({ interests: chosen }),
      isFixed: false,
      isNeeded: false,
    },
  ]
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-line text-ink-soft">{targetAudience.note}</p>
      <div className="grid gap-5 md:grid-cols-2">
        {lists.map(({ title, all, chosen, set, isFixed, isNeeded }) => (
          <Card key={title} as="section" pad="sm">
            <CardHead
              title={title}
              level={3}
              {...(isFixed ? { text: "All of them: the law forbids choosing here." } : {})}
            />
            {all.length === 0 && (
              <p className="text-ink-soft">Google has no segment for this kind of business, and we invent none.</p>
            )}
            <div className="flex flex-col gap-2">
              {all.map((name) => {
                const isChosen = chosen.includes(name)
                const isLast =
                  isNeeded && isChosen && chosen.filter((each) => each !== "Unknown").length === 1 && name !== "Unknown"
                return (
                  <Checkbox
                    key={name}
                    label={name}
                    isChecked={isChosen}
                    isDisabled={isFixed || isLast}
                    onChange={(isOn) =>
                      set(
                        isOn
                          ? all.filter((each) => each === name || chosen.includes(each))
                          : chosen.filter((each) => each !== name),
                      )
                    }
                  />
                )
              })}
            </div>
          </Card>
        ))}
      </div>
    </div>
  )
}
