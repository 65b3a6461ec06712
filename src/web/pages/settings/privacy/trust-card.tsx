import { useQuery } from "@tanstack/react-query"
import { community } from "../../../../contract/community.ts"
import { explain } from "../../../api/explain.ts"
import { send } from "../../../api/send.ts"
import { ErrorState } from "../../../parts/feedback/error-state.tsx"
import { Loading, Skeleton } from "../../../parts/feedback/skeleton.tsx"
import { Card } from "../../../parts/layout/card.tsx"
import { Disclosure } from "../../../parts/layout/disclosure.tsx"
import { ScoreParts } from "../../../parts/score/score-parts.tsx"

const badges = { verified: "You are verified.", established: "You are verified and established here." }

/** A user's own score, with its sources. */
export function TrustCard() {
  return (
    <Card as="section" labelledBy="trust">
      <Disclosure
        summary={
          <h2 id="trust" className="text-lg">
            Trust score
          </h2>
        }
      >
        <Trust />
      </Disclosure>
    </Card>
  )
}

function Trust() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [community.getTrustScore.path],
    queryFn: ({ signal }) => send(community.getTrustScore, { signal }),
    staleTime: 0,
  })
  if (data)
    return (
      <div className="grid max-w-line gap-4">
        <p>
          <strong className="tabular-nums">{data.trustScore} of 100.</strong>{" "}
          {data.verificationBadge !== null && `${badges[data.verificationBadge]} `}
          It goes by what you did here, and never by what you write or think of us.
        </p>
        <ScoreParts parts={data.parts} />
      </div>
    )
  if (error)
    return (
      <ErrorState
        title="Your trust score could not be loaded"
        text={explain(error, "Please try again.")}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <Loading label="Loading your trust score…">
      <Skeleton shape="control" />
    </Loading>
  )
}
