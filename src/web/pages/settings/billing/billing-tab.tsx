import { useQuery } from "@tanstack/react-query"
import { explain } from "../../../api/explain.ts"
import { usePublicConfig } from "../../../api/public-config.ts"
import { subscriptionQuery } from "../../../api/subscription.ts"
import { TestMode } from "../../../billing/test-mode.tsx"
import { WaitingPayment } from "../../../billing/waiting-payment.tsx"
import { ErrorState } from "../../../parts/feedback/error-state.tsx"
import { Loading, Skeleton } from "../../../parts/feedback/skeleton.tsx"
import type { SettingsState } from "../use-settings-form.ts"
import { CardOnFile } from "./card-on-file.tsx"
import { InvoicesCard } from "./invoices-card.tsx"
import { SubscriptionCard } from "./subscription-card.tsx"

export function BillingTab({ form }: { form: SettingsState }) {
  const { data: config, isError } = usePublicConfig()
  const { data, error, isFetching, refetch } = useQuery(subscriptionQuery)
  const isSandbox = config?.payments.provider === "sandbox"
  if (config === undefined && !isError) return <BillingOutline />
  return (
    // As tall as a screen before its cards arrive, so that the button below does not jump.
    <div className="grid min-h-[70dvh] content-start gap-6">
      {isSandbox && <TestMode />}
      <WaitingPayment />
      {data !== undefined ? (
        <>
          <SubscriptionCard subscription={data} form={form} />
          {data.canChangeCard && <CardOnFile card={data.card} isSandbox={isSandbox} />}
        </>
      ) : error !== null ? (
        <ErrorState
          title="Your subscription could not be loaded"
          text={explain(error, "Nothing about it has changed. Please try again.")}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <BillingOutline />
      )}
      <InvoicesCard />
    </div>
  )
}

const BillingOutline = () => (
  <div className="min-h-[70dvh]">
    <Loading label="Loading your subscription…">
      <Skeleton shape="block" />
    </Loading>
  </div>
)
