import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import type { FastifyInstance } from "fastify"
import { brand } from "../domain/brand.ts"
import { type App, buildApp } from "./app.ts"
import { type Config, readConfig } from "./config.ts"
import { ConfigRefused } from "./config-reader.ts"
import { batchLeaseSeconds } from "./db/analyses.ts"
import { startEmbedded } from "./db/embedded/embedded-postgres.ts"
import { leaseSeconds } from "./db/generations/generations.ts"
import { migrateDatabase } from "./db/migrate.ts"
import { openDatabase } from "./db/open.ts"
import { demo, seedDemoAccount } from "./demo-account.ts"
import { checkRules } from "./jobs/check-rules.ts"
import { finishBatches } from "./jobs/finish-batches.ts"
import { finishGenerations } from "./jobs/finish-generations.ts"
import { reconcileBilling } from "./jobs/reconcile-billing.ts"
import { sendWebhooks } from "./jobs/send-webhooks.ts"
import { type Queue, scheduledJobs, startJobs } from "./jobs/start.ts"
import { loggerOptions } from "./log.ts"
import { findLocalModels } from "./outside/writer/local-models.ts"
import { assembleParts, type Parts, runAfter } from "./parts.ts"
import { sayWhoWrites } from "./who-writes.ts"
import { explainFailure } from "./why-not-started.ts"
import { WorkerPool } from "./workers/worker-pool.ts"

/** `npm run worker`: serves no requests, and does the writing that waits in the database. */
const isWorker = process.argv.includes("--worker")
const pagesFolder = join(import.meta.dirname, "../../dist/web")
/** A balancer needs this long to notice that we are shutting down; a single machine has none. */
const drainMs = 5000
const longestShutdownMs = 30_000
/** A local model server that has not answered by then is not mentioned in the greeting. */
const localModelsMs = 500
/** How long generations may continue after their users have left; the rest resumes after the next start. */
const generationStopMs = 8000

/** Everything that was started, with its way to stop, in order of starting. */
const endings: (() => Promise<void>)[] = []

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const running: { log?: FastifyInstance["log"] } = {}
  const note = (line: string) => running.log?.warn(line)
  const workers = new WorkerPool({ ...config.workers, after: runAfter, note })
  endings.push(() => workers.close())
  // The first listing is slow, so each worker writes one now, while the database starts, instead of making a user wait.
  const warmed = config.workers.areReadyAtOnce ? workers.start().catch((error: unknown) => error) : undefined
  const isAlone = !config.isProduction && config.ai.first.provider === "built-in"
  const localModels = isAlone ? findLocalModels(localModelsMs) : []
  const url = config.databaseUrl ?? (await startOwnDatabase(config))
  await migrateDatabase({ url })
  const { db, close } = await openDatabase({
    url,
    onError: (error) => running.log?.warn({ err: error }, "a connection to the database broke"),
  })
  endings.push(close)
  const parts = assembleParts({ config, db, workers, note })
  if (!config.isProduction && parts.sandbox !== null) await parts.clock.restore()
  if (config.hasDemoAccount) await seedDemoAccount(parts)
  const built = await buildApp({ parts, pagesFolder, logger: loggerOptions(config) })
  running.log = built.app.log
  endings.push(async () => parts.mailer?.close())
  if (config.isProduction && parts.mailer === null)
    built.app.log.warn("SMTP_URL is not set: emails stay in the outbox and are not sent")
  const trouble = await warmed
  if (trouble !== undefined) built.app.log.warn({ err: trouble }, "the workers could not be started")
  const queue = await startJobs({ parts, url, log: built.app.log, jobs: scheduledJobs })
  endings.push(queue.stop)
  endings.push(() => parts.generating.stop(generationStopMs))
  endings.push(parts.analyzing.stop)
  await finishWhatWasLeft(queue)
  endings.push(parts.bulkWork.stop)
  parts.bulkWork.begin()
  await refuseWrongPrice(parts, built.app.log)
  if (!isWorker) await built.app.listen({ port: config.port, host: config.host })
  // A request that waits for a generation keeps the listener open, so both are ended together.
  endings.push(async () => void (await Promise.all([built.app.close(), parts.generating.stop(generationStopMs)])))
  endWhenAsked(built, config)
  const whoWrites = sayWhoWrites(parts.writer.name, config.ai, await localModels)
  console.log((isWorker ? greetingOfWorker(config, whoWrites) : welcome(config, built.app, whoWrites)).join("\n"))
}

/** Somebody may be waiting for what a crash interrupted: at once, and again when the last lease has expired. */
async function finishWhatWasLeft({ runNow }: Queue): Promise<void> {
  for (const afterSeconds of [0, leaseSeconds + 1]) await runNow(finishGenerations.name, { afterSeconds })
  for (const afterSeconds of [0, batchLeaseSeconds + 1]) await runNow(finishBatches.name, { afterSeconds })
  await runNow(sendWebhooks.name)
  await runNow(reconcileBilling.name)
  // This version may have different rules from the previous one.
  await runNow(checkRules.name)
}

/**
 * The charge must match the pages, or the server does not start. A provider that is down at the moment gets the benefit
 * of the doubt.
 */
async function refuseWrongPrice({ payments }: Parts, log: FastifyInstance["log"]): Promise<void> {
  const fault = await payments.findFault().catch((error: unknown) => {
    log.warn({ err: error }, "the payment provider could not be asked about the price")
    return null
  })
  if (fault !== null) throw new ConfigRefused(fault)
}

async function startOwnDatabase({ dataDir }: Config): Promise<string> {
  const embedded = await startEmbedded({ dataDir, onError: (error) => console.error(error.message) })
  endings.push(embedded.stop)
  return embedded.url
}

function welcome(config: Config, app: FastifyInstance, whoWrites: readonly string[]): readonly string[] {
  const address = app.server.address()
  const port = typeof address === "object" && address !== null ? address.port : config.port
  const place =
    config.publicOrigin ??
    `http://${["127.0.0.1", "0.0.0.0", "::", "::1"].includes(config.host) ? "localhost" : config.host}:${port}`
  return [
    "",
    `${brand.name} is ready: ${place}`,
    config.hasDemoAccount
      ? `To try it, sign in as "${demo.username}" with the password "${demo.password}".`
      : `Create an account at ${place}/register`,
    ...whoWrites,
    placeOfData(config),
    ...(config.payments.provider === "sandbox" ? ["Payments are in test mode: no money moves."] : []),
    "Ctrl-C stops it.",
    "",
  ]
}

const greetingOfWorker = (config: Config, whoWrites: readonly string[]): readonly string[] => [
  "",
  `${brand.name} works in the background: bulk jobs, mails and everything on a schedule.`,
  ...whoWrites,
  placeOfData(config),
  "Ctrl-C stops it.",
  "",
]

const placeOfData = ({ databaseUrl, dataDir }: Config): string =>
  databaseUrl ? "Data: in the database of DATABASE_URL" : `Data: in ${dataDir}`

/** Stops accepting requests, finishes current ones, and then stops everything in reverse order of starting. */
function endWhenAsked({ app, drain }: App, { isProduction }: Config): void {
  let isEnding = false
  const end = async (reason: string, code: number) => {
    // A terminal's Ctrl-C reaches us twice: from the terminal, and from the program that started us.
    if (isEnding) return
    isEnding = true
    app.log.info({ reason }, "stopping")
    setTimeout(() => process.exit(1), longestShutdownMs).unref()
    drain()
    if (isProduction) await wait(drainMs)
    process.exit((await endAll()) ? code : 1)
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void end(signal, 0))
  for (const event of ["uncaughtException", "unhandledRejection"])
    process.on(event, (error: unknown) => {
      app.log.fatal({ err: error }, event)
      void end(event, 1)
    })
}

async function endAll(): Promise<boolean> {
  let isClean = true
  for (const ending of endings.reverse())
    await ending().catch((error: unknown) => {
      isClean = false
      console.error(error)
    })
  return isClean
}

try {
  await start()
} catch (error) {
  console.error(explainFailure(error))
  await endAll()
  process.exit(1)
}
