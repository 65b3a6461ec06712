import { failingDays, retryAfterSeconds } from "../../domain/webhooks/retries.ts"
import { queueMail } from "../db/mail/outbox.ts"
import type { Db } from "../db/open.ts"
import { type Attempt, findNextDue, noteAttempt, type TakenDelivery, takeDelivery } from "../db/webhook-deliveries.ts"
import { giveUpEndpoint, lockEndpoint, noteArrival, noteMiss, secretContext } from "../db/webhook-endpoints.ts"
import type { Receiver } from "../outside/receiver/receiver.ts"
import { signMessage } from "./sign-message.ts"

export interface Webhooks {
  /** Sends what is due, and returns how many messages were delivered. */
  readonly sendDue: () => Promise<number>
  /** Something was queued: it need not wait for the next minute. */
  readonly soon: () => void
  /** Why nothing can be sent to this address; null if it is possible. */
  readonly findFault: Receiver["findFault"]
}

/** The dependencies for sending webhooks. */
export interface Tools {
  readonly db: Db
  readonly receiver: Receiver
  readonly now: () => Date
  readonly after: (waitMs: number, run: () => void) => () => void
  /** Decrypts values from the database; null if their key is gone. */
  readonly open: (sealed: string, context: string) => string | null
  /** A random number from 0 to 1, which spreads the attempts. */
  readonly chance: () => number
  readonly note: (line: string) => void
}

/** How many one process sends at once. */
const places = 8
const dayMs = 86_400_000
/** Anything due later is found by the job that runs each minute. */
const soonMs = 60_000
const gone = 410

export function openWebhooks(tools: Tools): Webhooks {
  let forget: (() => void) | null = null

  const sendDue = async () => {
    // Usually there is nothing, and then this is all it costs.
    const first = await takeDelivery(tools.db, tools.now())
    const others = first === null ? [] : Array.from({ length: places - 1 }, () => sendUntilNoneIsDue(tools))
    const sent = first === null ? [] : await Promise.all([sendUntilNoneIsDue(tools, first), ...others])
    await scheduleNext()
    return sent.reduce((sum, count) => sum + count, 0)
  }

  /** The second attempt comes after seconds, without waiting for the next minute. */
  async function scheduleNext(): Promise<void> {
    const now = tools.now()
    const next = await findNextDue(tools.db, { now, within: new Date(now.getTime() + soonMs) })
    if (next !== null) wakeAfter(next.getTime() - now.getTime())
  }

  function wakeAfter(waitMs: number): void {
    forget?.()
    forget = tools.after(waitMs, () => {
      forget = null
      void sendDue().catch(() => tools.note("webhooks: sending failed; it is tried again within a minute"))
    })
  }

  return { sendDue, soon: () => wakeAfter(0), findFault: tools.receiver.findFault }
}

async function sendUntilNoneIsDue(tools: Tools, first: TakenDelivery | null = null): Promise<number> {
  let arrived = 0
  const take = () => takeDelivery(tools.db, tools.now())
  for (let taken = first ?? (await take()); taken !== null; taken = await take())
    if (await send(tools, taken)) arrived++
  return arrived
}

async function send(tools: Tools, taken: TakenDelivery): Promise<boolean> {
  const { delivery, endpoint } = taken
  const at = tools.now()
  const secrets = secretsOf(tools, endpoint, at)
  const { id, body } = delivery
  const headers = signMessage({ id: `msg_${id}`, at, body, secrets })
  const answer =
    secrets.length === 0
      ? { status: null, durationMs: 0, excerpt: null, error: "The secret can no longer be read. Please change it." }
      : await tools.receiver.send({ url: endpoint.url, headers, body })
  const attempt = { ...answer, at }
  if (attempt.error === null)
    await tools.db.transaction(async (tx) => {
      await lockEndpoint(tx, endpoint.id)
      await noteAttempt(tx, delivery, { attempt, next: null })
      await noteArrival(tx, endpoint.id)
    })
  else await noteFailure(tools, taken, attempt)
  return attempt.error === null
}

/** A secret whose key is gone is skipped; the old secret counts while it is valid. */
function secretsOf({ open }: Tools, endpoint: TakenDelivery["endpoint"], at: Date): string[] {
  const { secretEncrypted, oldSecretEncrypted, oldSecretUntil } = endpoint
  const isOldGood = oldSecretUntil !== null && at < oldSecretUntil
  const sealed = [secretEncrypted, ...(isOldGood && oldSecretEncrypted !== null ? [oldSecretEncrypted] : [])]
  return sealed.flatMap((one) => open(one, secretContext(endpoint.id)) ?? [])
}

async function noteFailure(tools: Tools, taken: TakenDelivery, attempt: Attempt): Promise<void> {
  const { delivery, endpoint } = taken
  const waitSeconds = retryAfterSeconds(delivery.round + 1, tools.chance())
  const next = waitSeconds === null ? "failed" : { at: new Date(tools.now().getTime() + waitSeconds * 1000) }
  await tools.db.transaction(async (tx) => {
    await lockEndpoint(tx, endpoint.id)
    await noteAttempt(tx, delivery, { attempt, next })
    const since = await noteMiss(tx, endpoint.id, attempt.at)
    const isHopeless = attempt.at.getTime() - since.getTime() >= failingDays * dayMs
    if (isHopeless || attempt.status === gone) await giveUp(tx, taken, attempt)
  })
}

async function giveUp(tx: Db, { endpoint, email }: TakenDelivery, { at, error: reason }: Attempt): Promise<void> {
  if (!(await giveUpEndpoint(tx, endpoint.id, at)) || email === null) return
  await queueMail(tx, {
    dedupeKey: `webhook-disabled:${endpoint.id}:${at.toISOString()}`,
    ...{ userId: endpoint.userId, toAddress: email, template: "webhook-disabled" },
    data: { host: URL.parse(endpoint.url)?.host ?? "", reason },
  })
}
