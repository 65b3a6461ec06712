import { useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { billing, type SubscriptionView } from "../../../../contract/billing.ts"
import { sandboxCards } from "../../../../domain/billing/sandbox-cards.ts"
import { explain } from "../../../api/explain.ts"
import { send } from "../../../api/send.ts"
import { subscriptionQuery } from "../../../api/subscription.ts"
import { type CardFault, fillCard, findCardFaults } from "../../../billing/find-card-faults.ts"
import { TestCardFields } from "../../../billing/test-card-fields.tsx"
import { TestMode } from "../../../billing/test-mode.tsx"
import { Button } from "../../../parts/buttons/button.tsx"
import { toast } from "../../../parts/feedback/toast.ts"
import { Card } from "../../../parts/layout/card.tsx"
import { Dialog } from "../../../parts/overlays/dialog.tsx"

type CardOnFileProps = { card: SubscriptionView["card"]; isSandbox: boolean }

export function CardOnFile({ card, isSandbox }: CardOnFileProps) {
  const [isOpen, setOpen] = useState(false)
  const [isLeaving, setLeaving] = useState(false)

  async function openPortal() {
    setLeaving(true)
    try {
      location.assign((await send(billing.openPortal)).url)
    } catch (error) {
      setLeaving(false)
      const description = explain(error, "Please try again.")
      toast({ title: "The card page could not be opened", description, variant: "destructive" })
    }
  }

  return (
    <Card as="section" labelledBy="card-on-file">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id="card-on-file" className="text-lg">
            Card
          </h2>
          <p className="text-ink-soft">
            {card === null
              ? "Renewals are paid with the card of your last payment."
              : `${card.brand} ending in ${card.lastDigits}`}
          </p>
        </div>
        <Button isBusy={isLeaving} onClick={() => (isSandbox ? setOpen(true) : void openPortal())}>
          Change card
        </Button>
      </div>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Change card">
        <ChangeTestCard onDone={() => setOpen(false)} />
      </Dialog>
    </Card>
  )
}

function ChangeTestCard({ onDone }: { onDone: () => void }) {
  const client = useQueryClient()
  const [card, setCard] = useState(() => fillCard(sandboxCards[0].number))
  const [faults, setFaults] = useState<CardFault>({})
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = findCardFaults(card)
    setFaults(found ?? {})
    if (found !== null) return
    setBusy(true)
    try {
      const { message } = await send(billing.changeCardInSandbox, { body: { card } })
      await client.invalidateQueries({ queryKey: subscriptionQuery.queryKey })
      await client.invalidateQueries({ queryKey: [billing.listInvoices.path] })
      toast({ title: "Card changed", description: message })
      onDone()
    } catch (error) {
      const description = explain(error, "Please try another card.")
      toast({ title: "The card was not changed", description, variant: "destructive" })
    }
    setBusy(false)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TestMode hasCards />
      <TestCardFields card={card} faults={faults} onChange={setCard} />
      <Button type="submit" variant="primary" isWide isBusy={isBusy} busyLabel="Changing...">
        Use this card
      </Button>
    </form>
  )
}
