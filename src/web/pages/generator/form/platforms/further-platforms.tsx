import { useWatch } from "react-hook-form"
import { type PlatformId, platformSummaries } from "../../../../../domain/platform-summaries.ts"
import { Checkbox } from "../../../../parts/fields/checkbox.tsx"
import { PlatformIcon } from "../../../../parts/icons/platform-icon.tsx"
import { Card } from "../../../../parts/layout/card.tsx"
import { Collapsible } from "../../../../parts/layout/collapsible.tsx"
import { BriefField } from "../fields/brief-field.tsx"
import { readValues } from "../fields/brief-values.ts"
import { useBrief } from "../use-brief.ts"
import { type FurtherNeed, needsOf } from "./further-needs.ts"

type FurtherPlatformsProps = {
  platform: PlatformId
  further: readonly PlatformId[]
  onChange: (further: readonly PlatformId[]) => void
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The same brief for other platforms at the same time. */
export function FurtherPlatforms({ platform, further, onChange, isOpen, onOpenChange }: FurtherPlatformsProps) {
  const chosen = platformSummaries.filter(({ id }) => further.includes(id)).map(({ label }) => label)
  return (
    <Card>
      <Collapsible
        title="Also write for"
        level={2}
        note={chosen.length === 0 ? "Other platforms, from the same brief and in the same go" : chosen.join(", ")}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
      >
        <fieldset>
          <legend className="sr-only">Also write for</legend>
          <ul className="flex flex-col divide-y divide-line">
            {platformSummaries
              .filter(({ id }) => id !== platform)
              .map((face) => (
                <li key={face.id} className="py-3 first:pt-0 last:pb-0">
                  <Checkbox
                    label={
                      <span className="flex items-center gap-2.5">
                        <PlatformIcon platform={face.id} size="sm" hue={face.tintHue} />
                        <span className="font-medium">{face.label}</span>
                      </span>
                    }
                    isChecked={further.includes(face.id)}
                    onChange={(isChecked) =>
                      onChange(isChecked ? [...further, face.id] : further.filter((id) => id !== face.id))
                    }
                  />
                  {further.includes(face.id) && <Needs platform={platform} further={further} id={face.id} />}
                </li>
              ))}
          </ul>
        </fieldset>
      </Collapsible>
    </Card>
  )
}

type NeedsProps = { platform: PlatformId; further: readonly PlatformId[]; id: PlatformId }

/** This platform's extra fields, shown at the first platform that needs them. */
function Needs({ platform, further, id }: NeedsProps) {
  const { control } = useBrief()
  const texts = readValues(useWatch({ control }))
  const earlier = platformSummaries.map((face) => face.id).filter((other) => further.includes(other))
  const asked = earlier.slice(0, earlier.indexOf(id)).flatMap((other) => needsOf(texts, platform, other))
  const needs = needsOf(texts, platform, id)
  if (needs.length === 0) {
    return <p className="mt-1 pl-9 text-ink-soft text-sm">Everything it needs is in the brief.</p>
  }
  return needs.map((need) => (
    <div key={need.field.key} className="mt-2 max-w-md pl-9">
      {asked.some(({ field }) => field.key === need.field.key) ? (
        <p className="text-ink-soft text-sm">{need.field.label} as above.</p>
      ) : (
        <NeededField need={need} />
      )}
    </div>
  ))
}

function NeededField({ need: { field, carried } }: { need: FurtherNeed }) {
  if (carried === null) return <BriefField field={field} />
  return (
    <BriefField
      field={field}
      isRequired={false}
      placeholder={carried.text}
      help={`If left empty, we use ${carried.label}.`}
    />
  )
}
