import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { User } from "../../../../contract/auth.ts"
import { ButtonLink } from "../../../parts/buttons/button-link.tsx"
import { Notice } from "../../../parts/feedback/notice.tsx"
import { Loading, Skeleton } from "../../../parts/feedback/skeleton.tsx"
import { AssistantCard } from "./assistant-card.tsx"
import { KeysCard } from "./keys-card.tsx"
import { keysQuery } from "./keys-query.ts"
import { WebhooksCard } from "./webhooks-card.tsx"
import { webhooksQuery } from "./webhooks-query.ts"

export function ApiTab({ user }: { user: User }) {
  const isLoading = [useQuery(keysQuery).isPending, useQuery(webhooksQuery).isPending].includes(true)
  const [isOpen, setOpen] = useState(false)
  if (!isOpen && !isLoading) setOpen(true)
  // Both lists at once, because a card whose list arrives later pushes down those below it; after that, each retries by
  // itself.
  if (!isOpen) return <ApiOutline />
  return (
    <div className="grid gap-6">
      {!user.hasAccess && (
        <Notice
          tone="warn"
          title="API keys and webhooks need an active subscription"
          action={<ButtonLink href="/subscribe">Subscribe</ButtonLink>}
        >
          What you set up here stays, and works again once your subscription does. You can still remove it.
        </Notice>
      )}
      <KeysCard user={user} />
      <AssistantCard />
      <WebhooksCard user={user} />
    </div>
  )
}

const ApiOutline = () => (
  <div className="min-h-dvh">
    <Loading label="Loading your API keys…">
      <Skeleton shape="block" />
    </Loading>
  </div>
)
