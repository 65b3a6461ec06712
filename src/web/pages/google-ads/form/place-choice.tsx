import { readPlace } from "../../../../domain/ads/read/read-place.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import type { AdsValues } from "./form-values.ts"

const shown = 5

type PlaceChoiceProps = { values: AdsValues; onChange: (change: Partial<AdsValues>) => void }

/** Which of several towns is meant, if nothing in the form tells. */
export function PlaceChoice({ values, onChange }: PlaceChoiceProps) {
  const { city, choices } = readPlace(values.location, values)
  return (
    <div role="status" className="empty:hidden">
      {choices.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-sm">{`Which ${city} do you mean? Your spelling and targeting depend on it.`}</p>
          {choices.slice(0, shown).map((location) => (
            <Button key={location} size="sm" onClick={() => onChange({ location })}>
              {location}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
