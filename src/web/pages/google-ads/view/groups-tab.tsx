import type { WholeCampaign } from "../../../../contract/ads/campaign.ts"
import type { AdGroup } from "../../../../domain/ads/campaign.ts"
import { sayCents, sayDollars } from "../../../../domain/ads/say-dollars.ts"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import type { Editing } from "../edit/use-campaign.ts"
import { BudgetCard } from "./budget-card.tsx"
import { ShareBars } from "./share-bars.tsx"

type GroupsTabProps = { editing: Editing; saved: WholeCampaign }

export function GroupsTab({ editing, saved }: GroupsTabProps) {
  const { campaign, judged } = editing
  const isPmax = judged.strategy.builtAs === "Performance Max"
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card as="section" labelledBy="groups-budget">
        <CardHead
          id="groups-budget"
          title="Budget by group"
          text="Planning shares. Google sets a budget for the whole campaign only, so these add up to it to the cent."
        />
        <ShareBars
          title="A day"
          shares={campaign.adGroups.map(({ name, dailyBudget }) => ({
            label: name,
            value: dailyBudget,
            shown: sayCents(dailyBudget),
          }))}
        />
      </Card>
      <BudgetCard editing={editing} saved={saved} />
      {campaign.adGroups.map((group) => (
        <GroupCard key={group.name} group={group} isPmax={isPmax} />
      ))}
      {saved.waiting.length > 0 && (
        <Card as="section" labelledBy="groups-waiting">
          <CardHead
            id="groups-waiting"
            title="Waiting for budget"
            text="Your budget cannot feed these yet: a group needs about two clicks a day to learn from."
          />
          <ul className="flex flex-col gap-2">
            {saved.waiting.map(({ name, fromMonthlyDollars }) => (
              <li key={name} className="flex flex-wrap justify-between gap-x-4">
                <span className="font-medium">{name}</span>
                <span className="text-ink-soft tabular-nums">{`from about ${sayDollars(fromMonthlyDollars)} a month`}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {saved.leftOut.length > 0 && (
        <Card as="section" labelledBy="groups-left-out">
          <CardHead
            id="groups-left-out"
            title="Not used as keywords"
            text="Nobody types these into a search box as they are, or Google refuses them. Name a service in two or three plain words to include it."
          />
          <p className="text-ink-soft">{saved.leftOut.join("; ")}</p>
        </Card>
      )}
    </div>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-medium tabular-nums">{value}</dd>
    </div>
  )
}

function GroupCard({ group, isPmax }: { group: AdGroup; isPmax: boolean }) {
  return (
    <Card as="section" pad="sm">
      <h3 className="wrap-anywhere text-base">{group.name}</h3>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Fact label="Planned a day" value={sayCents(group.dailyBudget)} />
        {!isPmax && <Fact label="Max CPC" value={sayCents(group.maxCpc)} />}
        <Fact label={isPmax ? "Search themes" : "Keywords"} value={String(group.keywordDetails.length)} />
        <Fact label="Headlines" value={String(group.ad.headlines.length)} />
      </dl>
      <p className="mt-2 text-ink-soft text-sm">
        {group.keywordDetails
          .slice(0, 5)
          .map(({ text }) => text)
          .join(", ")}
      </p>
    </Card>
  )
}
