import { retentionDays } from "../../../domain/account/settings.ts"
import { platformSummaries } from "../../../domain/platform-summaries.ts"
import { styles, tones } from "../../../domain/seo/brief.ts"
import { generalFormats } from "../../../domain/seo/exports/export-formats.ts"
import { Card, CardHead } from "../../parts/layout/card.tsx"
import { Choice } from "./choice.tsx"
import { StorageCard } from "./storage-card.tsx"
import type { SettingsState } from "./use-settings-form.ts"

const platformIds = platformSummaries.map(({ id }) => id)
const platformLabels = new Map<string, string>(platformSummaries.map(({ id, label }) => [id, label]))
const styleHints = {
  descriptive: "Every feature, with its benefit",
  concise: "Only the essentials",
  storytelling: "As a person would tell it",
}
const retentionLabels = {
  30: "30 days",
  90: "90 days",
  180: "180 days (6 months)",
  365: "365 days (1 year)",
  forever: "Forever",
}
const formatLabels = { text: "Text", csv: "CSV", json: "JSON", html: "HTML" }

const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

export function ContentTab({ form: { values, change } }: { form: SettingsState }) {
  return (
    <div className="grid gap-6">
      <Card as="section" labelledBy="writing">
        <CardHead
          id="writing"
          title="Writing"
          text="What the generator begins with. Each form can still choose otherwise."
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Choice
            label="Default platform"
            values={platformIds}
            value={values.defaultPlatform}
            labelOf={(id) => platformLabels.get(id) ?? id}
            onChange={(id) => change("defaultPlatform", id)}
          />
          <Choice
            label="Default tone"
            values={tones}
            value={values.defaultTone}
            labelOf={capitalized}
            onChange={(tone) => change("defaultTone", tone)}
          />
          <Choice
            label="Default style"
            values={styles}
            value={values.defaultStyle}
            labelOf={capitalized}
            hintOf={(style) => styleHints[style]}
            onChange={(style) => change("defaultStyle", style)}
          />
        </div>
      </Card>
      <Card as="section" labelledBy="keeping">
        <CardHead id="keeping" title="Storage and export" />
        <div className="grid gap-5 sm:grid-cols-2">
          <Choice
            label="Content retention"
            help="Older items are deleted. We email you before that happens."
            values={retentionDays}
            value={values.contentRetentionDays}
            labelOf={(days) => retentionLabels[days]}
            onChange={(days) => change("contentRetentionDays", days)}
          />
          <Choice
            label="Export format"
            help="The format selected first when you export."
            values={generalFormats}
            value={values.exportFormat}
            labelOf={(format) => formatLabels[format]}
            onChange={(format) => change("exportFormat", format)}
          />
        </div>
      </Card>
      <StorageCard />
    </div>
  )
}
