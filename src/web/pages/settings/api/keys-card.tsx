import { useQuery, useQueryClient } from "@tanstack/react-query"
import { KeyRound } from "lucide-react"
import { type ReactNode, useState } from "react"
import type { User } from "../../../../contract/auth.ts"
import { type KeyView, keys } from "../../../../contract/keys.ts"
import { send } from "../../../api/send.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { Badge } from "../../../parts/feedback/badge.tsx"
import { EmptyState } from "../../../parts/feedback/empty-state.tsx"
import { toast } from "../../../parts/feedback/toast.ts"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import { Confirm } from "../../../parts/overlays/confirm.tsx"
import { formatDay } from "../billing/subscription-words.ts"
import { Listed } from "../listed.tsx"
import { useProof } from "../use-proof.tsx"
import { KeyDialog, type KeyForm } from "./key-dialog.tsx"
import { keysQuery } from "./keys-query.ts"
import { type Secret, SecretDialog } from "./secret-dialog.tsx"

export function KeysCard({ user }: { user: User }) {
  const client = useQueryClient()
  const { tryFirst, dialog } = useProof(user)
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<Secret>()
  const [leaving, setLeaving] = useState<KeyView>()
  const list = useQuery(keysQuery)
  const refresh = () => client.invalidateQueries({ queryKey: keysQuery.queryKey })

  const create = (form: KeyForm) =>
    tryFirst("Create an API key", async () => {
      const { key } = await send(keys.create, { body: form })
      setAdding(false)
      setSecret({
        title: "Your new API key",
        text: "It is shown only now. Keep it where you keep passwords: anyone who has it can use it.",
        label: "API key",
        value: key,
      })
      await refresh()
    })

  const revoke = ({ id, name }: KeyView) =>
    tryFirst("Revoke an API key", async () => {
      const { message } = await send(keys.revoke, { params: { id }, body: {} })
      toast({ title: `“${name}” is revoked`, description: message })
      await refresh()
    })

  const add = user.hasAccess && <Button onClick={() => setAdding(true)}>Create a key</Button>
  const hasKeys = (list.data ?? []).length > 0
  return (
    <Card as="section" labelledBy="keys">
      <CardHead
        id="keys"
        title="API keys"
        text={
          <>
            With a key, your own programs write listings, read your history and more.{" "}
            <a href="/api/docs" target="_blank" rel="noreferrer" className="text-accent underline underline-offset-2">
              Open the API reference
            </a>
          </>
        }
        action={hasKeys && add}
      />
      <Listed query={list} noun="API keys" empty={<NoKeys action={add} />} keyOf={({ id }) => id}>
        {(key) => <Key apiKey={key} onRevoke={() => setLeaving(key)} />}
      </Listed>
      {isAdding && <KeyDialog onClose={() => setAdding(false)} onCreate={create} />}
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
      <ConfirmRevoking apiKey={leaving} onClose={() => setLeaving(undefined)} onConfirm={(key) => void revoke(key)} />
      {dialog}
    </Card>
  )
}

interface ConfirmRevokingProps {
  apiKey: KeyView | undefined
  onClose: () => void
  onConfirm: (apiKey: KeyView) => void
}

function ConfirmRevoking({ apiKey, onClose, onConfirm }: ConfirmRevokingProps) {
  return (
    <Confirm
      isOpen={apiKey !== undefined}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={`Revoke “${apiKey?.name ?? ""}”?`}
      text="Programs that have this key are refused from now on. This cannot be taken back."
      confirmLabel="Revoke"
      tone="danger"
      onConfirm={() => {
        if (apiKey !== undefined) onConfirm(apiKey)
        onClose()
      }}
    />
  )
}

function NoKeys({ action }: { action: ReactNode }) {
  return (
    <EmptyState
      icon={<KeyRound />}
      title="No API keys yet"
      text="Create one for each program, so you can revoke one without stopping the others."
      action={action}
      level={3}
    />
  )
}

function Key({ apiKey, onRevoke }: { apiKey: KeyView; onRevoke: () => void }) {
  const { name, lastFour, scopes, createdAt, expiresAt, isExpired, lastUsed } = apiKey
  const used =
    lastUsed === null ? "never used" : `last used ${formatDay(`${lastUsed.day}T12:00:00Z`)} from ${lastUsed.address}`
  const ends =
    expiresAt === null ? "works until revoked" : `${isExpired ? "expired" : "expires"} ${formatDay(expiresAt)}`
  return (
    <>
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2">
          <span className="wrap-anywhere font-medium">{name}</span>
          {isExpired && <Badge tone="bad">Expired</Badge>}
        </p>
        <p className="wrap-anywhere font-mono text-ink-soft text-sm">ss_live_…{lastFour}</p>
        <p className="text-ink-soft text-sm">
          Created {formatDay(createdAt)} · {ends} · {used}
        </p>
        <ul aria-label="What it may do" className="mt-1.5 flex flex-wrap gap-1.5">
          {scopes.map((scope) => (
            <li key={scope}>
              <Badge tone="outline">{scope}</Badge>
            </li>
          ))}
        </ul>
      </div>
      <Button size="sm" onClick={onRevoke}>
        Revoke
        <span className="sr-only"> {name}</span>
      </Button>
    </>
  )
}
