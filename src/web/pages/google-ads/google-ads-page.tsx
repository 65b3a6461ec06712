import { useQueryClient } from "@tanstack/react-query"
import { Plus } from "lucide-react"
import { useLocation, useSearch } from "wouter"
import { ads } from "../../../contract/ads.ts"
import { campaignQuery } from "../../api/campaigns.ts"
import { useUser } from "../../api/user.ts"
import { Button } from "../../parts/buttons/button.tsx"
import { CampaignForm } from "./form/campaign-form.tsx"
import { SavedCampaigns } from "./list/saved-campaigns.tsx"
import { OpenCampaign } from "./view/open-campaign.tsx"

/** The form, and after it the campaign; its address says which, so that a reload and the history find it again. */
export function GoogleAdsPage() {
  const { data: user } = useUser()
  const [path, navigate] = useLocation()
  const cache = useQueryClient()
  const id = new URLSearchParams(useSearch()).get("campaign")
  const open = (campaign: string) => navigate(`/google-ads-generator?${new URLSearchParams({ campaign })}`)
  const toForm = () => navigate(path.startsWith("/google-ads-generator") ? "/google-ads" : path)
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">Google Ads Campaign Builder</h1>
          <p className="mt-2 max-w-line text-ink-soft text-lg">
            {id === null
              ? "Keywords, ads, budget and bids for a local business, ready for Google Ads Editor."
              : "Edit anything in place. Changes save by themselves."}
          </p>
        </div>
        {id !== null && (
          <Button icon={<Plus aria-hidden="true" />} onClick={toForm}>
            Create New Campaign
          </Button>
        )}
      </div>
      {id !== null && <OpenCampaign key={id} id={id} onGone={toForm} />}
      {id === null && user && (
        <>
          <CampaignForm
            userId={user.id}
            onBuilt={(campaign) => {
              cache.setQueryData(campaignQuery(campaign.id).queryKey, campaign)
              void cache.invalidateQueries({ queryKey: [ads.list.path] })
              open(campaign.id)
              scrollTo(0, 0)
            }}
          />
          <SavedCampaigns onOpen={open} />
        </>
      )}
    </div>
  )
}
