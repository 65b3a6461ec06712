import type { User } from "../../../contract/auth.ts"
import type { Dashboard } from "../../../contract/dashboard.ts"
import { Skeleton } from "../../parts/feedback/skeleton.tsx"
import { AccountSummary } from "./account-summary.tsx"
import { ActivityCard } from "./activity-card.tsx"
import { AdsPromo } from "./ads-promo.tsx"
import { NextSteps } from "./next-steps.tsx"
import { PlatformScores } from "./platform-scores.tsx"
import { QuickStats } from "./quick-stats.tsx"

type FiguresProps = { data: Dashboard; user: User; isGuided: boolean }

/** Everything that is counted. Before anything is, only what the first day has to say. */
export function Figures({ data, user, isGuided }: FiguresProps) {
  const { numbers, activity, platforms } = data
  // The guide says how to begin already.
  const next = data.next.filter(({ kind }) => !(isGuided && kind === "generate_first"))
  return (
    <div className="flex flex-col gap-4">
      {next.length > 0 && <NextSteps steps={next} />}
      <AdsPromo />
      <div className="grid gap-4 md:grid-cols-2">
        <AccountSummary user={user} />
        <QuickStats numbers={numbers} />
      </div>
      {numbers.listings > 0 && (
        <div className="grid gap-4 lg:grid-cols-[7fr_5fr]">
          <ActivityCard days={activity} numbers={numbers} />
          <PlatformScores platforms={platforms} />
        </div>
      )}
    </div>
  )
}

/** What comes, in its shape; the words for it stand under the greeting. */
export function FiguresOutline() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-4">
      <Skeleton shape="block" />
      <div className="grid gap-4 md:grid-cols-2">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </div>
  )
}
