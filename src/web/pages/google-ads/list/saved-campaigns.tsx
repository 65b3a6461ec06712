import { useQuery } from "@tanstack/react-query"
import { Megaphone } from "lucide-react"
import { campaignsQuery } from "../../../api/campaigns.ts"
import { explain } from "../../../api/explain.ts"
import { EmptyState } from "../../../parts/feedback/empty-state.tsx"
import { ErrorState } from "../../../parts/feedback/error-state.tsx"
import { Loading, Skeleton } from "../../../parts/feedback/skeleton.tsx"
import { CampaignRow } from "./campaign-row.tsx"

export function SavedCampaigns({ onOpen }: { onOpen: (id: string) => void }) {
  const { data, error, isFetching, refetch } = useQuery({ ...campaignsQuery, staleTime: 0 })
  return (
    <section aria-labelledby="saved-campaigns" className="flex flex-col gap-3">
      <h2 id="saved-campaigns" className="text-xl">
        Saved campaigns
      </h2>
      {data === undefined && error !== null && (
        <ErrorState
          title="Your campaigns could not be loaded"
          text={explain(error, "Nothing was changed. Please try again.")}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && error === null && (
        <Loading label="Loading your campaigns…">
          <div className="grid gap-3 md:grid-cols-2">
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </div>
        </Loading>
      )}
      {data?.length === 0 && (
        <EmptyState
          level={3}
          icon={<Megaphone />}
          title="No campaigns yet"
          text="Fill in the form above and choose Generate Campaign. Campaigns you build are saved here."
        />
      )}
      {data !== undefined && data.length > 0 && (
        <ul className="grid gap-3 md:grid-cols-2">
          {data.map((campaign) => (
            <li key={campaign.id} className="grid min-w-0">
              <CampaignRow campaign={campaign} onOpen={() => onOpen(campaign.id)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
