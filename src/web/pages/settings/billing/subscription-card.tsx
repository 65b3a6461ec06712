import type { SubscriptionView } from "../../../../contract/billing.ts"
import { ButtonLink } from "../../../parts/buttons/button-link.tsx"
import { Notice } from "../../../parts/feedback/notice.tsx"
import { Switch } from "../../../parts/fields/switch.tsx"
import { Card } from "../../../parts/layout/card.tsx"
import type { SettingsState } from "../use-settings-form.ts"
import { CancelSubscription } from "./cancel-subscription.tsx"
import { describeSubscription, formatDay } from "./subscription-words.ts"

type SubscriptionCardProps = { subscription: SubscriptionView; form: SettingsState }

export function SubscriptionCard({ subscription, form: { values, change } }: SubscriptionCardProps) {
  const { status, expiresAt, canCancel, canReactivate } = subscription
  const { title, text, dateLabel, warning } = describeSubscription(subscription)
  return (
    <Card as="section" labelledBy="subscription">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id="subscription" className="text-xl">
            {title}
          </h2>
          <p className="mt-1 text-ink-soft">{text}</p>
          {dateLabel !== null && expiresAt !== null && (
            <p className="mt-3">
              <span className="text-ink-soft">{dateLabel}</span>{" "}
              <time dateTime={expiresAt} className="font-medium">
                {formatDay(expiresAt)}
              </time>
            </p>
          )}
        </div>
        {canCancel && <CancelSubscription subscription={subscription} />}
        {status === "cancelled" && (
          <ButtonLink href="/checkout" variant="primary">
            Reactivate
          </ButtonLink>
        )}
        {status === "inactive" && (
          <ButtonLink href="/checkout" variant="primary">
            Subscribe
          </ButtonLink>
        )}
      </div>
      {warning !== null && (
        <div className="mt-4">
          <Notice tone="warn">{warning}</Notice>
        </div>
      )}
      {status === "active" && !canCancel && (
        <p className="mt-4 text-ink-soft">Nothing is billed for this access, so there is nothing to cancel.</p>
      )}
      {(canCancel || canReactivate) && (
        <div className="mt-6 border-line border-t pt-5">
          <Switch
            label="Auto-renew"
            help="Takes effect when you save. Off ends the subscription with the month you paid for, as Cancel Subscription does right away."
            isOn={values.autoRenew}
            onChange={(isOn) => change("autoRenew", isOn)}
          />
        </div>
      )}
    </Card>
  )
}
