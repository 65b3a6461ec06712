import { useSearch } from "wouter"
import { brand } from "../../../domain/brand.ts"
import { useUser } from "../../api/user.ts"
import { PayerNotice } from "../../billing/payer-notice.tsx"
import { WaitingPayment } from "../../billing/waiting-payment.tsx"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import { Card } from "../../parts/layout/card.tsx"

interface Variant {
  readonly title: string
  readonly text: string
  readonly button: string
  readonly href: string
}

const variants: Readonly<Record<string, Variant>> = {
  new_user: {
    title: `Welcome to ${brand.name}!`,
    text: "Your account is ready. One step is left: the subscription that opens the tools.",
    button: "Start Subscription",
    href: "/checkout?new_user=true",
  },
  inactive: {
    title: "Subscription Required",
    text: "Your subscription is not active. Everything you generated is still here, and you can open it again when you resubscribe.",
    button: "Reactivate Subscription",
    href: "/checkout?returning=true",
  },
  not_found: {
    title: "Account Not Found",
    text: "There is no account for this sign-in yet. It is created along with your subscription.",
    button: "Create Account",
    href: "/checkout?new_account=true",
  },
}

const unknown: Variant = {
  title: "Checking Account Status...",
  text: "Continue to your account.",
  button: "Continue",
  href: "/",
}

/** The address may be an old one: nobody with access is told to subscribe. */
const open: Variant = {
  title: "Your subscription is active",
  text: "Everything is open to you.",
  button: "Go to Dashboard",
  href: "/",
}

export function AccountStatusPage() {
  const query = new URLSearchParams(useSearch())
  const { data: user } = useUser()
  const asked = variants[query.get("status") ?? ""] ?? unknown
  const { title, text, button, href } = user?.hasAccess ? open : asked
  const email = query.get("email")
  return (
    <div className="mx-auto flex w-full max-w-lg flex-col gap-6 py-8 sm:py-16">
      <Card>
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-3 text-ink-soft">{text}</p>
        {email && <p className="mt-4 break-words rounded-md bg-sunken px-3 py-2">Account: {email}</p>}
        <div className="mt-6 flex flex-col gap-3">
          <ButtonLink href={href} variant="primary" isWide>
            {button}
          </ButtonLink>
          <ButtonLink href="/home" isWide>
            Back to Home
          </ButtonLink>
        </div>
      </Card>
      <PayerNotice />
      <WaitingPayment />
    </div>
  )
}
