import { LifeBuoy, RotateCw } from "lucide-react"
import { useLocation } from "wouter"
import { usePublicConfig } from "../../api/public-config.ts"
import { useUser } from "../../api/user.ts"
import { Button } from "../../parts/buttons/button.tsx"
import { CopyButton } from "../../parts/buttons/copy-button.tsx"
import { toast } from "../../parts/feedback/toast.ts"
import { ResultCard } from "./result-card.tsx"
import { supportMail } from "./support-mail.ts"

type ManualNeededProps = { paymentIntentId: string | null; isChecking: boolean; onCheck: () => void }

export function ManualNeeded({ paymentIntentId, isChecking, onCheck }: ManualNeededProps) {
  const { data: config } = usePublicConfig()
  const { data: user } = useUser()
  const [, navigate] = useLocation()

  function contact() {
    toast({ title: "Contact Support", description: "Please contact support to complete your subscription setup." })
    if (config?.supportEmail)
      location.href = supportMail(config.supportEmail, { paymentIntentId, account: user?.email ?? null })
    else navigate(`/contact?${new URLSearchParams(paymentIntentId === null ? {} : { payment: paymentIntentId })}`)
  }

  return (
    <ResultCard
      title="Verification Needed"
      text="Payment succeeded but we need to verify your subscription. Checking again is often enough. If not, contact us; your payment is safe."
    >
      <Button variant="primary" isWide icon={<LifeBuoy aria-hidden="true" />} onClick={contact}>
        Contact Support
      </Button>
      <Button isWide icon={<RotateCw aria-hidden="true" />} isBusy={isChecking} onClick={onCheck}>
        Check again
      </Button>
      {paymentIntentId !== null && (
        <div className="flex items-center justify-between gap-2 rounded-md bg-sunken py-1 pr-1 pl-3">
          <p className="min-w-0 break-all text-sm">
            <span className="text-ink-soft">Payment </span>
            {paymentIntentId}
          </p>
          <CopyButton text={paymentIntentId} label="Payment number" />
        </div>
      )}
    </ResultCard>
  )
}
