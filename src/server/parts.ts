import { type Analyzing, openAnalyzing } from "./analyzing/analyzing.ts"
import { type Billing, openBilling } from "./billing/billing.ts"
import { type BulkWork, openBulkWork } from "./bulk/bulk-work.ts"
import { type Clock, openClock } from "./clock.ts"
import type { Config } from "./config.ts"
import type { Db } from "./db/open.ts"
import { type Generating, openGenerating } from "./generating/generating.ts"
import { type Mail, openMail } from "./mail/mail.ts"
import type { AdsWriter } from "./outside/ads-writer/ads-writer.ts"
import { openAdsWriter } from "./outside/ads-writer/open-ads-writer.ts"
import type { Answerer } from "./outside/answerer/answerer.ts"
import { openAnswerer } from "./outside/answerer/open-answerer.ts"
import type { Identity } from "./outside/identity/identity.ts"
import { openIdentity } from "./outside/identity/open-id.ts"
import type { Mailer } from "./outside/mail/mailer.ts"
import { openSmtp } from "./outside/mail/smtp.ts"
import { openPayments } from "./outside/payments/open-payments.ts"
import type { Payments } from "./outside/payments/payments.ts"
import type { Sandbox } from "./outside/payments/sandbox.ts"
import { openReceiver } from "./outside/receiver/receiver.ts"
import { openWebPages, type WebPages } from "./outside/web-page/web-pages.ts"
import { openWriter } from "./outside/writer/open-writer.ts"
import type { Writer } from "./outside/writer/writer.ts"
import { openPasswords, type Passwords } from "./passwords.ts"
import { openSecrets, type Secrets } from "./secrets.ts"
import { openWebhooks, type Webhooks } from "./webhooks/webhooks.ts"
import { WorkerPool } from "./workers/worker-pool.ts"
import type { Workers } from "./workers/workers.ts"

/** The server's dependencies. Handlers take what they need from here and use nothing else. */
export interface Parts {
  readonly config: Config
  readonly db: Db
  readonly now: () => Date
  readonly clock: Clock
  /** Runs something once after a delay; the returned function cancels it. */
  readonly after: (waitMs: number, run: () => void) => () => void
  readonly passwords: Passwords
  /** Null if people sign in with a password here. */
  readonly identity: Identity | null
  /** Threads for processing texts, so that nobody waits for another user's. */
  readonly workers: Workers
  /** A model or the built-in writer, as configured, with its fallback. */
  readonly writer: Writer
  /** A model that answers visitors in the chat; null if none is configured. */
  readonly answerer: Answerer | null
  /** A model that writes campaign ads; null if none is configured. */
  readonly adsWriter: AdsWriter | null
  readonly generating: Generating
  /** Reads other people's pages. */
  readonly webPages: WebPages
  readonly analyzing: Analyzing
  readonly bulkWork: BulkWork
  readonly payments: Payments
  /** Null if money moves. */
  readonly sandbox: Sandbox | null
  readonly billing: Billing
  /** Encrypts what a stolen database must not reveal. */
  readonly secrets: Secrets
  /** Null if no mail server is configured. */
  readonly mailer: Mailer | null
  readonly mail: Mail
  /** Notifies our users' own servers. */
  readonly webhooks: Webhooks
}

interface Given extends Partial<Parts> {
  readonly config: Config
  readonly db: Db
  /** Reports to the operator in one line. */
  readonly note?: (line: string) => void
}

/** The real ones; a test replaces those that it controls. */
export function assembleParts({ note = () => {}, ...given }: Given): Parts {
  const { config, db } = given
  const workers = given.workers ?? new WorkerPool({ ...config.workers, after: runAfter, note })
  const clock = openClock(db, given.now ?? (() => new Date()))
  const secrets = given.secrets ?? openSecrets(config)
  const after = given.after ?? runAfter
  const parts = {
    workers,
    clock,
    after,
    passwords: openPasswords(),
    identity: given.config.openId ? openIdentity(given.config.openId) : null,
    writer: openWriter(given.config.ai, { note, workers }),
    answerer: openAnswerer(given.config.ai, { note }),
    adsWriter: openAdsWriter(given.config.ai, { note }),
    secrets,
    webhooks: openWebhooks({
      receiver: openReceiver({
        allowed: config.webhookAllowPrivate,
        isProduction: config.isProduction,
        userAgent: `SearchSimple-Webhooks/1.0 (+${homeOf(config)})`,
      }),
      ...{ db, now: clock.now, after, open: secrets.open, chance: Math.random, note },
    }),
    mailer: openMailer(config.mail),
    webPages: openWebPages({ allowed: config.analyzerAllowPrivate, userAgent: agentOf(config), now: clock.now }),
    ...openPayments(config.payments, { db, now: clock.now }),
    ...given,
    now: clock.now,
  }
  return {
    generating: openGenerating({
      ...parts,
      fairUse: config.fairUse,
      places: parts.writer.name.kind === "model" ? config.ai.concurrency : config.workers.threads,
    }),
    analyzing: openAnalyzing({ ...parts, note }),
    bulkWork: openBulkWork({ ...parts, note, places: bulkPlaces(parts.writer, config) }),
    billing: openBilling({ ...parts, rules: config.payments, seal: parts.secrets.seal, note }),
    mail: openMail({
      ...parts,
      note,
      open: parts.secrets.open,
      origin: homeOf(config),
      supportEmail: config.mail.supportEmail,
      operatorEmail: config.mail.supportEmail ?? addressIn(config.mail.from),
      isTest: parts.sandbox !== null,
    }),
    ...parts,
  }
}

/** With a model, half of its calls are reserved for interactive requests. */
const bulkPlaces = (writer: Writer, { ai, workers }: Config): number =>
  writer.name.kind === "model" ? Math.max(1, Math.floor(ai.concurrency / 2)) : workers.threads
const homeOf = ({ publicOrigin, port }: Config): string => publicOrigin ?? `http://localhost:${port}`

/** Names the requester, with a link to an explanation. */
const agentOf = (config: Config): string =>
  `Mozilla/5.0 (compatible; SearchSimple/1.0; +${homeOf(config)}/terms#analyzer)`

/** The address in "Search Simple <hello@shop.example>". */
const addressIn = (sender: string | null): string | null => sender?.match(/<([^<>]+)>\s*$/)?.[1] ?? sender

const openMailer = ({ smtpUrl, from }: Config["mail"]): Mailer | null =>
  smtpUrl === null || from === null ? null : openSmtp({ url: smtpUrl, from })

/** The process may exit although a timer is pending. */
export function runAfter(waitMs: number, run: () => void): () => void {
  const timer = setTimeout(run, waitMs).unref()
  return () => clearTimeout(timer)
}
