import { ArrowRight, Megaphone } from "lucide-react"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import { Card } from "../../parts/layout/card.tsx"

export function AdsPromo() {
  return (
    <Card as="section" labelledBy="ads-builder">
      <div className="@container">
        <div className="flex flex-col gap-4 @xl:flex-row @xl:items-center @xl:gap-6">
          <span
            aria-hidden="true"
            className="grid size-12 shrink-0 place-items-center rounded-lg bg-sunken text-ink-soft"
          >
            <Megaphone className="size-6" strokeWidth={1.75} />
          </span>
          <div className="min-w-0 flex-1">
            <h2 id="ads-builder" className="text-lg">
              Google Ads Campaign Builder
            </h2>
            <p className="mt-1 max-w-line text-ink-soft">
              Keywords, ad groups, ad copy, bids and budget for a local business, from one short form.
            </p>
          </div>
          <div className="shrink-0">
            <ButtonLink href="/google-ads" iconAfter={<ArrowRight aria-hidden="true" />}>
              Build a campaign
            </ButtonLink>
          </div>
        </div>
      </div>
    </Card>
  )
}
