import { type FormEvent, useState } from "react"
import { billing } from "../../../contract/billing.ts"
import { sandboxCards } from "../../../domain/billing/sandbox-cards.ts"
import { send } from "../../api/send.ts"
import { type CardFault, fillCard, findCardFaults } from "../../billing/find-card-faults.ts"
import { TestCardFields } from "../../billing/test-card-fields.tsx"
import { TestMode } from "../../billing/test-mode.tsx"
import { Button } from "../../parts/buttons/button.tsx"
import type { Checkout } from "./begin-checkout.ts"
import { PayButton, Refusal } from "./pay-button.tsx"
import { usePayerEmail } from "./payer-email.tsx"
import { type Tried, usePaying } from "./use-paying.ts"

type SandboxPaymentProps = { checkout: Checkout; onStale: () => void }

export function SandboxPayment({ checkout, onStale }: SandboxPaymentProps) {
  const { pay, isBusy, refusal } = usePaying(checkout, onStale)
  const [isAsked, setAsked] = useState(false)
  const [card, setCard] = useState(() => fillCard(sandboxCards[0].number))
  const [faults, setFaults] = useState<CardFault>({})
  const { field, readEmail } = usePayerEmail()
  const { clientSecret } = checkout

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = findCardFaults(card)
    setFaults(found ?? {})
    const email = readEmail()
    if (email === null || found !== null) {
      if (email !== null) document.getElementById(`card-${Object.keys(found ?? {})[0]}`)?.focus()
      return
    }
    const status = await pay(async () =>
      read(await send(billing.confirmInSandbox, { body: { clientSecret, email, card } })),
    )
    setAsked(status === "asks")
  }

  async function answer(approve: boolean) {
    await pay(async () => read(await send(billing.authorizeInSandbox, { body: { clientSecret, approve } })))
    setAsked(false)
  }

  return (
    <div className="flex flex-col gap-5">
      <TestMode hasCards />
      {isAsked ? (
        <SecondStep isBusy={isBusy} onAnswer={(approve) => void answer(approve)} />
      ) : (
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
          {field}
          <TestCardFields card={card} faults={faults} onChange={setCard} />
          <Refusal message={refusal} />
          <PayButton checkout={checkout} isBusy={isBusy} />
        </form>
      )}
    </div>
  )
}

const read = ({ paymentIntent }: { paymentIntent: { status: "succeeded" | "requires_action" } }): Tried => ({
  status: paymentIntent.status === "succeeded" ? "arrived" : "asks",
})

function SecondStep({ isBusy, onAnswer }: { isBusy: boolean; onAnswer: (approve: boolean) => void }) {
  return (
    <section aria-labelledby="second-step" className="rounded-lg border border-line bg-raised p-4">
      <h3 id="second-step" className="text-lg">
        Your bank asks: is this you?
      </h3>
      <p className="mt-1 max-w-line text-ink-soft">
        A real bank would ask in its own app. Here you are the bank: approve the payment, or decline it.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="primary" isBusy={isBusy} busyLabel="Processing..." onClick={() => onAnswer(true)}>
          Approve payment
        </Button>
        <Button disabled={isBusy} onClick={() => onAnswer(false)}>
          Decline payment
        </Button>
      </div>
    </section>
  )
}
