import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { billing } from "../../../contract/billing.ts"
import { explain } from "../../api/explain.ts"
import { send } from "../../api/send.ts"
import { Button } from "../../parts/buttons/button.tsx"
import { toast } from "../../parts/feedback/toast.ts"
import { Card, CardHead } from "../../parts/layout/card.tsx"

const steps = [
  { label: "1 hour", body: { hours: 1 } },
  { label: "1 day", body: { days: 1 } },
  { label: "7 days", body: { days: 7 } },
  { label: "1 month", body: { days: 31 } },
]
const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short" })

export function ClockCard() {
  const client = useQueryClient()
  const [now, setNow] = useState<string>()
  const [busy, setBusy] = useState<string>()

  async function move({ label, body }: (typeof steps)[number]) {
    setBusy(label)
    try {
      const moved = await send(billing.moveClock, { body })
      setNow(moved.now)
      await client.invalidateQueries()
    } catch (error) {
      const description = explain(error, "Please try again.")
      toast({ title: "The clock didn't move", description, variant: "destructive" })
    }
    setBusy(undefined)
  }

  return (
    <Card as="section" labelledBy="clock">
      <CardHead
        id="clock"
        title="Move the clock"
        text="Renewals, failed payments, reminders and endings follow, for everyone in this database. The clock never goes back."
      />
      <div className="flex flex-wrap gap-3">
        {steps.map((step) => (
          <Button
            key={step.label}
            isBusy={busy === step.label}
            disabled={busy !== undefined && busy !== step.label}
            onClick={() => void move(step)}
          >
            {step.label}
          </Button>
        ))}
      </div>
      <p role="status" className="mt-4 text-ink-soft">
        {now === undefined ? "" : `It is now ${moment.format(new Date(now))}.`}
      </p>
    </Card>
  )
}
