import { timingSafeEqual } from "node:crypto"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { collectDefaultMetrics, Histogram, Registry } from "prom-client"
import { type DatabaseState, noteReady } from "../db/readiness.ts"
import type { Parts } from "../parts.ts"
import { Problem } from "../problem.ts"
import { isFromThisMachine } from "./own-origin.ts"

const writeEveryMs = 1000
const patienceMs = 2000

/** Whether the process is alive, whether it can serve, and its metrics. */
export function addHealth(app: FastifyInstance, parts: Parts, isDraining: () => boolean): void {
  const checkDatabase = databaseCheck(parts)
  app.get("/healthz", async () => ({ status: "ok" }))
  app.get("/readyz", async (_request, reply) => {
    const checks = { database: await checkDatabase(), draining: isDraining() }
    const isReady = checks.database === "ok" && !checks.draining
    return reply
      .status(isReady ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status: isReady ? "ready" : "not ready", ...checks, payments: parts.config.payments.provider })
  })
  addMetrics(app, parts)
}

/** Writes at most once a second, and never before the last write has ended. */
function databaseCheck({ db, now, after }: Parts): () => Promise<DatabaseState> {
  let last: { at: number; state: Promise<DatabaseState> } | null = null
  let isWriting = false
  const write = (): Promise<DatabaseState> => {
    isWriting = true
    const written = noteReady(db).finally(() => {
      isWriting = false
    })
    return Promise.race([
      written,
      new Promise<DatabaseState>((tell) => after(patienceMs, () => tell("does not answer"))),
    ])
  }
  return () => {
    const at = now().getTime()
    if (last === null || (!isWriting && Math.abs(at - last.at) > writeEveryMs)) last = { at, state: write() }
    return last.state
  }
}

function addMetrics(app: FastifyInstance, { config }: Parts): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  })
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unknown"
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get("/metrics", async (request, reply) => {
    if (!maySeeMetrics(request, config)) throw new Problem("not_found")
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** Holders of the token; without one, callers on this machine, and in production nobody. */
function maySeeMetrics(request: FastifyRequest, config: Parts["config"]): boolean {
  if (config.metricsToken === null) return !config.isProduction && isFromThisMachine(request)
  const given = Buffer.from(request.headers.authorization ?? "")
  const wanted = Buffer.from(`Bearer ${config.metricsToken}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
