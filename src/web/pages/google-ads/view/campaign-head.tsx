import type { WholeCampaign } from "../../../../contract/ads/campaign.ts"
import { sayCents, sayDollars } from "../../../../domain/ads/say-dollars.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { Badge } from "../../../parts/feedback/badge.tsx"
import { Card } from "../../../parts/layout/card.tsx"
import { ScoreRing } from "../../../parts/score/score-ring.tsx"
import { CampaignMenu } from "../campaign-menu.tsx"
import type { Editing, SaveState } from "../edit/use-campaign.ts"
import { ExportMenu } from "./export-menu.tsx"

type CampaignHeadProps = {
  saved: WholeCampaign
  editing: Editing
  onGone: () => void
  onCopied: (copy: WholeCampaign) => void
}

/** The campaign's name, cost, score and actions. */
export function CampaignHead({ saved, editing, onGone, onCopied }: CampaignHeadProps) {
  const { campaign, form, judged, state } = editing
  const { forecast, builtAs, bidding } = judged.strategy
  const facts = [
    { label: "Monthly budget", value: sayDollars(form.monthlyBudget) },
    { label: "Daily budget", value: sayCents(forecast.dailyCents) },
    { label: "A click, about", value: sayCents(forecast.cpc.value) },
    { label: "Click-through rate, about", value: `${(forecast.ctr.value / 100).toFixed(2)}%` },
    { label: "Modeled impressions", value: forecast.impressions.toLocaleString("en-US") },
    { label: "Bidding", value: bidding.strategy },
  ]
  return (
    <Card as="section" labelledBy="campaign-name">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <ScoreRing score={judged.score} label="Campaign score" />
        <div className="min-w-0 flex-1 basis-64">
          <div className="flex items-start justify-between gap-3">
            <h2 id="campaign-name" className="wrap-anywhere text-2xl">
              {campaign.campaignName}
            </h2>
            <CampaignMenu campaign={saved} onChanged={editing.replace} onDuplicated={onCopied} onDeleted={onGone} />
          </div>
          <div className="mt-2 flex flex-wrap gap-2">
            <Badge tone="outline">{builtAs}</Badge>
            <Badge tone="outline">{`${form.location}, ${form.radius} miles`}</Badge>
            <Badge tone={saved.isActive ? "good" : "neutral"}>{saved.isActive ? "Active" : "Paused"}</Badge>
            <Badge tone="outline">{saved.writer.name}</Badge>
          </div>
        </div>
      </div>
      <dl className="mt-5 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-6">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-soft text-sm">{`Estimates from published medians of ${forecast.cpc.year}; see Tips for the sources.`}</p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <ExportMenu id={saved.id} isPmax={builtAs === "Performance Max"} isSaved={state === "saved"} />
        <SaveWords state={state} onRetry={editing.save} />
      </div>
    </Card>
  )
}

const words: Readonly<Record<SaveState, string>> = {
  saved: "All changes saved",
  waiting: "Saving soon…",
  saving: "Saving…",
  failed: "Your last changes are not saved.",
}

function SaveWords({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  return (
    <p role="status" className="flex items-center gap-3 text-ink-soft text-sm">
      {words[state]}
      {state === "failed" && (
        <Button size="sm" onClick={onRetry}>
          Save again
        </Button>
      )}
    </p>
  )
}
