import type { User } from "../../../contract/auth.ts"
import { brand } from "../../../domain/brand.ts"
import { plan } from "../../../domain/plan.ts"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import { Card, CardHead } from "../../parts/layout/card.tsx"
import { FactList } from "./fact-list.tsx"
import { formatDay } from "./format-day.ts"

export function AccountSummary({ user: { subscriptionStatus, subscriptionExpiresAt } }: { user: User }) {
  const endsAt = subscriptionStatus === "cancelled" ? subscriptionExpiresAt : null
  return (
    <Card as="section" labelledBy="account">
      <CardHead
        id="account"
        title="Account Summary"
        action={
          <span className="-my-0.5 -mr-3">
            <ButtonLink href="/settings?tab=billing" size="sm" variant="quiet">
              Manage
            </ButtonLink>
          </span>
        }
      />
      <FactList
        facts={[
          { label: "Subscription", value: plan.name },
          { label: "Account", value: endsAt === null ? "Active" : `Active until ${formatDay(endsAt)}` },
          { label: "Plan", value: `${brand.name} Standard` },
        ]}
      />
    </Card>
  )
}
