import { randomUUID } from "node:crypto"
import { Readable } from "node:stream"
import { Server } from "@modelcontextprotocol/sdk/server/index.js"
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js"
import {
  CallToolRequestSchema,
  CancelledNotificationSchema,
  ErrorCode,
  type Tool as ListedTool,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  type RequestId,
} from "@modelcontextprotocol/sdk/types.js"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { brand } from "../../domain/brand.ts"
import type { Parts } from "../parts.ts"
import { Problem } from "../problem.ts"
import { checkKey, findKeyCaller, readApiKey } from "./key-caller.ts"
import { askCall } from "./mcp/ask-call.ts"
import { cancelRun } from "./mcp/cancel-run.ts"
import { readRules, ruleResources } from "./mcp/rules-resources.ts"
import { inputSchemaOf, outputSchemaOf } from "./mcp/tool-schemas.ts"
import { tools } from "./mcp/tools.ts"
import { refuseForeign } from "./own-origin.ts"

const path = "/mcp"
const maxBodyBytes = 1024 * 1024
/** As long as the longest generation. */
const maxMs = 240_000

const instructions =
  "Search Simple writes search-optimized listings for ten platforms from what the seller says, and invents nothing. Read " +
  "rules://{platform} for the fields of a form. Ask the user for what is required and not known."

/**
 * The Model Context Protocol over HTTP. No state is kept between requests, so any process can answer any of them; each
 * tool is a call of the contract.
 */
export function addMcp(app: FastifyInstance, { parts, port }: { parts: Parts; port: () => number }): void {
  app.route({
    method: "POST",
    url: path,
    bodyLimit: maxBodyBytes,
    handlerTimeout: maxMs,
    handler: async (request, reply) => {
      refuseForeign(request, { publicOrigin: parts.config.publicOrigin, port: port() })
      await refuseWithoutKey(parts, request, reply)
      return answer(app, request, reply)
    },
  })
  app.route({
    method: ["GET", "DELETE"],
    url: path,
    handler: async (_request, reply) => reply.status(405).header("allow", "POST").send(),
  })
}

/** Using a tool is a call, which checks and counts the key again; everything else counts here. */
async function refuseWithoutKey(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const key = readApiKey(request)
  if (key === null)
    throw new Problem("not_signed_in", { message: "Create an API key in the settings and send it as a bearer token." })
  if (usesTool(request.body)) await checkKey(parts, key, request)
  else await findKeyCaller(parts, key, { request, reply })
}

const usesTool = (body: unknown): boolean => {
  const { method, params }: { method?: unknown; params?: unknown } = Object(body)
  return method === "tools/call" && findTool(Object(params).name) !== undefined
}

const findTool = (name: unknown) => tools.find((tool) => tool.name === name)

async function answer(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const server = openServer(app, request)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !wantsProgress(request.body) })
  await server.connect(transport)
  let isStreaming = false
  try {
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers)) if (typeof value === "string") headers.set(name, value)
    const asked = new Request(`http://localhost${path}`, { method: "POST", headers })
    const { status, headers: told, body } = await transport.handleRequest(asked, { parsedBody: request.body })
    const type = told.get("content-type") ?? ""
    if (type !== "") reply.header("content-type", type)
    if (Object(request.body).method === "initialize") reply.header(sessionHeader, randomUUID())
    reply.status(status)
    if (body === null || !type.startsWith("text/event-stream"))
      return await reply.send(body === null ? "" : await new Response(body).text())
    isStreaming = true
    const stream = Readable.fromWeb(body)
    stream.once("close", () => void server.close())
    reply.header("cache-control", "no-store, no-transform").header("x-accel-buffering", "no")
    return await reply.send(stream)
  } finally {
    if (!isStreaming) await server.close()
  }
}

const wantsProgress = (body: unknown): boolean => Object(Object(Object(body).params)._meta).progressToken !== undefined

const sessionHeader = "mcp-session-id"

/** The name of a client's work in any process: its session, which we only issue, and the number of its request. */
function runOf({ headers }: FastifyRequest, requestId: RequestId | undefined): string | null {
  const session = headers[sessionHeader]
  const isOurs = typeof session === "string" && /^[\da-f-]{36}$/.test(session)
  return isOurs && requestId !== undefined ? `mcp:${session}:${String(requestId).slice(0, 40)}` : null
}

let listed: readonly ListedTool[] | undefined

/** Built on first request. */
function listTools(): readonly ListedTool[] {
  listed ??= tools.map(({ name, title, description, call, ...about }) => ({
    ...{ name, title, description },
    inputSchema: { type: "object", ...inputSchemaOf(call) },
    outputSchema: { type: "object", ...outputSchemaOf(call) },
    annotations: {
      title,
      readOnlyHint: about.isReading ?? false,
      destructiveHint: about.isDestructive ?? false,
      idempotentHint: about.isRepeatable ?? about.isReading ?? false,
      openWorldHint: about.isOpenWorld ?? false,
    },
  }))
  return listed
}

function openServer(app: FastifyInstance, request: FastifyRequest): Server {
  const server = new Server(
    { name: "search-simple", title: brand.name, version: "1.0.0" },
    { capabilities: { tools: {}, resources: {} }, instructions },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...listTools()] }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { requestId, sendNotification }) => {
    const tool = findTool(params.name)
    if (tool === undefined) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}`)
    const progressToken = params._meta?.progressToken
    const tell =
      progressToken === undefined
        ? null
        : (progress: { progress: number; total: number; message: string }) =>
            sendNotification({ method: "notifications/progress", params: { progressToken, ...progress } })
    return askCall(app, request, { tool, given: params.arguments ?? {}, run: runOf(request, requestId), tell })
  })
  server.setNotificationHandler(CancelledNotificationSchema, async ({ params: { requestId } }) => {
    const run = runOf(request, requestId)
    if (run !== null) await cancelRun(app, request, run)
  })
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: [...ruleResources] }))
  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => {
    const text = readRules(uri)
    if (text === null) throw new McpError(ErrorCode.InvalidParams, `There is no resource ${uri}`)
    return { contents: [{ uri, mimeType: "text/markdown", text }] }
  })
  return server
}
