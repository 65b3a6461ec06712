import { useQuery } from "@tanstack/react-query"
import { LayoutTemplate, MessageSquareQuote } from "lucide-react"
import { dashboardQuery, useMarkHome } from "../../api/dashboard.ts"
import { explain } from "../../api/explain.ts"
import { useUser } from "../../api/user.ts"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import { ErrorState } from "../../parts/feedback/error-state.tsx"
import { AdsPromo } from "./ads-promo.tsx"
import { Celebration } from "./celebration.tsx"
import { Figures, FiguresOutline } from "./figures.tsx"
import { Greeting } from "./greeting.tsx"
import { PlatformTiles } from "./platform-tiles.tsx"
import { ThreeSteps } from "./three-steps.tsx"

export function DashboardPage() {
  const { data: user } = useUser()
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery)
  const mark = useMarkHome()
  const guide = data && !data.onboarding.isDone && !data.onboarding.isSkipped ? data.onboarding : null
  const hasFailed = data === undefined && error !== null
  // The content below the figures loads with them, so that nothing is pushed down.
  const isLoading = data === undefined && !hasFailed
  return (
    <div className="flex flex-col gap-8">
      <Greeting
        firstName={user?.firstName ?? null}
        isNewUser={data?.isNewUser ?? false}
        isLoading={isLoading}
        onWelcomed={() => mark({ welcomed: true })}
      />
      {data && <Celebration reached={data.celebration} onSeen={(id) => mark({ celebrationSeen: id })} />}
      {guide && <ThreeSteps guide={guide} onSkip={() => mark({ skipped: true })} />}
      <PlatformTiles onPick={() => guide && mark({ stepDone: "platform" })} />
      <div className="flex flex-col gap-4">
        {data && user && <Figures data={data} user={user} isGuided={guide !== null} />}
        {isLoading && <FiguresOutline />}
        {hasFailed && (
          <>
            <ErrorState
              title="Your figures could not be loaded"
              text={explain(error, "Everything else on this page works. Please try again.")}
              isRetrying={isFetching}
              onRetry={() => void refetch()}
            />
            <AdsPromo />
          </>
        )}
        {guide === null && !isLoading && <ThreeSteps />}
      </div>
      {!isLoading && <More />}
    </div>
  )
}

function More() {
  return (
    <nav aria-label="More" className="-mx-3 flex flex-wrap gap-x-2 gap-y-1">
      <ButtonLink href="/templates" variant="quiet" size="sm" icon={<LayoutTemplate aria-hidden="true" />}>
        Your templates
      </ButtonLink>
      <ButtonLink href="/your-review" variant="quiet" size="sm" icon={<MessageSquareQuote aria-hidden="true" />}>
        Your review and your story
      </ButtonLink>
    </nav>
  )
}
