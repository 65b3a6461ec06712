import { useQuery } from "@tanstack/react-query"
import { CallError } from "../../../api/call-error.ts"
import { campaignQuery } from "../../../api/campaigns.ts"
import { explain } from "../../../api/explain.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { EmptyState } from "../../../parts/feedback/empty-state.tsx"
import { ErrorState } from "../../../parts/feedback/error-state.tsx"
import { Loading, Skeleton } from "../../../parts/feedback/skeleton.tsx"
import { CampaignView } from "./campaign-view.tsx"

type OpenCampaignProps = { id: string; onGone: () => void }

/** A saved campaign, from opening its address to the editor. */
export function OpenCampaign({ id, onGone }: OpenCampaignProps) {
  const { data, error, isFetching, refetch } = useQuery(campaignQuery(id))
  if (data !== undefined) return <CampaignView saved={data} onGone={onGone} />
  if (error instanceof CallError && error.status === 404)
    return (
      <EmptyState
        title="This campaign no longer exists"
        text="It was deleted, or it belongs to another account."
        action={
          <Button variant="primary" onClick={onGone}>
            Create New Campaign
          </Button>
        }
      />
    )
  if (error !== null)
    return (
      <ErrorState
        title="The campaign could not be loaded"
        text={explain(error, "Please try again.")}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <Loading label="Loading the campaign…">
      <div className="flex flex-col gap-4">
        <Skeleton shape="title" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </Loading>
  )
}
