import type { WholeCampaign } from "../../../../contract/ads/campaign.ts"
import type { JudgedCampaign } from "../../../../domain/ads/judge-campaign.ts"
import { adsSources } from "../../../../domain/ads/knowledge/sources.ts"
import { sayCents } from "../../../../domain/ads/say-dollars.ts"
import { sayOrigin } from "../../../../domain/ads/say-forecast.ts"
import { CopyButton } from "../../../parts/buttons/copy-button.tsx"
import { Badge } from "../../../parts/feedback/badge.tsx"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import { ScoreParts } from "../../../parts/score/score-parts.tsx"
import type { Editing } from "../edit/use-campaign.ts"

type TipsTabProps = { editing: Editing; saved: WholeCampaign }

export function TipsTab({ editing, saved }: TipsTabProps) {
  const { campaign, judged } = editing
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card as="section" labelledBy="tips-next">
        <CardHead
          id="tips-next"
          title="What to do next"
          action={<CopyButton label="tips" text={() => campaign.recommendations.join("\n")} />}
        />
        <ol className="ml-5 flex list-decimal flex-col gap-2">
          {campaign.recommendations.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ol>
      </Card>
      <SetupCard judged={judged} writerName={saved.writer.name} />
      <ScoreCards judged={judged} />
    </div>
  )
}

const Row = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt className="font-medium">{label}</dt>
    <dd className="text-ink-soft">{children}</dd>
  </div>
)

function SetupCard({ judged: { strategy }, writerName }: { judged: JudgedCampaign; writerName: string }) {
  const { bidding, forecast } = strategy
  return (
    <Card as="section" labelledBy="tips-setup">
      <CardHead id="tips-setup" title="How it is set up" />
      <dl className="flex flex-col gap-3">
        <Row label="Bidding">
          {`${bidding.strategy}${bidding.maxCpcCents === null ? "" : `, at most ${sayCents(bidding.maxCpcCents)} a click`}${bidding.targetCpaCents === null ? "" : `, target ${sayCents(bidding.targetCpaCents)} a conversion`}. ${bidding.why}`}
        </Row>
        <Row label="Networks">
          {strategy.builtAs === "Search"
            ? "Google Search only. Search partners and the Display Network stay off at the start."
            : "All of Google; Performance Max cannot be limited."}
        </Row>
        <Row label="Location">{`People in ${strategy.targets.map((target) => target.replaceAll(",", ", ")).join("; ")}, ${strategy.radiusMiles} miles around. Presence only, not interest.`}</Row>
        <Row label="Schedule">
          {strategy.schedule.length === 0
            ? "All day."
            : `${strategy.schedule.length} slots a week, from your opening hours.`}
        </Row>
        <Row label="Status">New campaigns are exported as paused, so nothing runs before you have checked them.</Row>
        <Row label="Figures">{sayOrigin(forecast)}</Row>
        <Row label="Written by">{writerName}</Row>
      </dl>
      {strategy.missing.length > 0 && (
        <div className="mt-5">
          <h3 className="mb-2 text-base">Still missing</h3>
          <ul className="flex flex-col gap-2">
            {strategy.missing.map(({ id, text, isBlocking, source }) => (
              <li key={id}>
                {isBlocking && <Badge tone="warn">Needed</Badge>} {text}{" "}
                <span className="text-ink-soft text-sm">{`(${adsSources[source].title})`}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}

function ScoreCards({ judged: { items, gates } }: { judged: JudgedCampaign }) {
  return (
    <>
      <Card as="section" labelledBy="tips-score">
        <CardHead
          id="tips-score"
          title="Where the score comes from"
          text="It says how complete the campaign is. It does not predict results."
        />
        {gates.map(({ cap, why }) => (
          <p key={why} className="mb-3 font-medium text-warn">{`At most ${cap}: ${why.toLowerCase()}.`}</p>
        ))}
        <ScoreParts parts={items.map(({ label, points, maxPoints }) => ({ label, points, maxPoints }))} />
      </Card>
      <Card as="section" labelledBy="tips-points">
        <CardHead id="tips-points" title="What would earn more" />
        {items.every(({ advice }) => advice === "") && <p className="text-ink-soft">Nothing: every point is earned.</p>}
        <ul className="flex flex-col gap-3">
          {items
            .filter(({ advice }) => advice !== "")
            .toSorted((a, b) => b.maxPoints - b.points - (a.maxPoints - a.points))
            .map(({ id, label, evidence, advice, points, maxPoints }) => (
              <li key={id}>
                <span className="font-medium">{`${label}: ${points} of ${maxPoints}.`}</span> {evidence}.{" "}
                <span className="text-ink-soft">{advice}</span>
              </li>
            ))}
        </ul>
      </Card>
    </>
  )
}
