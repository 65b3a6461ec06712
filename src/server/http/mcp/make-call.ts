import type { FastifyInstance, FastifyRequest, LightMyRequestResponse } from "fastify"
import type { Call } from "../../../contract/call.ts"
import type { splitArguments } from "./tool-schemas.ts"

/** The headers that tell a call its caller and network address. */
const passedOn = ["authorization", "host", "user-agent", "x-forwarded-for", "x-forwarded-proto"]

export interface Asked {
  readonly call: Call
  readonly split: ReturnType<typeof splitArguments>
  /** The path of the call, if not its own. */
  readonly path?: string
}

/** Makes a call as a program would over HTTP, with the caller's key. Its answer can be read as it arrives. */
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
