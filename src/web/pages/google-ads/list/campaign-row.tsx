import type { CampaignCard } from "../../../../contract/ads/campaign.ts"
import { sayCents } from "../../../../domain/ads/say-dollars.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { Badge } from "../../../parts/feedback/badge.tsx"
import { Card } from "../../../parts/layout/card.tsx"
import { ScoreRing } from "../../../parts/score/score-ring.tsx"
import { CampaignMenu } from "../campaign-menu.tsx"

export function CampaignRow({ campaign, onOpen }: { campaign: CampaignCard; onOpen: () => void }) {
  const { id, campaignName, campaignScore, monthlyBudget, location, isActive, createdAt } = campaign
  return (
    <Card as="article" pad="sm" labelledBy={`campaign-${id}`}>
      <div className="flex items-center gap-4">
        <ScoreRing score={campaignScore} size="sm" />
        <div className="min-w-0 flex-1">
          <h3 id={`campaign-${id}`} className="wrap-anywhere text-base leading-6">
            {campaignName}
          </h3>
          <p className="text-ink-soft text-sm tabular-nums">
            {`${sayCents(monthlyBudget)} a month, ${location}, ${new Date(createdAt).toLocaleDateString("en-US", { dateStyle: "medium" })}`}
          </p>
        </div>
        {!isActive && <Badge>Paused</Badge>}
      </div>
      <div className="mt-3 flex items-center justify-between gap-2">
        <Button size="sm" onClick={onOpen}>
          Open
        </Button>
        <CampaignMenu campaign={campaign} />
      </div>
    </Card>
  )
}
