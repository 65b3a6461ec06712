import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { setTimeout as wait } from "node:timers/promises"
import { onTestFinished } from "vitest"

interface Said {
  /** A text, or an object as JSON. */
  readonly say: unknown
  readonly afterMs?: number
  /** The provider stopped it in the middle. */
  readonly isCutShort?: boolean
}

interface Refused {
  readonly status: number
  readonly headers?: Record<string, string>
  readonly body?: unknown
}

/** The fake's reaction to one request. */
export type Behaviour = Said | Refused | "hang" | "hang up in the middle" | "flood"

/** The request, the same for every wire format. */
interface Asked {
  readonly path: string
  readonly key: string
  readonly system: string
  readonly user: string
  /** The fields that the schema requires. */
  readonly fields: readonly string[]
}

export interface FakeModel {
  readonly url: string
  readonly asked: readonly Asked[]
  /** How much of a flood was sent before the connection was closed. */
  readonly floodedBytes: () => number
  /** One behavior per request; the last one stays. */
  readonly will: (...behaviours: Behaviour[]) => void
}

export const usage = { tokensIn: 1200, tokensOut: 300 }

const floodBytes = 10 * 1024 * 1024

/** A local model that speaks the wire formats of OpenAI, Anthropic and Google, and misbehaves on demand. */
export async function openFakeModel(...first: Behaviour[]): Promise<FakeModel> {
  const asked: Asked[] = []
  const flood = { bytes: 0 }
  let script = first
  const server = createServer(async (request, response) => {
    const wire = wireOf(request.url ?? "")
    asked.push(readAsked(request, wire, JSON.parse(await readBody(request))))
    const behaviour = script.length > 1 ? script.shift() : script[0]
    if (behaviour === undefined || behaviour === "hang") return
    if (behaviour === "hang up in the middle") return hangUp(response)
    if (behaviour === "flood") return pour(response, flood)
    if ("status" in behaviour) {
      response.writeHead(behaviour.status, { "content-type": "application/json", ...behaviour.headers })
      response.end(JSON.stringify(behaviour.body ?? { error: { message: "no", type: "fake" } }))
      return
    }
    await wait(behaviour.afterMs ?? 0)
    const text = typeof behaviour.say === "string" ? behaviour.say : JSON.stringify(behaviour.say)
    response.writeHead(200, { "content-type": "application/json" })
    response.end(JSON.stringify(wire.reply(text, behaviour.isCutShort ?? false)))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    floodedBytes: () => flood.bytes,
    will: (...behaviours) => {
      script = behaviours
    },
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ""
  for await (const chunk of request.setEncoding("utf8")) body += chunk
  return body
}

function hangUp(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json", "content-length": "5000" })
  response.write('{"choices":[{"message":{"content":"{')
  setImmediate(() => response.destroy())
}

function pour(response: ServerResponse, flood: { bytes: number }): void {
  const chunk = "a".repeat(64 * 1024)
  response.writeHead(200, { "content-type": "application/json" })
  response.write('{"choices":[{"message":{"content":"')
  const more = () => {
    while (!response.destroyed && flood.bytes < floodBytes) {
      flood.bytes += chunk.length
      if (!response.write(chunk)) {
        response.once("drain", more)
        return
      }
    }
    response.end('"}}]}')
  }
  more()
}

interface Wire {
  readonly reply: (text: string, isCutShort: boolean) => unknown
  readonly read: (body: Body) => { system: unknown; user: unknown; schema: Body }
}

type Body = ReturnType<typeof JSON.parse>

const wireOf = (url: string): Wire => {
  if (url.endsWith("/chat/completions")) return openaiWire
  return url.endsWith("/messages") ? anthropicWire : googleWire
}

const openaiWire: Wire = {
  reply: (text, isCutShort) => ({
    id: "fake",
    object: "chat.completion",
    created: 1,
    model: "fake",
    choices: [
      { index: 0, message: { role: "assistant", content: text }, finish_reason: isCutShort ? "length" : "stop" },
    ],
    usage: { prompt_tokens: usage.tokensIn, completion_tokens: usage.tokensOut, total_tokens: 1500 },
  }),
  read: ({ messages, response_format }) => ({
    system: messages[0].content,
    user: messages[1].content,
    schema: response_format?.json_schema?.schema,
  }),
}

const anthropicWire: Wire = {
  reply: (text, isCutShort) => ({
    id: "fake",
    type: "message",
    role: "assistant",
    model: "fake",
    content: [{ type: "text", text }],
    stop_reason: isCutShort ? "max_tokens" : "end_turn",
    stop_sequence: null,
    usage: { input_tokens: usage.tokensIn, output_tokens: usage.tokensOut },
  }),
  read: ({ system, messages, output_config }) => ({
    system,
    user: messages[0].content,
    schema: output_config?.format?.schema,
  }),
}

const googleWire: Wire = {
  reply: (text, isCutShort) => ({
    candidates: [
      { index: 0, content: { role: "model", parts: [{ text }] }, finishReason: isCutShort ? "MAX_TOKENS" : "STOP" },
    ],
    usageMetadata: {
      promptTokenCount: usage.tokensIn,
      candidatesTokenCount: usage.tokensOut,
      totalTokenCount: 1500,
    },
  }),
  read: ({ systemInstruction, contents, generationConfig }) => ({
    system: systemInstruction?.parts,
    user: contents[0].parts,
    schema: generationConfig?.responseJsonSchema ?? generationConfig?.responseSchema,
  }),
}

function readAsked({ url, headers }: IncomingMessage, wire: Wire, body: Body): Asked {
  const { system, user, schema } = wire.read(body)
  return {
    path: url ?? "",
    key: String(headers.authorization ?? headers["x-api-key"] ?? headers["x-goog-api-key"] ?? ""),
    system: joinTexts(system),
    user: joinTexts(user),
    fields: namesIn(schema, ""),
  }
}

/** A text, or parts with a text each. */
const joinTexts = (given: unknown): string =>
  Array.isArray(given) ? given.map(({ text }) => text).join("\n") : String(given)

const namesIn = (schema: Body, before: string): string[] =>
  Object.entries<Body>(schema?.properties ?? {}).flatMap(([name, field]) =>
    field.properties === undefined ? [`${before}${name}`] : namesIn(field, `${name}.`),
  )
