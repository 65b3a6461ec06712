import { text as wholeText } from "node:stream/consumers"
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js"
import type { FastifyInstance, FastifyRequest } from "fastify"
import * as z from "zod/mini"
import { eventsPath } from "../../../contract/call.ts"
import { isJson, type Json } from "../api-description/tidy-schema.ts"
import { makeCall } from "./make-call.ts"
import { readEvents } from "./read-events.ts"
import type { Tool } from "./tool.ts"
import { splitArguments } from "./tool-schemas.ts"

interface Progress {
  readonly progress: number
  readonly total: number
  readonly message: string
}

interface Using {
  readonly tool: Tool
  readonly given: Json
  /** The name for canceling the work; null if the client has no session. */
  readonly run: string | null
  /** Receives the progress; null if the client did not ask for it. */
  readonly tell: ((progress: Progress) => Promise<void>) | null
}

/**
 * Makes the tool's call as a program would over HTTP: with the same key, limits, checks and refusals. A refusal is
 * returned as the tool's answer, so that an assistant can correct its request.
 */
export async function askCall(
  app: FastifyInstance,
  request: FastifyRequest,
  { tool, given, run, tell }: Using,
): Promise<CallToolResult> {
  const { call } = tool
  const split = splitArguments(call, { ...(tool.hasRun && run !== null && { run }), ...given })
  const isTold = call.events !== undefined && tell !== null
  const reply = await makeCall(app, request, { call, split, ...(isTold && { path: eventsPath(call) }) })
  if (reply.statusCode >= 400) return refusalOf(JSON.parse(await wholeText(reply.stream())))
  if (isTold) return followEvents(tool, readEvents(reply.stream()), tell)
  const text = await wholeText(reply.stream())
  if (call.reply === "file") return { content: [{ type: "text", text }], structuredContent: { content: text } }
  const nextCursor = reply.headers["x-next-cursor"]
  return answerOf(tool, JSON.parse(text), typeof nextCursor === "string" ? { nextCursor } : {})
}

const progressSchema = z.object({ done: z.number(), total: z.number(), productName: z.string() })

/** The protocol requires progress to grow with each message. */
async function followEvents(
  tool: Tool,
  events: ReturnType<typeof readEvents>,
  tell: (progress: Progress) => Promise<void>,
): Promise<CallToolResult> {
  let told = -1
  for await (const { name, data } of events) {
    if (name === "result") return answerOf(tool, data)
    if (name === "error") return refusalOf(data)
    const step = progressSchema.safeParse(data)
    if (name !== "progress" || !step.success || step.data.done <= told) continue
    const { done, total, productName } = step.data
    told = done
    await tell({ progress: done, total, message: productName })
  }
  return refusalOf({})
}

function answerOf(tool: Tool, answer: unknown, more: Json = {}): CallToolResult {
  const structuredContent = isJson(answer) ? { ...answer } : { items: answer, ...more }
  const text = tool.show?.(answer) ?? JSON.stringify(structuredContent)
  return { content: [{ type: "text", text }], structuredContent }
}

function refusalOf(problem: unknown): CallToolResult {
  const { message = "Something went wrong.", issues = [], requestId } = Object(problem)
  const lines = Array.isArray(issues) ? issues.map((issue) => `- ${Object(issue).path}: ${Object(issue).message}`) : []
  const id = typeof requestId === "string" ? [`Request ${requestId}`] : []
  return { isError: true, content: [{ type: "text", text: [String(message), ...lines, ...id].join("\n") }] }
}
