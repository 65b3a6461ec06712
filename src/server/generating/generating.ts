import type { ItemIndex } from "../../domain/history/index-item.ts"
import { findPlatform } from "../../domain/seo/find-platform.ts"
import { findWritingSettings } from "../db/account/writing-settings.ts"
import { failExhausted, failGeneration } from "../db/fail-generation.ts"
import { finishGeneration, firstItem, stopGeneration } from "../db/generations/finish-generation.ts"
import {
  claimExpired,
  dropLease,
  type GenerationRow,
  type Lease,
  leaseSeconds,
  listFinished,
  renewLease,
} from "../db/generations/generations.ts"
import type { Db } from "../db/open.ts"
import type { StoredForm, StoredProduct, StoredResult } from "../db/stored.ts"
import type { Writer } from "../outside/writer/writer.ts"
import { Problem } from "../problem.ts"
import type { Workers } from "../workers/workers.ts"
import { Backlog, type BacklogPlace } from "./backlog.ts"
import { claim, type FairUse, type Order } from "./claim.ts"
import { leaseLost } from "./lease-lost.ts"
import { type Listener, writeProducts } from "./write-products.ts"

const second = 1000
export const renewMs = (leaseSeconds * second) / 3
/** A generation that has crashed its process twice would crash the next one too, so there is no third attempt. */
const maxAttempts = 2
const hopeless = "This was interrupted twice. Your form is kept; please try again."
/** A clear refusal is better than an answer after seconds; with a model, people wait for seconds anyway. */
const patience = {
  "built-in": { longestWaitMs: 1000, firstGuessMs: 80 },
  model: { longestWaitMs: 20_000, firstGuessMs: 5000 },
}

interface Tools {
  readonly db: Db
  readonly writer: Writer
  readonly workers: Workers
  readonly now: () => Date
  /** Runs something once after a delay; the returned function cancels it. */
  readonly after: (waitMs: number, run: () => void) => () => void
  /** Announces what happened to subscribers. */
  readonly webhooks: { readonly soon: () => void }
  readonly fairUse: FairUse
  /** How many listings are written at once. */
  readonly places: number
}

/** Works on generations in this process. A caller that leaves changes nothing: the work continues and is saved. */
export interface Generating {
  generate(order: Order, listener: Listener, backlogPlace: BacklogPlace): Promise<StoredResult>
  /** Queues a user's listings, or refuses with `overloaded` if they would wait too long. */
  admit(userId: string): BacklogPlace
  cancel(owned: { id: string; userId: string }): Promise<void>
  /** Finishes what other processes left behind, and returns how many. */
  finishAbandoned(): Promise<number>
  /** Waits for current work; unfinished work is then released for another process. */
  stop(waitMs: number): Promise<void>
}

interface Run {
  readonly lease: Lease
  readonly controller: AbortController
  readonly ended: Promise<unknown>
}

/** The generation has not failed: another process continues it. */
const handedBack = new Problem("overloaded", {
  message: "The server is restarting. Your generation will continue in a moment.",
  retryAfterSeconds: 5,
})

const nobody: Listener = { begun() {}, progress() {}, product() {} }

export function openGenerating(tools: Tools): Generating {
  const runs = new Map<string, Run>()
  const backlog = new Backlog({ places: tools.places, ...patience[tools.writer.name.kind] })

  function start(row: GenerationRow, backlogPlace: BacklogPlace, listener: Listener): Promise<StoredResult> {
    const lease = { id: row.id, attempt: row.attempts }
    const controller = new AbortController()
    backlogPlace.expect(row.total - row.done)
    const work = workOn(tools, { row, lease, controller, listener: countingListener(listener, backlogPlace) })
    const ended = work.then(
      () => {},
      () => {},
    )
    runs.set(row.id, { lease, controller, ended })
    void ended.then(() => {
      backlogPlace.leave()
      runs.delete(row.id)
    })
    return work
  }

  return {
    admit: (userId) => backlog.admit(userId),

    async generate(order, listener, backlogPlace) {
      const claimed = await claim(tools.db, order, { fairUse: tools.fairUse, now: tools.now() })
      if ("result" in claimed) {
        listener.begun(claimed.result.generationId)
        return claimed.result
      }
      listener.begun(claimed.row.id)
      return start(claimed.row, backlogPlace, listener)
    },

    async cancel(owned) {
      await keepFinished(tools, owned)
      runs.get(owned.id)?.controller.abort(new Problem("cancelled"))
    },

    async finishAbandoned() {
      await failExhausted(tools.db, maxAttempts, { error: hopeless, at: tools.now() })
      const rows = await claimExpired(tools.db, 20)
      await Promise.allSettled(rows.map((row) => start(row, backlog.join(row.userId), nobody)))
      return rows.length
    },

    async stop(waitMs) {
      const waiting = Promise.withResolvers<void>()
      const forget = tools.after(waitMs, waiting.resolve)
      await Promise.race([Promise.all([...runs.values()].map(({ ended }) => ended)), waiting.promise])
      forget()
      const left = [...runs.values()]
      for (const { lease, controller } of left) {
        await dropLease(tools.db, lease)
        controller.abort(handedBack)
      }
      await Promise.all(left.map(({ ended }) => ended))
    },
  }
}

const countingListener = (listener: Listener, backlogPlace: BacklogPlace): Listener => ({
  ...listener,
  progress(at) {
    if (at.stage !== "writing") backlogPlace.done()
    listener.progress(at)
  },
})

async function keepFinished({ db, workers, now }: Tools, owned: { id: string; userId: string }): Promise<void> {
  const { isLogged } = await findWritingSettings(db, owned.userId)
  await stopGeneration(db, owned, { isLogged, at: now(), indexOf: indexing({ workers }, owned) })
}

/** Computes an item's search words off the main thread. */
const indexing =
  ({ workers }: Pick<Tools, "workers">, asked: { userId: string; signal?: AbortSignal }) =>
  (form: StoredForm, products: readonly StoredProduct[]): Promise<ItemIndex> =>
    workers.run("indexItem", { item: firstItem(form, products), brief: form, products }, asked)

interface Work {
  readonly row: GenerationRow
  readonly lease: Lease
  readonly controller: AbortController
  readonly listener: Listener
}

/** Sixty seconds, plus half a minute for every ten listings. */
export const limitMs = (total: number): number => (60 + 30 * Math.ceil(total / 10)) * second

async function workOn(tools: Tools, work: Work): Promise<StoredResult> {
  const { lease, controller, row } = work
  const stopRenewing = renewRegularly(tools, lease, controller)
  const late = new Problem("provider_timed_out", {
    message: "Writing took too long. What is finished is kept; please try again for the rest.",
  })
  const stopWaiting = tools.after(limitMs(row.total), () => controller.abort(late))
  try {
    return await writeAndFinish(tools, work)
  } catch (error) {
    if (error !== handedBack) await noteFailure(tools, lease, error)
    throw error
  } finally {
    stopRenewing()
    stopWaiting()
    tools.webhooks.soon()
  }
}

async function writeAndFinish({ db, writer, now, workers }: Tools, { row, lease, controller, listener }: Work) {
  const { form } = row
  const platform = findPlatform(row.platform)
  if (form === null || platform === undefined) throw new Error("the generation has no form of a known platform")
  const { userId } = row
  await writeProducts({ db, writer, lease, userId, form, platform, listener, workers, signal: controller.signal })
  const { isLogged } = await findWritingSettings(db, userId)
  const products = (await listFinished(db, lease.id)).map(({ product }) => product)
  const index = await indexing({ workers }, { userId, signal: controller.signal })(form, products)
  const result = await finishGeneration(db, { lease, userId }, { form, isLogged, at: now(), products, index })
  if (result === null) throw await leaseLost(db, lease.id)
  return result
}

/** Renews the lease; the reason if it is no longer ours. */
const whyLost = async (db: Db, lease: Lease): Promise<Problem | null> =>
  (await renewLease(db, lease)) ? null : leaseLost(db, lease.id)

function renewRegularly({ db, after }: Tools, lease: Lease, controller: AbortController): () => void {
  let forget = () => {}
  const renew = async () => {
    // A short database outage is no reason to stop; after a long one, saving will fail.
    const reason = await whyLost(db, lease).catch(() => null)
    if (controller.signal.aborted) return
    if (reason === null) schedule()
    else controller.abort(reason)
  }
  const schedule = () => {
    forget = after(renewMs, () => void renew())
  }
  schedule()
  return () => {
    controller.abort()
    forget()
  }
}

/** If even that cannot be written, the lease expires, and another process takes over. */
async function noteFailure({ db, writer, now }: Tools, lease: Lease, error: unknown): Promise<void> {
  const { code, message } = error instanceof Problem ? error : new Problem("unexpected")
  await failGeneration(db, lease, { code, message, writer: writer.name, at: now() }).catch(() => {})
}
