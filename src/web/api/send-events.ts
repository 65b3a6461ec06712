import * as z from "zod/mini"
import { type Call, type CallEvent, type CallReply, eventsPath } from "../../contract/call.ts"
import { type Border, browserBorder } from "./border.ts"
import { CallError } from "./call-error.ts"
import { ConnectionLost } from "./connection-lost.ts"
import { makeEventReader, type ServerEvent } from "./event-reader.ts"
import { type LooseInput, request, type SendInput } from "./request.ts"

type TellingCall = Call & { readonly events: object }

interface Listening<Event> {
  onEvent(event: Event): void
  readonly signal?: AbortSignal
  /** Makes the call safe to repeat: the same key finds what the first one started. */
  readonly idempotencyKey?: string
}

type SendEvents = <C extends TellingCall>(
  call: C,
  input: NonNullable<SendInput<C>[0]>,
  listening: Listening<CallEvent<C>>,
) => Promise<CallReply<C>>

/**
 * Makes a call with progress events, and returns its result. A refusal is a `CallError` wherever in the stream it
 * comes; a stream that ends without a result is a `ConnectionLost`.
 */
export function makeSendEvents(border: Border): SendEvents {
  function sendEvents<C extends TellingCall>(
    call: C,
    input: NonNullable<SendInput<C>[0]>,
    listening: Listening<CallEvent<C>>,
  ): Promise<CallReply<C>>
  async function sendEvents(call: Call, input: LooseInput, listening: Listening<unknown>): Promise<unknown> {
    const { signal = input.signal, idempotencyKey } = listening
    const answer = await request(
      border,
      { ...call, path: eventsPath(call) },
      {
        input: { ...input, ...(signal && { signal }) },
        headers: { ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }) },
      },
    )
    for await (const { name, data } of eventsOf(answer)) {
      if (name === "result") return parseReply(call, JSON.parse(data))
      if (name === "error") throw errorOf(data)
      const schema = call.events?.[name]
      // A newer server may send events that this page does not know.
      if (schema) listening.onEvent({ name, data: z.parse(schema, JSON.parse(data)) })
    }
    throw new ConnectionLost()
  }
  return sendEvents
}

export const sendEvents = makeSendEvents(browserBorder)

const parseReply = ({ reply }: Call, value: unknown): unknown =>
  typeof reply === "string" ? undefined : z.parse(reply, value)

/** A reader who stops also closes the stream. */
async function* eventsOf(answer: Response): AsyncGenerator<ServerEvent> {
  if (answer.body === null) return
  const reader = answer.body.getReader()
  const decoder = new TextDecoder()
  const readEvents = makeEventReader()
  try {
    for (;;) {
      const { done, value } = await readPiece(reader)
      if (done) return
      yield* readEvents(decoder.decode(value, { stream: true }))
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

async function readPiece(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read()
  } catch (error) {
    // As with fetch, a TypeError is a network error; a caller who aborted gets their own reason back.
    throw error instanceof TypeError ? new ConnectionLost(error) : error
  }
}

const statusSchema = z.object({ status: z.int() })

function errorOf(data: string): CallError {
  const read = statusSchema.safeParse(parseJson(data))
  return new CallError(read.success ? read.data.status : 500, data)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
