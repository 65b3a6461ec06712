import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { checkoutStateQuery } from "../../api/checkout-state.ts"
import { explain } from "../../api/explain.ts"
import { usePublicConfig } from "../../api/public-config.ts"
import { useUser } from "../../api/user.ts"
import { TestMode } from "../../billing/test-mode.tsx"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import { ErrorState } from "../../parts/feedback/error-state.tsx"
import { Spinner } from "../../parts/feedback/spinner.tsx"
import { Card } from "../../parts/layout/card.tsx"
import { Question } from "./question.tsx"

/** Asks what to do with a payment made in this browser before its user signed in to an existing account. */
export function AttachPaymentPage() {
  const { data: config } = usePublicConfig()
  return (
    <div className="mx-auto flex w-full max-w-lg flex-col gap-6 py-8 sm:py-16">
      <Card>
        <Content />
      </Card>
      {config?.payments.provider === "sandbox" && <TestMode />}
    </div>
  )
}

function Content() {
  const visitor = useUser()
  const { data: user } = visitor
  const checkout = useQuery({ ...checkoutStateQuery, enabled: user !== undefined })
  const { data } = checkout
  const failed = [visitor, checkout].find(({ isError }) => isError)
  if (failed !== undefined && data === undefined)
    return (
      <Result title="Attach your payment">
        <ErrorState
          title="We couldn't check for a waiting payment"
          text={explain(failed.error, "Nothing about your payment has changed.")}
          isRetrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      </Result>
    )
  if (user === undefined || data === undefined)
    return (
      <Result title="Attach your payment">
        <Spinner size="lg" label="Looking for your payment" />
      </Result>
    )
  if (user !== null && data.question !== null) return <Question user={user} checkout={data} question={data.question} />
  return user === null && data.state === "paid" ? <SignInFirst /> : <NothingWaits isSignedIn={user !== null} />
}

const SignInFirst = () => (
  <Result title="Attach your payment" text="We received your payment. Which account is it for?">
    <ButtonLink href="/welcome" variant="primary" isWide>
      Create your account
    </ButtonLink>
    <ButtonLink href="/api/auth/login" isFullPage isWide>
      Sign in to an existing account
    </ButtonLink>
  </Result>
)

const NothingWaits = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <Result
    title="No payment is waiting here"
    text="Every payment in this browser has an account. For one you made elsewhere, open the link in the email you received."
  >
    <ButtonLink href={isSignedIn ? "/settings?tab=billing" : "/"} variant="primary" isWide>
      {isSignedIn ? "See your subscription" : "Back to Home"}
    </ButtonLink>
  </Result>
)

function Result({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <>
      <h1 className="text-2xl">{title}</h1>
      {text !== undefined && <p className="mt-3 text-ink-soft">{text}</p>}
      <div className="mt-6 flex flex-col gap-3">{children}</div>
    </>
  )
}
