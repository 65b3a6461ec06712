import type { FastifyInstance, FastifyRequest, LightMyRequestResponse } from "fastify"
import type { Call } from "../../../contract/call.ts"
import type { splitArguments } from "./tool-schemas.ts"

/** The headers by which a call knows who asks, and from where. */
const passedOn = ["authorization", "host", "user-agent", "x-forwarded-for", "x-forwarded-proto"]

export interface Asked {
  readonly call: Call
  readonly split: ReturnType<typeof splitArguments>
  /** Where the call is asked, if not at its own path. */
  readonly path?: string
}

/** Makes a call as a program would make it over HTTP, with the key of whoever asked. Its answer can be read while it comes. */
export function makeCall(
  app: FastifyInstance,
  request: FastifyRequest,
  { call, split, path = call.path }: Asked,
): Promise<LightMyRequestResponse> {
  const { params, query, body } = split
  const headers = Object.fromEntries(
    passedOn.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : [])),
  )
  return app.inject({
    method: call.method,
    url: path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? ""))),
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    remoteAddress: request.raw.socket.remoteAddress ?? request.ip,
    headers: { ...headers, ...(call.body && { "content-type": "application/json" }) },
    payloadAsStream: true,
    ...(call.body && { payload: JSON.stringify(body) }),
  })
}
