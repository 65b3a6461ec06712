import type * as z from "zod/mini"
import type { Call } from "../../../contract/call.ts"
import { type ProblemCode, problems } from "../../../contract/problems.ts"
import { capitalize } from "./capitalize.ts"
import type { Json } from "./tidy-schema.ts"

/** Where a schema of the contract is described, with a real answer as the example. */
export interface Described {
  readonly refOf: (schema: z.ZodMiniType, io: "input" | "output") => Json
  readonly example: { readonly answer?: unknown } | undefined
}

const header = (name: string): Json => ({ $ref: `#/components/headers/${name}` })

/** The same for every call, because any of them may return it: the flood guard, and unexpected errors. */
const anywhere: readonly ProblemCode[] = ["too_many_requests", "unexpected", "overloaded"]

export function describeAnswers(call: Call, codes: readonly ProblemCode[], described: Described): Json {
  const failures = byStatus(codes).map(([status, of]) => [String(status), { $ref: place + nameOf(of) }] as const)
  return {
    ...describeSuccess(call, described),
    ...Object.fromEntries(failures),
    default: { $ref: "#/components/responses/OtherProblem" },
  }
}

const byStatus = (codes: readonly ProblemCode[]) => [
  ...Map.groupBy(new Set([...codes, ...anywhere]), (code) => problems[code].status),
]

const place = "#/components/responses/"

const nameOf = (codes: readonly ProblemCode[]): string =>
  codes.map((code) => code.split("_").map(capitalize).join("")).join("Or")

/** Every refusal that any call references, once and named after its codes. */
export const describeProblems = (all: readonly (readonly ProblemCode[])[]): Json =>
  Object.fromEntries(
    all.flatMap(byStatus).map(([status, codes]) => [nameOf(codes), describeProblem(status, codes)] as const),
  )

const describeProblem = (status: number, codes: readonly ProblemCode[]): Json => ({
  description: codes.map((code) => `\`${code}\`: ${problems[code].message}`).join(" "),
  ...([429, 503].includes(status) && { headers: { "Retry-After": header("RetryAfter") } }),
  content: problemContent,
})

export const problemContent = { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } }

function describeSuccess(call: Call, described: Described): Json {
  if (call.reply === "nothing") return { 204: { description: "Done" } }
  if (call.reply === "redirect")
    return {
      302: { description: "Go there", headers: { Location: { schema: { type: "string" }, required: true } } },
    }
  const limits = call.scope ? rateLimits : {}
  if (call.reply === "file") return { 200: { ...describeFile, headers: { ...describeFile.headers, ...limits } } }
  const headers = {
    ...limits,
    ...(call.isPaged && { "X-Next-Cursor": header("NextCursor") }),
    ...(call.keeps && { "X-Storage-Notice": header("StorageNotice") }),
  }
  const { refOf, example } = described
  return {
    [call.status ?? 200]: {
      description: "Success",
      ...(Object.keys(headers).length > 0 && { headers }),
      content: {
        "application/json": {
          schema: refOf(call.reply, "output"),
          ...(example?.answer !== undefined && { example: example.answer }),
        },
      },
    },
  }
}

/** Sent to programs, which have a separate limit. */
const rateLimits = {
  "RateLimit-Limit": header("RateLimitLimit"),
  "RateLimit-Remaining": header("RateLimitRemaining"),
  "RateLimit-Reset": header("RateLimitReset"),
}

const describeFile = {
  description: "A file to save under the name in Content-Disposition",
  headers: {
    "Content-Disposition": header("ContentDisposition"),
    "X-Missing-Cells": header("MissingCells"),
  },
  content: { "*/*": { schema: { type: "string", format: "binary" } } },
}

/** The same call's answer as a stream of events. */
export const describeEvents = ({ events = {} }: Call): Json => ({
  description: `Events by name: ${Object.keys(events).join(", ")}; \`result\` (the answer) or \`error\` (a problem) comes last.`,
  content: { "text/event-stream": { schema: { type: "string" } } },
})
