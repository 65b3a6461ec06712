import { timingSafeEqual } from "node:crypto"
import { sql } from "drizzle-orm"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { collectDefaultMetrics, Histogram, Registry } from "prom-client"
import { isLoopback } from "../config.ts"
import type { Parts } from "../parts.ts"
import { Problem } from "../problem.ts"

const pingCacheMs = 1000

/** Whether the process lives, whether it can serve, and how it does. */
export function addHealth(app: FastifyInstance, parts: Parts, isDraining: () => boolean): void {
  const ping = cachedPing(parts)
  app.get("/healthz", async () => ({ status: "ok" }))
  app.get("/readyz", async (_request, reply) => {
    const checks = { database: await ping(), draining: isDraining() }
    const isReady = checks.database && !checks.draining
    return reply
      .status(isReady ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status: isReady ? "ready" : "not ready", ...checks, payments: parts.config.payments.provider })
  })
  addMetrics(app, parts)
}

function cachedPing({ db, now }: Parts): () => Promise<boolean> {
  let last: { at: number; isAlive: Promise<boolean> } | null = null
  return () => {
    const at = now().getTime()
    if (last === null || Math.abs(at - last.at) > pingCacheMs)
      last = {
        at,
        isAlive: db.execute(sql`select 1`).then(
          () => true,
          () => false,
        ),
      }
    return last.isAlive
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

/** Whoever has the token; without one, somebody on this machine, and in production nobody. */
function maySeeMetrics(request: FastifyRequest, config: Parts["config"]): boolean {
  if (config.metricsToken === null) return !config.isProduction && isLoopback(request.ip)
  const given = Buffer.from(request.headers.authorization ?? "")
  const wanted = Buffer.from(`Bearer ${config.metricsToken}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
