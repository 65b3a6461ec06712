import { useQuery } from "@tanstack/react-query"
import { Download, ReceiptText } from "lucide-react"
import { useState } from "react"
import { billing, type InvoiceView } from "../../../../contract/billing.ts"
import { formatDollars } from "../../../../domain/plan.ts"
import { download } from "../../../api/download.ts"
import { explain } from "../../../api/explain.ts"
import { saveFile } from "../../../api/save-file.ts"
import { send } from "../../../api/send.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { Badge } from "../../../parts/feedback/badge.tsx"
import { EmptyState } from "../../../parts/feedback/empty-state.tsx"
import { toast } from "../../../parts/feedback/toast.ts"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import { Listed } from "../listed.tsx"
import { formatDay } from "./subscription-words.ts"

export function InvoicesCard() {
  const invoices = useQuery({
    queryKey: [billing.listInvoices.path],
    queryFn: ({ signal }) => send(billing.listInvoices, { signal }),
    staleTime: 0,
  })
  const empty = (
    <EmptyState icon={<ReceiptText />} title="No invoices yet" text="Each payment adds one here." level={3} />
  )
  return (
    <Card as="section" labelledBy="invoices">
      <CardHead id="invoices" title="Invoices" />
      <Listed query={invoices} noun="invoices" empty={empty} keyOf={({ id }) => id}>
        {(invoice) => <Invoice invoice={invoice} />}
      </Listed>
    </Card>
  )
}

const marks = {
  paid: { tone: "good", label: "Paid" },
  refunded: { tone: "neutral", label: "Refunded" },
  disputed: { tone: "warn", label: "Disputed" },
} as const

function Invoice({ invoice: { id, number, paidAt, amountCents, status } }: { invoice: InvoiceView }) {
  const [isBusy, setBusy] = useState(false)
  const { tone, label } = marks[status]

  async function fetchFile() {
    setBusy(true)
    try {
      saveFile(await download(billing.getInvoice, { params: { id } }))
    } catch (error) {
      const description = explain(error, "Please try again.")
      toast({ title: "The invoice could not be downloaded", description, variant: "destructive" })
    }
    setBusy(false)
  }

  return (
    <>
      <div className="min-w-0">
        <p className="font-medium">
          <time dateTime={paidAt}>{formatDay(paidAt)}</time>
        </p>
        <p className="break-all text-ink-soft text-sm">{number}</p>
      </div>
      <div className="flex items-center gap-3">
        <Badge tone={tone}>{label}</Badge>
        <span className="tabular-nums">{formatDollars(amountCents)}</span>
        <Button size="sm" icon={<Download aria-hidden="true" />} isBusy={isBusy} onClick={() => void fetchFile()}>
          Download
          <span className="sr-only"> invoice {number}</span>
        </Button>
      </div>
    </>
  )
}
