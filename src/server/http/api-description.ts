import { readFileSync } from "node:fs"
import * as z from "zod/mini"
import { type Call, eventsPath } from "../../contract/call.ts"
import { calls } from "../../contract/index.ts"
import type { ProblemCode } from "../../contract/problems.ts"
import { keyLimit, keyScopes } from "../../domain/account/key-scopes.ts"
import { brand } from "../../domain/brand.ts"
import { areaWords } from "./api-description/area-words.ts"
import { capitalize } from "./api-description/capitalize.ts"
import { collectSchemas, keepUsed } from "./api-description/collect-schemas.ts"
import { components, describeProblemBody } from "./api-description/components.ts"
import {
  type Described,
  describeAnswers,
  describeEvents,
  describeProblems,
} from "./api-description/describe-answers.ts"
import { describeCall } from "./api-description/describe-call.ts"
import { isJson, type Json, tidySchema } from "./api-description/tidy-schema.ts"

/** Every problem a call can return, from its own definition. */
export function problemsOf(call: Call): ProblemCode[] {
  const codes: ProblemCode[] = []
  if (call.params ?? call.query ?? call.body) codes.push("bad_input")
  if (call.body) codes.push("too_large", "not_json")
  if (call.who !== "everybody") codes.push("not_signed_in")
  if (call.who === "access") codes.push("subscription_required")
  if (call.scope) codes.push("wrong_key", "scope_required", "too_many_requests")
  if (call.method !== "GET") codes.push("foreign_origin")
  if (call.limit) codes.push("too_many_requests")
  if (call.keeps) codes.push("storage_full")
  if (call.work) codes.push("overloaded")
  return [...new Set([...codes, ...(call.problems ?? [])])]
}

const allCalls = Object.values(calls).flatMap((area) => Object.values<Call>(area))

interface Place {
  readonly publicOrigin: string | null
  readonly isSecure: boolean
  readonly supportEmail: string | null
}

/** The contract as an OpenAPI 3.1 document. */
export function describeApi({ publicOrigin, isSecure, supportEmail }: Place) {
  const { components: schemas, refOf } = collectSchemas()
  const paths: Record<string, Json> = {}
  for (const [area, areaCalls] of Object.entries(calls))
    for (const [key, call] of Object.entries<Call>(areaCalls)) {
      const operation = describeOperation(`${area}.${key}`, call, { refOf, example: examples[`${area}.${key}`] })
      const add = (path: string, described: Json) => {
        const braced = path.replaceAll(/:(\w+)/g, "{$1}")
        paths[braced] = { ...paths[braced], [call.method.toLowerCase()]: described }
      }
      add(call.path, operation)
      if (call.events !== undefined) add(eventsPath(call), withEvents(operation, call))
    }
  const used: Record<string, Json> = { ...keepUsed(schemas, paths), Problem: describeProblemBody() }
  return {
    openapi: "3.1.0",
    info: {
      title: brand.name,
      version: "1",
      description: "Every call of the server. Made from the contract in the code.",
      contact: { name: `${brand.name} support`, ...(supportEmail !== null && { email: supportEmail }) },
      license: { name: "All rights reserved", identifier: "LicenseRef-proprietary" },
    },
    servers: [{ url: publicOrigin ?? "/" }],
    tags: Object.keys(calls).map((area) => ({ name: area, description: areaWords[area] })),
    paths,
    components: {
      schemas: used,
      ...components,
      responses: { ...components.responses, ...describeProblems(allCalls.map(problemsOf)) },
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: isSecure ? "__Host-sid" : "sid",
          description: "The cookie that signing in sets.",
        },
        apiKey: {
          type: "http",
          scheme: "bearer",
          description: describeKeys(),
        },
      },
    },
  }
}

const describeKeys = () =>
  `An API key, created in the settings and sent as \`Authorization: Bearer ss_live_…\`. It works while its owner has a ` +
  `subscription, for what it was given: ${Object.entries(keyScopes)
    .map(([scope, words]) => `\`${scope}\` (${words.charAt(0).toLowerCase()}${words.slice(1)})`)
    .join(
      ", ",
    )}. One key can send ${keyLimit.times} requests in ${keyLimit.seconds} seconds; the headers RateLimit-Limit, ` +
  "RateLimit-Remaining and RateLimit-Reset say how many are left."

function describeOperation(
  id: string,
  call: Call,
  described: Described & { readonly example: Example | undefined },
): Json {
  const [area = ""] = id.split(".")
  return {
    operationId: id.replace(/\.(.)/, (_, first: string) => capitalize(first)),
    tags: [area],
    summary: call.summary,
    description: describeCall(call),
    parameters: [
      ...parametersOf(call.params, "path"),
      ...parametersOf(call.query, "query"),
      ...(call.hasIdempotencyKey ? [parameter("IdempotencyKey")] : []),
      ...(call.method === "GET" ? [] : [parameter("Origin"), parameter("SecFetchSite")]),
    ],
    ...(call.body && {
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: described.refOf(call.body, "input"),
            ...(described.example?.body !== undefined && { example: described.example.body }),
          },
        },
      },
    }),
    // Some calls that anyone may make return more to a signed-in user.
    security: [...(call.who === "everybody" ? [{}] : []), { session: [] }, ...(call.scope ? [{ apiKey: [] }] : [])],
    // In linters, scopes belong to OAuth alone, so a key's have another name.
    ...(call.scope && { "x-api-key-scope": call.scope }),
    responses: describeAnswers(call, problemsOf(call), described),
  }
}

const withEvents = ({ operationId, summary, responses, ...operation }: Json, call: Call): Json => ({
  ...operation,
  operationId: `${operationId}AsEvents`,
  summary: `${summary}, told as it goes`,
  responses: { ...(isJson(responses) ? responses : {}), 200: describeEvents(call) },
})

const parameter = (name: string): Json => ({ $ref: `#/components/parameters/${name}` })

function parametersOf(schema: z.ZodMiniType | undefined, place: "path" | "query"): Json[] {
  if (schema === undefined) return []
  const described = tidySchema(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), { isOpen: false })
  const required = Array.isArray(described.required) ? described.required : []
  return Object.entries(isJson(described.properties) ? described.properties : {}).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }))
}

const exampleSchema = z.object({ body: z.optional(z.unknown()), answer: z.optional(z.unknown()) })
type Example = z.output<typeof exampleSchema>

/** Requests to a real server and its answers; written by the test beside it. */
const examples = z
  .record(z.string(), exampleSchema)
  .parse(JSON.parse(readFileSync(new URL("./api-description/examples.json", import.meta.url), "utf8")))
