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

/** All figures. Before there are any, only the messages of the first day. */
export function Figures({ data, user, isGuided }: FiguresProps) {
  const { numbers, activity, platforms } = data
  // The guide already says how to start.
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

/** A skeleton of the content; its words are under the greeting. */
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
