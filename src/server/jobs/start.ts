import type { FastifyBaseLogger } from "fastify"
import { PgBoss } from "pg-boss"
import type { Parts } from "../parts.ts"
import { catchUpBilling } from "./catch-up-billing.ts"
import { checkRules } from "./check-rules.ts"
import { countTrust } from "./count-trust.ts"
import { finishBatches } from "./finish-batches.ts"
import { finishGenerations } from "./finish-generations.ts"
import { gatherWords } from "./gather-words.ts"
import type { Job } from "./job.ts"
import { keepRetention } from "./keep-retention.ts"
import { noteMinute } from "./note-minute.ts"
import { purgeExpired } from "./purge-expired.ts"
import { reconcileBilling } from "./reconcile-billing.ts"
import { sendMails } from "./send-mails.ts"
import { sendWebhooks } from "./send-webhooks.ts"

/** Every scheduled job. */
export const scheduledJobs: readonly Job[] = [
  finishGenerations,
  finishBatches,
  sendMails,
  sendWebhooks,
  catchUpBilling,
  purgeExpired,
  keepRetention,
  reconcileBilling,
  countTrust,
  noteMinute,
  checkRules,
  gatherWords,
]

export interface Queue {
  /** Does not wait for the schedule; one of the processes picks it up. */
  readonly runNow: (name: string, options?: { afterSeconds: number }) => Promise<void>
  /** Lets current runs finish. */
  readonly stop: () => Promise<void>
}

interface QueueOptions {
  readonly parts: Parts
  readonly url: string
  readonly log: FastifyBaseLogger
  readonly jobs: readonly Job[]
}

/** The queue does not report why a job failed, and retries later; an operator wants to know. */
async function runJob(job: Job, parts: Parts, log: FastifyBaseLogger): Promise<void> {
  try {
    await job.run(parts, log)
  } catch (error) {
    log.error({ err: error, job: job.name }, "a job failed")
    throw error
  }
}

/** Each look is a query for each job, in each process; most jobs are due once a minute. */
const lookEverySeconds = 10

/** Starts this process's share of the queue, which is in the database. */
export async function startJobs({ parts, url, log, jobs }: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({ connectionString: url, max: 2, application_name: "search-simple jobs" })
  boss.on("error", (error) => log.error({ err: error }, "the job queue has trouble"))
  await boss.start()
  const workers = new Map<string, string>()
  for (const job of jobs) {
    await boss.createQueue(job.name)
    const options = { pollingIntervalSeconds: lookEverySeconds }
    workers.set(job.name, await boss.work(job.name, options, () => runJob(job, parts, log)))
    await boss.schedule(job.name, job.schedule)
  }
  return {
    async runNow(name, { afterSeconds } = { afterSeconds: 0 }) {
      await boss.send(name, null, { startAfter: afterSeconds })
      const worker = workers.get(name)
      if (afterSeconds === 0 && worker !== undefined) boss.notifyWorker(worker)
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000, close: true }),
  }
}
