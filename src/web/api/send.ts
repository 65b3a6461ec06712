import * as z from "zod/mini"
import type { Call, CallInput, CallReply } from "../../contract/call.ts"
import { type Border, browserBorder, refuseFailure } from "./border.ts"

export interface SendOptions {
  readonly signal?: AbortSignal
}

interface LooseInput extends SendOptions {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

type SendInput<C extends Call> = unknown extends CallInput<C> ? [options?: SendOptions] : [CallInput<C> & SendOptions]

export type Send = <C extends Call>(call: C, ...input: SendInput<C>) => Promise<CallReply<C>>

export function makeSend(border: Border): Send {
  function send<C extends Call>(call: C, ...input: SendInput<C>): Promise<CallReply<C>>
  async function send(call: Call, input: LooseInput = {}): Promise<unknown> {
    const { signal, body } = input
    const answer = await border.fetch(addressOf(call, input), {
      method: call.method,
      credentials: "include",
      ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
      ...(signal && { signal }),
    })
    await refuseFailure(answer, border)
    return typeof call.reply === "string" ? undefined : z.parse(call.reply, await answer.json())
  }
  return send
}

export const send = makeSend(browserBorder)

function addressOf(call: Call, { params, query }: LooseInput): string {
  const values = new Map(entriesOf(params))
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ""))
  const search = new URLSearchParams(entriesOf(query)).toString()
  return search ? `${path}?${search}` : path
}

/** Only what is set: a filter that is off leaves no trace in the address. */
const entriesOf = (values: unknown): [string, string][] =>
  Object.entries(values ?? {}).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === null || value === "" ? [] : [[name, String(value)]],
  )
