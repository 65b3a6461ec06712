import { ArrowRight, Megaphone } from "lucide-react"
import { useUser } from "../../api/user.ts"
import { ButtonLink } from "../../parts/button-link.tsx"
import { Card } from "../../parts/card.tsx"
import { PlatformTiles } from "./platform-tiles.tsx"
import { ThreeSteps } from "./three-steps.tsx"

export function DashboardPage() {
  const { data: user } = useUser()
  return (
    <div className="flex flex-col gap-10">
      <div>
        <h1 className="text-3xl">{user?.firstName ? `Welcome, ${user.firstName}` : "Welcome"}</h1>
        <p className="mt-2 text-ink-soft text-lg">Choose where you sell, and start there.</p>
      </div>
      <PlatformTiles />
      <div className="grid gap-4 lg:grid-cols-2">
        <AdsPromo />
        <ThreeSteps />
      </div>
    </div>
  )
}

function AdsPromo() {
  return (
    <Card as="section" labelledBy="ads-builder">
      <Megaphone aria-hidden="true" className="size-8 text-ink-soft" strokeWidth={1.75} />
      <h2 id="ads-builder" className="mt-4 text-xl">
        Google Ads Campaign Builder
      </h2>
      <p className="mt-2 max-w-line text-ink-soft">
        Keywords, ad groups, ad copy, bids and budget for a local business, from one short form.
      </p>
      <div className="mt-6">
        <ButtonLink href="/google-ads" iconAfter={<ArrowRight aria-hidden="true" />}>
          Build a campaign
        </ButtonLink>
      </div>
    </Card>
  )
}
