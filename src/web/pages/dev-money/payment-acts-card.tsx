import { useQuery, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { billing } from "../../../contract/billing.ts"
import { checkoutStateQuery } from "../../api/checkout-state.ts"
import { explain } from "../../api/explain.ts"
import { send } from "../../api/send.ts"
import { Button } from "../../parts/buttons/button.tsx"
import { toast } from "../../parts/feedback/toast.ts"
import { Field } from "../../parts/fields/field.tsx"
import { TextInput } from "../../parts/fields/text-input.tsx"
import { Card, CardHead } from "../../parts/layout/card.tsx"

const acts = [
  { act: "refund", label: "Refund it" },
  { act: "dispute", label: "Dispute it" },
  { act: "winDispute", label: "Win the dispute" },
  { act: "loseDispute", label: "Lose the dispute" },
] as const

export function PaymentActsCard() {
  const client = useQueryClient()
  const { data: checkout } = useQuery(checkoutStateQuery)
  const [typed, setTyped] = useState<string>()
  const paymentIntentId = typed ?? checkout?.paymentIntentId ?? ""

  async function doAct({ act, label }: (typeof acts)[number]) {
    try {
      await send(billing.actInSandbox, { body: { paymentIntentId, act } })
      toast({ title: label, description: "Done." })
      await client.invalidateQueries()
    } catch (error) {
      toast({ title: label, description: explain(error, "That did not work."), variant: "destructive" })
    }
  }

  return (
    <Card as="section" labelledBy="acts">
      <CardHead id="acts" title="Act on a payment" text="What a bank or an operator would do." />
      <form onSubmit={(event: FormEvent) => event.preventDefault()} className="flex flex-col gap-4">
        <Field id="payment-id" label="Payment" help="This browser's last payment is already filled in.">
          <TextInput value={paymentIntentId} onChange={(event) => setTyped(event.target.value)} autoComplete="off" />
        </Field>
        <div className="flex flex-wrap gap-3">
          {acts.map((row) => (
            <Button key={row.act} disabled={paymentIntentId === ""} onClick={() => void doAct(row)}>
              {row.label}
            </Button>
          ))}
        </div>
      </form>
    </Card>
  )
}
