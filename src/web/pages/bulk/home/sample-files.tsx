import { Download } from "lucide-react"
import { type PlatformId, platformSummaries } from "../../../../domain/platform-summaries.ts"
import { saveFile } from "../../../api/save-file.ts"
import { PlatformIcon } from "../../../parts/icons/platform-icon.tsx"
import { Dropdown } from "../../../parts/overlays/dropdown.tsx"
import { sampleFile } from "./sample-file.ts"

export function SampleFiles() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-soft text-sm">
        Each product needs a name and a description. Everything else is up to you.
      </p>
      <Dropdown
        label="Sample files"
        size="sm"
        icon={<Download aria-hidden="true" />}
        items={platformSummaries.map(({ id, label, tintHue }) => ({
          id,
          label,
          hint: `${id}-sample.csv`,
          icon: <PlatformIcon platform={id} size="sm" hue={tintHue} />,
          onPick: () => save(id),
        }))}
      />
    </div>
  )
}

function save(platform: PlatformId): void {
  const { fileName, text } = sampleFile(platform)
  saveFile({ fileName, blob: new Blob([text], { type: "text/csv" }) })
}
