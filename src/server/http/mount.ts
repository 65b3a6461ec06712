import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify"
import type * as z from "zod/mini"
import { type Call, eventsPath, type Signed } from "../../contract/call.ts"
import { calls } from "../../contract/index.ts"
import type { CallContext, Handlers } from "../handler.ts"
import type { Parts } from "../parts.ts"
import { Problem } from "../problem.ts"
import { addressKey } from "../throttle.ts"
import { findCaller, makeCallContext } from "./call-context.ts"
import { sendEvents } from "./events.ts"
import { sendFile } from "./files.ts"
import { refuseKey, refuseOverLimit, refuseOverStorage, refuseStrangers } from "./gate.ts"
import { readApiKey } from "./key-caller.ts"
import { refuseForeign } from "./own-origin.ts"
import { refuseUnstorable } from "./read-json.ts"
import { readSessionToken } from "./session-cookie.ts"
import { UnderWay } from "./under-way.ts"

/** A handler found by its call: the input was parsed by the same schemas that its type comes from. */
type AnyHandler = (
  input: Record<string, unknown>,
  context: CallContext & { readonly tell: Told; readonly backlogPlace: BacklogPlace },
) => unknown

/** Far more than a page sends, and few enough that nobody else waits long for the database. */
const maxUnderWay = 100

interface Place {
  readonly parts: Parts
  /** The port we listen on, known only once we do. */
  readonly port: () => number
}

/** Turns every promise of the contract into a route: gate, parse, answer, check the reply. */
export function mountCalls(app: FastifyInstance, handlers: Handlers, place: Place): void {
  const underWay = new UnderWay(maxUnderWay)
  for (const [area, areaCalls] of Object.entries(calls)) {
    const areaHandlers = new Map<string, AnyHandler>(Object.entries(Reflect.get(handlers, area)))
    for (const [key, call] of Object.entries<Call>(areaCalls)) {
      const handler = areaHandlers.get(key)
      if (handler === undefined) throw new Error(`the call ${area}.${key} has no handler`)
      const routeAt = (url: string, tellsEvents: boolean): RouteOptions => ({
        method: call.method,
        url,
        ...(call.maxBodyBytes !== undefined && { bodyLimit: call.maxBodyBytes }),
        ...(call.maxSeconds !== undefined && { handlerTimeout: call.maxSeconds * 1000 }),
        handler: (request, reply) => answerInTurn({ call, handler, place, underWay, tellsEvents }, request, reply),
      })
      if (call.signedBy === undefined) app.route(routeAt(call.path, false))
      else app.register(async (room) => mountSigned(room, routeAt(call.path, false)))
      if (call.events !== undefined) app.route(routeAt(eventsPath(call), true))
    }
  }
}

/** A signature covers bytes: parsed and reserialized JSON is different. */
function mountSigned(room: FastifyInstance, route: RouteOptions): void {
  room.removeAllContentTypeParsers()
  room.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => done(null, body))
  room.route(route)
}

interface Route {
  readonly call: Call
  readonly handler: AnyHandler
  readonly place: Place
  readonly underWay: UnderWay
  /** Progress is streamed, and the answer is the last event. */
  readonly tellsEvents: boolean
}

async function answerInTurn(route: Route, request: FastifyRequest, reply: FastifyReply) {
  const { config } = route.place.parts
  const { isSecure } = config
  const isSigned = route.call.signedBy !== undefined
  const leave = isSigned
    ? () => {}
    : route.underWay.enter(readApiKey(request) ?? readSessionToken(request, isSecure) ?? addressKey(request.ip))
  try {
    return await answer(route, request, reply)
  } finally {
    leave()
  }
}

async function answer(route: Route, request: FastifyRequest, reply: FastifyReply) {
  const { call, handler, place, tellsEvents } = route
  const { parts } = place
  const port = place.port()
  // Another site can make a browser send its cookies, but not a key, which the browser does not have.
  const isRideable = call.method !== "GET" && readApiKey(request) === null
  if (isRideable) refuseForeign(request, { publicOrigin: parts.config.publicOrigin, port })
  const caller = await findCaller(parts, request, reply)
  if (caller.isReplaced) throw new Problem("session_replaced")
  const context = makeCallContext({ parts, port }, caller, { request, reply })
  refuseKey(call, caller.key)
  refuseStrangers(call.who, context, parts.now())
  const backlogPlace = enterBacklog(parts, call, context)
  const prepared = await prepare(route, context, { request, reply }).catch((error: unknown) => {
    backlogPlace.leave()
    throw error
  })
  const { input, idempotencyKey } = prepared
  const isStrict = !parts.config.isProduction
  const work = async (tell: Told) => {
    try {
      return await handler(input, { ...context, idempotencyKey, tell, backlogPlace })
    } finally {
      backlogPlace.leave()
    }
  }
  if (!tellsEvents) return sendReply(call, await work(() => {}), { reply, isStrict })
  return sendEvents(work, {
    reply,
    log: request.log,
    requestId: request.id,
    after: parts.after,
    checkResult: (value) => checkReply(call, value, { log: request.log, isStrict }),
  })
}

/** A refusal comes before any expensive work; a refused call does not count toward a limit either. */
function enterBacklog({ workers, generating }: Parts, { work }: Call, { user }: CallContext): BacklogPlace {
  if (work !== undefined) workers.refuseWhenBusy()
  return work === "writing" && user !== null ? generating.admit(user.id) : noPlace
}

const noPlace: BacklogPlace = { expect() {}, done() {}, leave() {} }

async function prepare(
  { call, place: { parts } }: Route,
  context: CallContext,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  if (call.limit) await refuseOverLimit(parts, { call, limit: call.limit, context })
  const input = {
    ...(call.params && { params: parse(call.params, request.params) }),
    ...(call.query && { query: parse(call.query, request.query) }),
    ...(call.body && { body: parse(call.body, request.body) }),
    ...(call.signedBy !== undefined && { signed: readSigned(request, call.signedBy) }),
  }
  if (call.keeps && context.user !== null) {
    const bytes = Number(request.headers["content-length"] ?? 0)
    const notice = await refuseOverStorage(parts, { userId: context.user.id, bytes })
    if (notice !== null) reply.header("x-storage-notice", notice)
  }
  return { input, idempotencyKey: call.hasIdempotencyKey ? readKey(request) : null }
}

type Told = (name: string, data: unknown) => void
type BacklogPlace = ReturnType<Parts["generating"]["admit"]>

function readSigned({ body, headers }: FastifyRequest, header: string): Signed {
  const signature = headers[header]
  if (typeof signature !== "string" || !(body instanceof Uint8Array)) throw new Problem("bad_input")
  return { body, signature }
}

/** Long enough for any scheme, short enough to store; its content is not interpreted. */
function readKey(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"]
  if (key === undefined) return null
  if (typeof key === "string" && /^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw new Problem("bad_input", { message: "The Idempotency-Key must be 1 to 200 plain characters without spaces." })
}

/** The message for a value whose schema has none for the error. */
function nameFault(fault: z.core.$ZodRawIssue): string {
  const place = (fault.path ?? []).map(String).join(".")
  if (fault.code === "unrecognized_keys") return `Unknown: ${fault.keys.join(", ")}`
  return place === "" ? "The request is not valid" : `The value of "${place}" is not valid`
}

function parse(schema: z.ZodMiniType, value: unknown): unknown {
  refuseUnstorable(value)
  const parsed = schema.safeParse(value ?? {}, { error: nameFault })
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map((issue) => ({
    path: issue.path.map(String).join("."),
    message: issue.message,
  }))
  throw new Problem("bad_input", { issues, ...(issues[0] && { message: issues[0].message }) })
}

function sendReply(call: Call, value: unknown, { reply, isStrict }: { reply: FastifyReply; isStrict: boolean }) {
  reply.header("cache-control", "no-store")
  if (call.reply === "nothing") return reply.status(204).send()
  if (call.reply === "redirect") return reply.redirect(String(Reflect.get(Object(value), "redirect")), 302)
  if (call.reply === "file") return sendFile(value, reply)
  const { page, nextCursor } = Object(value)
  if (call.isPaged && typeof nextCursor === "string") reply.header("x-next-cursor", nextCursor)
  const checked = checkReply(call, call.isPaged ? page : value, { log: reply.log, isStrict })
  return reply.status(call.status ?? 200).send(checked)
}

/** A reply that breaks its promise stops a test or a developer at once; a customer still gets the answer. */
function checkReply(call: Call, value: unknown, { log, isStrict }: { log: FastifyBaseLogger; isStrict: boolean }) {
  if (typeof call.reply === "string") return value
  const checked = call.reply.safeParse(value)
  if (checked.success) return checked.data
  if (isStrict) throw new Error(`${call.path} breaks its promise: ${checked.error.message}`)
  log.error({ path: call.path, issues: checked.error.issues }, "broken promise")
  return value
}
