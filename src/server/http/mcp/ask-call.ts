import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { isJson, type Json } from "../api-description/tidy-schema.ts"
import type { Tool } from "./tool.ts"
import { splitArguments } from "./tool-schemas.ts"

/** The headers by which a call knows who asks, and from where. */
const passedOn = ["authorization", "host", "user-agent", "x-forwarded-for", "x-forwarded-proto"]

/**
 * Makes the tool's call as a program would make it over HTTP: with the same key, limits, checks and words of refusal. What
 * is refused is told as the tool's answer, so that an assistant can mend what it asked.
 */
export async function askCall(
  app: FastifyInstance,
  request: FastifyRequest,
  tool: Tool,
  given: Json,
): Promise<CallToolResult> {
  const { call } = tool
  const { params, query, body } = splitArguments(call, given)
  const headers = Object.fromEntries(
    passedOn.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : [])),
  )
  const url = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? "")))
  const reply = await app.inject({
    method: call.method,
    url,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    remoteAddress: request.raw.socket.remoteAddress ?? request.ip,
    headers: { ...headers, ...(call.body && { "content-type": "application/json" }) },
    ...(call.body && { payload: JSON.stringify(body) }),
  })
  if (reply.statusCode >= 400) return refusalOf(reply.json())
  if (call.reply === "file")
    return { content: [{ type: "text", text: reply.body }], structuredContent: { content: reply.body } }
  const answer: unknown = reply.json()
  const nextCursor = reply.headers["x-next-cursor"]
  const structuredContent = isJson(answer)
    ? { ...answer }
    : { items: answer, ...(typeof nextCursor === "string" && { nextCursor }) }
  const text = tool.show?.(answer) ?? JSON.stringify(structuredContent)
  return { content: [{ type: "text", text }], structuredContent }
}

function refusalOf(problem: unknown): CallToolResult {
  const { message = "Something went wrong.", issues = [], requestId } = Object(problem)
  const lines = Array.isArray(issues) ? issues.map((issue) => `- ${Object(issue).path}: ${Object(issue).message}`) : []
  const id = typeof requestId === "string" ? [`Request ${requestId}`] : []
  return { isError: true, content: [{ type: "text", text: [String(message), ...lines, ...id].join("\n") }] }
}
