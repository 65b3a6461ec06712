import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { type WebhookView, webhooks } from "../../../../contract/webhooks.ts"
import { explain } from "../../../api/explain.ts"
import { send } from "../../../api/send.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { Badge } from "../../../parts/feedback/badge.tsx"
import { toast } from "../../../parts/feedback/toast.ts"
import { Confirm } from "../../../parts/overlays/confirm.tsx"
import { formatMoment } from "../privacy/format-moment.ts"
import { DeliveryLog } from "./delivery-log.tsx"
import { WebhookDialog } from "./webhook-dialog.tsx"
import { deliveriesKey } from "./webhooks-query.ts"

interface EndpointProps {
  endpoint: WebhookView
  hasAccess: boolean
  onChanged: () => Promise<void>
  onChangeSecret: () => void
}

export function Endpoint({ endpoint, hasAccess, onChanged, onChangeSecret }: EndpointProps) {
  const { id, url, isEnabled, events } = endpoint
  const [isLogOpen, setLogOpen] = useState(false)
  const [asked, setAsked] = useState<"events" | "removal">()
  const params = { id }

  const { busy, act } = useActing(id, async () => {
    setAsked(undefined)
    await onChanged()
  })

  const test = () =>
    act("test", async () => {
      await send(webhooks.test, { params })
      setLogOpen(true)
    })
  const toggle = () => act("toggle", () => send(webhooks.change, { params, body: { isEnabled: !isEnabled } }))
  const remove = () =>
    act("remove", async () => {
      await send(webhooks.remove, { params })
      // An open log would ask once more for what was deleted with the webhook.
      setLogOpen(false)
    })

  return (
    <div className="flex w-full min-w-0 flex-col gap-3">
      <EndpointState endpoint={endpoint} />
      <EndpointActions
        {...{ endpoint, hasAccess, busy, isLogOpen, onChangeSecret }}
        onTest={() => void test()}
        onToggleLog={() => setLogOpen(!isLogOpen)}
        onToggle={() => void toggle()}
        onAsk={setAsked}
      />
      {isLogOpen && <DeliveryLog endpointId={id} canReplay={hasAccess && isEnabled} />}
      {asked === "events" && (
        <WebhookDialog
          title="Edit events"
          text={`What ${new URL(url).host} hears of.`}
          saved={{ url, events }}
          submitLabel="Save events"
          onClose={() => setAsked(undefined)}
          onSubmit={({ events: chosen }) =>
            act("events", () => send(webhooks.change, { params, body: { events: chosen } }))
          }
        />
      )}
      <Confirm
        isOpen={asked === "removal"}
        onOpenChange={(isOpen) => isOpen || setAsked(undefined)}
        title="Remove this webhook?"
        text="Nothing more is sent to it, and its log is deleted."
        confirmLabel="Remove"
        tone="danger"
        isBusy={busy === "remove"}
        onConfirm={() => void remove()}
      />
    </div>
  )
}

/** Runs one action at a time on an endpoint, and reports failures. */
function useActing(id: string, onDone: () => Promise<void>) {
  const client = useQueryClient()
  const [busy, setBusy] = useState<string>()

  async function act(name: string, work: () => Promise<unknown>) {
    setBusy(name)
    try {
      await work()
      await onDone()
      await client.invalidateQueries({ queryKey: deliveriesKey(id) })
    } catch (error) {
      toast({ title: "That did not work", description: explain(error, "Please try again."), variant: "destructive" })
    }
    setBusy(undefined)
  }

  return { busy, act }
}

interface EndpointActionsProps {
  endpoint: WebhookView
  hasAccess: boolean
  busy: string | undefined
  isLogOpen: boolean
  onTest: () => void
  onToggleLog: () => void
  onToggle: () => void
  onChangeSecret: () => void
  onAsk: (question: "events" | "removal") => void
}

function EndpointActions(props: EndpointActionsProps) {
  const { endpoint, hasAccess, busy, isLogOpen, onTest, onToggleLog, onToggle, onChangeSecret, onAsk } = props
  return (
    <fieldset aria-label={`Actions for ${endpoint.url}`} className="flex flex-wrap gap-2">
      {hasAccess && endpoint.isEnabled && (
        <Button size="sm" isBusy={busy === "test"} onClick={onTest}>
          Send a test
        </Button>
      )}
      <Button size="sm" aria-expanded={isLogOpen} onClick={onToggleLog}>
        {isLogOpen ? "Hide log" : "Show log"}
      </Button>
      {hasAccess && (
        <>
          <Button size="sm" onClick={() => onAsk("events")}>
            Edit events
          </Button>
          <Button size="sm" onClick={onChangeSecret}>
            Change secret
          </Button>
          <Button size="sm" isBusy={busy === "toggle"} onClick={onToggle}>
            {endpoint.isEnabled ? "Switch off" : "Switch on"}
          </Button>
        </>
      )}
      <Button size="sm" onClick={() => onAsk("removal")}>
        Remove
      </Button>
    </fieldset>
  )
}

function EndpointState({ endpoint }: { endpoint: WebhookView }) {
  const { url, isEnabled, gaveUpAt, failingSince, events, oldSecretUntil } = endpoint
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="wrap-anywhere font-medium">{url}</span>
        {!isEnabled && <Badge tone={gaveUpAt === null ? "neutral" : "bad"}>Off</Badge>}
        {isEnabled && failingSince !== null && <Badge tone="warn">Failing</Badge>}
        {isEnabled && failingSince === null && <Badge tone="good">On</Badge>}
      </p>
      {gaveUpAt !== null && (
        <p className="text-bad text-sm">
          We switched it off on {formatMoment(gaveUpAt)}, because nothing arrived. Fix your server, and switch it on
          again.
        </p>
      )}
      {isEnabled && failingSince !== null && (
        <p className="text-sm text-warn">Nothing has arrived since {formatMoment(failingSince)}. The log says why.</p>
      )}
      {oldSecretUntil !== null && (
        <p className="text-ink-soft text-sm">The old secret signs too until {formatMoment(oldSecretUntil)}.</p>
      )}
      <ul aria-label="Events" className="mt-1.5 flex flex-wrap gap-1.5">
        {events.map((event) => (
          <li key={event}>
            <Badge tone="outline">{event}</Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}
