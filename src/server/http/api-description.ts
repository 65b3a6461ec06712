import * as z from "zod/mini"
import type { Call } from "../../contract/call.ts"
import { calls } from "../../contract/index.ts"
import { type ProblemCode, problemBodySchema, problems } from "../../contract/problems.ts"
import { brand } from "../../domain/brand.ts"

const schemaOf = (schema: z.ZodMiniType, io: "input" | "output") => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" })
  return rest
}

/** Everything that can go wrong with a call, from what it says of itself. */
export function problemsOf(call: Call): ProblemCode[] {
  const codes: ProblemCode[] = []
  if (call.params ?? call.query ?? call.body) codes.push("bad_input")
  if (call.body) codes.push("too_large", "not_json")
  if (call.who !== "everybody") codes.push("not_signed_in")
  if (call.who === "access") codes.push("subscription_required")
  if (call.method !== "GET") codes.push("foreign_origin")
  if (call.limit) codes.push("too_many_requests")
  if (call.keeps) codes.push("storage_full")
  if (call.work) codes.push("overloaded")
  return [...new Set([...codes, ...(call.problems ?? [])])]
}

function parametersOf(schema: z.ZodMiniType | undefined, place: "path" | "query") {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = schemaOf(schema, "input")
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }))
}

function repliesOf(call: Call) {
  const problemContent = { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } }
  const byStatus = Map.groupBy(problemsOf(call), (code) => problems[code].status)
  const failures = [...byStatus].map(
    ([status, codes]) =>
      [
        String(status),
        {
          description: codes.map((code) => `\`${code}\`: ${problems[code].message}`).join(" "),
          content: problemContent,
        },
      ] as const,
  )
  return { ...successOf(call), ...Object.fromEntries(failures) }
}

function successOf(call: Call) {
  if (call.reply === "nothing") return { 204: { description: "Done" } }
  if (call.reply === "redirect")
    return { 302: { description: "Go there", headers: { Location: { schema: { type: "string" } } } } }
  if (call.reply === "file")
    return { 200: { description: "A file to save", content: { "application/octet-stream": {} } } }
  return {
    [call.status ?? 200]: {
      description: call.events
        ? `Success; as events: ${Object.keys(call.events).join(", ")}, result or error`
        : "Success",
      ...(call.isPaged && {
        headers: {
          "X-Next-Cursor": { schema: { type: "string" }, description: "The cursor of the next page, if any" },
        },
      }),
      content: {
        "application/json": { schema: schemaOf(call.reply, "output") },
        ...(call.events && { "text/event-stream": { schema: { type: "string" } } }),
      },
    },
  }
}

const keyHeader = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: { type: "string", maxLength: 200 },
}

/** The contract as an OpenAPI 3.1 document. */
export function describeApi() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [area, areaCalls] of Object.entries(calls)) {
    for (const [key, call] of Object.entries<Call>(areaCalls)) {
      const path = call.path.replaceAll(/:(\w+)/g, "{$1}")
      paths[path] = {
        ...paths[path],
        [call.method.toLowerCase()]: {
          operationId: `${area}.${key}`,
          tags: [area],
          summary: call.summary,
          parameters: [
            ...parametersOf(call.params, "path"),
            ...parametersOf(call.query, "query"),
            ...(call.hasIdempotencyKey ? [keyHeader] : []),
          ],
          ...(call.body && {
            requestBody: { required: true, content: { "application/json": { schema: schemaOf(call.body, "input") } } },
          }),
          ...(call.who !== "everybody" && { security: [{ session: [] }] }),
          responses: repliesOf(call),
        },
      }
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: brand.name,
      version: "1",
      description: "Every call of the server. Made from the contract in the code.",
    },
    paths,
    components: {
      schemas: { Problem: schemaOf(problemBodySchema, "output") },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "sid" } },
    },
  }
}
