import type { Config } from "../../config.ts"
import type { Db } from "../../db/open.ts"
import type { Payments } from "./payments.ts"
import { openSandbox, type Sandbox } from "./sandbox.ts"
import { openStripe } from "./stripe.ts"

interface OpenPayments {
  readonly payments: Payments
  /** Null if money moves. */
  readonly sandbox: Sandbox | null
}

/** Every provider: a file, and a row. */
export function openPayments(
  { provider, stripe }: Config["payments"],
  { db, now }: { db: Db; now: () => Date },
): OpenPayments {
  if (provider === "sandbox") return openSandbox({ db, now })
  const { secretKey, webhookSecrets, priceId, apiBase } = stripe
  if (secretKey === null || priceId === null) throw new Error("the configuration let Stripe pass without its keys")
  return { payments: openStripe({ secretKey, webhookSecrets, priceId, apiBase }, now), sandbox: null }
}
