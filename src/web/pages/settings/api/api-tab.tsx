import type { User } from "../../../../contract/auth.ts"
import { ButtonLink } from "../../../parts/buttons/button-link.tsx"
import { Notice } from "../../../parts/feedback/notice.tsx"
import { AssistantCard } from "./assistant-card.tsx"
import { KeysCard } from "./keys-card.tsx"
import { WebhooksCard } from "./webhooks-card.tsx"

export function ApiTab({ user }: { user: User }) {
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
