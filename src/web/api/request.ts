import type { Call, CallInput } from "../../contract/call.ts"
import { type Border, fetchThrough, refuseFailure } from "./border.ts"
import { hearSession } from "./signed-out.ts"
import { hearStorage } from "./storage-notice.ts"

export interface SendOptions {
  readonly signal?: AbortSignal
  /** The call is completed even if the page is left meanwhile. */
  readonly keepalive?: true
}

export interface LooseInput extends SendOptions {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** The arguments: none if the call takes none. */
export type SendInput<C extends Call> =
  unknown extends CallInput<C> ? [options?: SendOptions] : [CallInput<C> & SendOptions]

type Headers = Readonly<Record<string, string>>

/** Makes a call and returns the answer once it has started; anything but a success is thrown. */
export async function request(
  border: Border,
  call: Call,
  { input: { signal, keepalive, body, ...input }, headers = {} }: { input: LooseInput; headers?: Headers },
): Promise<Response> {
  const sent = { ...(body !== undefined && { "content-type": "application/json" }), ...headers }
  const answer = await fetchThrough(border, addressOf(call, input), {
    method: call.method,
    credentials: "include",
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(Object.keys(sent).length > 0 && { headers: sent }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  })
  hearStorage(answer)
  hearSession(call, answer)
  await refuseFailure(answer, border)
  return answer
}

function addressOf(call: Call, { params, query }: LooseInput): string {
  const values = new Map(entriesOf(params))
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ""))
  const search = new URLSearchParams(entriesOf(query)).toString()
  return search ? `${path}?${search}` : path
}

/** Only what is set: an unset filter does not appear in the address. */
const entriesOf = (values: unknown): [string, string][] =>
  Object.entries(values ?? {}).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === null || value === "" ? [] : [[name, String(value)]],
  )
