import { useQuery } from "@tanstack/react-query"
import { account } from "../../../../contract/account.ts"
import type { SecurityEvent } from "../../../../domain/account/security-events.ts"
import { send } from "../../../api/send.ts"
import { Card } from "../../../parts/layout/card.tsx"
import { Disclosure } from "../../../parts/layout/disclosure.tsx"
import { Listed } from "../listed.tsx"
import { formatMoment } from "./format-moment.ts"

const words: Readonly<Record<SecurityEvent, string>> = {
  "signed-in": "Signed in",
  "sign-in-failed": "A sign-in failed",
  "sign-in-unlocked": "Sign-in from a new place allowed by an emailed link",
  "password-changed": "Password changed",
  "password-reset": "Password reset with an emailed link",
  "email-confirmed": "Email address confirmed",
  "email-changed": "Email address changed",
  "two-factor-enabled": "Two-factor sign-in switched on",
  "two-factor-disabled": "Two-factor sign-in switched off",
  "recovery-code-used": "A recovery code was used",
  "recovery-codes-renewed": "New recovery codes created",
  "sessions-ended": "Signed out in other browsers",
  "data-exported": "Data downloaded",
  "api-key-created": "API key created",
  "api-key-revoked": "API key revoked",
  "webhook-added": "Webhook added",
  "webhook-removed": "Webhook removed",
  "webhook-secret-changed": "Webhook secret changed",
}

export function SecurityLogCard() {
  const log = useQuery({
    queryKey: [account.listSecurityLog.path],
    queryFn: ({ signal }) => send(account.listSecurityLog, { signal }),
    staleTime: 0,
  })
  return (
    <Card as="section" labelledBy="security-log">
      <Disclosure
        summary={
          <h2 id="security-log" className="text-lg">
            Security log
          </h2>
        }
      >
        <Listed query={log} noun="security log" empty={<p>No events yet.</p>} keyOf={({ id }) => id}>
          {({ event, at, device, address }) => (
            <>
              <div className="min-w-0">
                <p className="font-medium">{words[event]}</p>
                <p className="text-ink-soft text-sm">
                  {device} · {address}
                </p>
              </div>
              <time dateTime={at} className="text-ink-soft text-sm">
                {formatMoment(at)}
              </time>
            </>
          )}
        </Listed>
      </Disclosure>
    </Card>
  )
}
