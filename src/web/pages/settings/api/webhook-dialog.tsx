import { type FormEvent, useState } from "react"
import { isWebhookEvent, type WebhookEvent, webhookEvents } from "../../../../domain/webhooks/events.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { Field } from "../../../parts/fields/field.tsx"
import { TextInput } from "../../../parts/fields/text-input.tsx"
import { Dialog } from "../../../parts/overlays/dialog.tsx"
import { CheckList } from "./check-list.tsx"

export interface WebhookForm {
  readonly url: string
  readonly events: WebhookEvent[]
}

interface WebhookDialogProps {
  title: string
  text: string
  /** The existing endpoint; its address is fixed, because its log and its secret belong to it. */
  saved?: { readonly url: string; readonly events: readonly WebhookEvent[] }
  submitLabel: string
  /** Why the server rejects the address. */
  refusal?: string | undefined
  onClose: () => void
  onSubmit: (form: WebhookForm) => Promise<void>
}

const names = Object.keys(webhookEvents).filter(isWebhookEvent)

export function WebhookDialog({ title, text, saved, submitLabel, refusal, onClose, onSubmit }: WebhookDialogProps) {
  const [url, setUrl] = useState(saved?.url ?? "")
  const [chosen, setChosen] = useState<readonly WebhookEvent[]>(saved?.events ?? names)
  const [isTold, setTold] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const fault = url.trim() === "" ? "Address is required" : undefined
  const isUseless = chosen.length === 0

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTold(true)
    if (fault !== undefined || isUseless) return
    setBusy(true)
    await onSubmit({ url: url.trim(), events: [...chosen] })
    setBusy(false)
  }

  return (
    <Dialog isOpen onOpenChange={(isOpen) => isOpen || onClose()} title={title} text={text}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5 pb-2">
        {saved === undefined && (
          <Field
            label="Address"
            isRequired
            help="Your server's address, reachable from the internet."
            error={isTold ? (fault ?? refusal) : undefined}
          >
            <TextInput
              type="url"
              value={url}
              onChange={({ target }) => setUrl(target.value)}
              autoComplete="off"
              placeholder="https://your-shop.example/webhooks"
            />
          </Field>
        )}
        <CheckList
          label="Events"
          words={webhookEvents}
          names={names}
          chosen={chosen}
          onChange={setChosen}
          error={isTold && isUseless ? "Please choose at least one event" : undefined}
        />
        <Button type="submit" variant="primary" isWide isBusy={isBusy}>
          {submitLabel}
        </Button>
      </form>
    </Dialog>
  )
}
