import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Webhook } from "lucide-react"
import { type ReactNode, useState } from "react"
import type { User } from "../../../../contract/auth.ts"
import { webhooks } from "../../../../contract/webhooks.ts"
import { CallError } from "../../../api/call-error.ts"
import { send } from "../../../api/send.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { EmptyState } from "../../../parts/feedback/empty-state.tsx"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import { Listed } from "../listed.tsx"
import { useProof } from "../use-proof.tsx"
import { Endpoint } from "./endpoint.tsx"
import { type Secret, SecretDialog } from "./secret-dialog.tsx"
import { WebhookDialog, type WebhookForm } from "./webhook-dialog.tsx"
import { webhooksQuery } from "./webhooks-query.ts"

const secretText =
  "It is shown only now. With it your server checks that a message is ours, as Standard Webhooks describes."

const adding = {
  title: "Add a webhook",
  text: "Messages are signed, tried again for about three days, and logged for 30.",
  submitLabel: "Add webhook",
}

export function WebhooksCard({ user }: { user: User }) {
  const client = useQueryClient()
  const { tryFirst, dialog } = useProof(user)
  const [isAdding, setAdding] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [secret, setSecret] = useState<Secret>()
  const list = useQuery(webhooksQuery)
  const refresh = () => client.invalidateQueries({ queryKey: webhooksQuery.queryKey })
  const show = (title: string, text: string, value: string) => setSecret({ title, text, label: "Secret", value })

  const changeSecret = (id: string) =>
    tryFirst("Change the secret", async () => {
      const { secret: made } = await send(webhooks.changeSecret, { params: { id }, body: {} })
      show("Your new secret", `${secretText} For 24 hours the old one signs too.`, made)
      await refresh()
    })

  const create = (body: WebhookForm) =>
    tryFirst("Add a webhook", async () => {
      const made = await createUnlessRefused(body)
      setRefusal("refusal" in made ? made.refusal : undefined)
      if ("refusal" in made) return
      setAdding(false)
      show("The secret of your webhook", secretText, made.secret)
      await refresh()
    })

  const add = user.hasAccess && <Button onClick={() => setAdding(true)}>Add a webhook</Button>
  const hasAny = (list.data ?? []).length > 0
  return (
    <Card as="section" labelledBy="webhooks">
      <CardHead
        id="webhooks"
        title="Webhooks"
        text="When something is finished, we send a signed message to your own server, so it need not ask."
        action={hasAny && add}
      />
      <Listed query={list} noun="webhooks" empty={<NoWebhooks action={add} />} keyOf={({ id }) => id}>
        {(endpoint) => (
          <Endpoint
            endpoint={endpoint}
            hasAccess={user.hasAccess}
            onChanged={refresh}
            onChangeSecret={() => void changeSecret(endpoint.id)}
          />
        )}
      </Listed>
      {isAdding && <WebhookDialog {...adding} onClose={() => setAdding(false)} refusal={refusal} onSubmit={create} />}
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
      {dialog}
    </Card>
  )
}

/** An error in the address is shown at its field. */
async function createUnlessRefused(body: WebhookForm): Promise<{ secret: string } | { refusal: string }> {
  try {
    return await send(webhooks.create, { body })
  } catch (error) {
    const issue = error instanceof CallError ? error.issues.find(({ path }) => path === "url") : undefined
    if (issue === undefined) throw error
    return { refusal: issue.message }
  }
}

function NoWebhooks({ action }: { action: ReactNode }) {
  return (
    <EmptyState
      icon={<Webhook />}
      title="No webhooks yet"
      text="Add the address of your server, and choose what it hears of."
      action={action}
      level={3}
    />
  )
}
