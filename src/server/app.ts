import { randomUUID } from "node:crypto"
import type { Server } from "node:http"
import compress from "@fastify/compress"
import rateLimit from "@fastify/rate-limit"
import underPressure from "@fastify/under-pressure"
import {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyServerOptions,
  fastify,
  LogController,
} from "fastify"
import { makeHandlers } from "./calls/index.ts"
import { addApiDescription } from "./http/api-page.ts"
import { addHealth } from "./http/health.ts"
import { addMcp } from "./http/mcp.ts"
import { mountCalls } from "./http/mount.ts"
import { servePages } from "./http/pages.ts"
import { answerProblem } from "./http/problems.ts"
import { readOnlyJson } from "./http/read-json.ts"
import { setSecurityHeaders } from "./http/security-headers.ts"
import type { Parts } from "./parts.ts"
import { Problem } from "./problem.ts"
import { addressKey } from "./throttle.ts"

interface AppOptions {
  readonly parts: Parts
  /** The folder of the built pages. */
  readonly pagesFolder: string
  readonly logger: FastifyServerOptions["logger"]
}

/** `drain` makes /readyz fail, so that a balancer in front stops sending requests. */
export interface App {
  readonly app: FastifyInstance
  readonly drain: () => void
}

const second = 1000

/** The server as a function of its parts. Tests use the same function. */
export async function buildApp({ parts, pagesFolder, logger }: AppOptions): Promise<App> {
  const { config } = parts
  const app = fastify(serverOptions(config, logger))
  let isDraining = false
  let listeningPort = config.port
  app.addHook("onListen", async () => {
    const address = app.server.address()
    if (typeof address === "object" && address !== null) listeningPort = address.port
  })
  const port = () => listeningPort

  // Closing ends idle connections once; a busy one must not be kept alive afterward.
  app.addHook("onSend", async (_request, reply) => {
    if (isDraining) reply.header("connection", "close")
  })
  app.setErrorHandler(answerProblem)
  readOnlyJson(app)
  setSecurityHeaders(app, config)
  await setLimits(app)
  await app.register(compress, { global: true, threshold: 1024 })
  logAnswers(app)
  addHealth(app, parts, () => isDraining)
  mountCalls(app, makeHandlers(parts), { parts, port })
  addApiDescription(app, config)
  addMcp(app, { parts, port })
  await servePages(app, { parts, folder: pagesFolder, port })
  app.setNotFoundHandler(() => {
    throw new Problem("not_found")
  })
  return {
    app,
    drain: () => {
      isDraining = true
    },
  }
}

const serverOptions = ({ trustProxyHops }: Parts["config"], logger: AppOptions["logger"]) =>
  ({
    ...(logger !== undefined && { logger }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Only our nearest proxies are trusted about a visitor's address.
    trustProxy: (_address: string, hop: number) => hop < trustProxyHops,
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: 15 * second,
    handlerTimeout: 30 * second,
    // Longer than a balancer keeps an idle connection, so that we never hang up on a new request.
    keepAliveTimeout: 72 * second,
    maxRequestsPerSocket: 1000,
    forceCloseConnections: "idle",
    http: { headersTimeout: 10 * second, connectionsCheckingInterval: second },
    return503OnClosing: true,
  }) satisfies FastifyHttpOptions<Server>

/** A coarse guard for the process; the limits that matter are in the contract and counted in the database. */
async function setLimits(app: FastifyInstance): Promise<void> {
  const isSpared = (url: string) => /^\/(healthz|readyz|metrics|api\/payment-webhook)/.test(url)
  await app.register(underPressure, {
    // One slow second, such as when the writer loads its word lists, is not an overload; five in a row are.
    sampleInterval: 5 * second,
    maxEventLoopDelay: second,
    retryAfter: 5,
    pressureHandler: (request) => {
      if (!isSpared(request.url)) throw new Problem("overloaded", { retryAfterSeconds: 5 })
    },
  })
  await app.register(rateLimit, {
    max: 1200,
    timeWindow: 60 * second,
    keyGenerator: (request) => addressKey(request.ip),
    addHeaders: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    addHeadersOnExceeding: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    allowList: (request) => !request.url.startsWith("/api/") || isSpared(request.url),
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem("too_many_requests", { retryAfterSeconds: Math.ceil(ttl / second) }),
  })
}

/** One line per answer: no address, no query, nothing a person typed. */
function logAnswers(app: FastifyInstance): void {
  // It contains nothing to redact, and searching it would take as long as writing it.
  const log = app.log.child({}, { redact: [] })
  app.addHook("onResponse", async ({ id, method, routeOptions }, reply) => {
    const route = routeOptions.url ?? "unknown"
    const line = { reqId: id, method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (route === "/*" || /^\/(healthz|readyz|metrics)$/.test(route)) log.debug(line, "answered")
    else log.info(line, "answered")
  })
}
