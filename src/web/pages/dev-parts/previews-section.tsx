import { platforms } from "../../../domain/platforms/index.ts"
import { ListingPreview } from "../../previews/listing-preview.tsx"
import { previewSpecimens } from "./preview-specimens.ts"
import { Specimen, SpecimenSection } from "./specimen-section.tsx"

export function PreviewsSection() {
  return (
    <SpecimenSection id="previews" title="Previews">
      <div className="grid gap-10 lg:grid-cols-2">
        {platforms.map((platform) => {
          const specimen = previewSpecimens[platform.id]
          if (specimen === undefined) return null
          return (
            <Specimen key={platform.id} name={platform.label}>
              <ListingPreview platform={platform} {...specimen} />
            </Specimen>
          )
        })}
      </div>
    </SpecimenSection>
  )
}
