import { PassThrough } from "node:stream"
import type { FastifyBaseLogger, FastifyReply } from "fastify"
import { noteProblem } from "./problems.ts"

const keepAliveMs = 15_000
/** Much more than any call sends: a client with this much unread data is not reading. */
const maxWaitingBytes = 8 * 1024 * 1024

type Told = (name: string, data: unknown) => void

interface Listening {
  readonly reply: FastifyReply
  readonly log: FastifyBaseLogger
  readonly requestId: string
  readonly after: (waitMs: number, run: () => void) => () => void
  readonly checkResult: (value: unknown) => unknown
}

/**
 * Streams the work's events, then its result or problem. A failure before the first event is answered like any other
 * call. A listener who leaves ends the stream, not the work.
 */
export async function sendEvents(work: (tell: Told) => Promise<unknown>, listening: Listening) {
  const { reply, log, requestId, checkResult } = listening
  const first = Promise.withResolvers<void>()
  const stream = openStream(listening)
  const result = work((name, data) => {
    stream.tell(name, data)
    first.resolve()
  })
  try {
    await Promise.race([first.promise, result])
  } catch (error) {
    stream.end()
    throw error
  }
  result
    .then((value) => stream.tell("result", checkResult(value)))
    .catch((error: unknown) => {
      const problem = noteProblem(error, log)
      stream.tell("error", { ...problem.toBody(requestId), status: problem.status })
    })
    .finally(stream.end)
  // A proxy that buffers would deliver all progress at once.
  reply.header("cache-control", "no-store, no-transform").header("x-accel-buffering", "no")
  // If the server is stopped meanwhile, it waits for the stream and not for a connection that stays open after it.
  reply.header("connection", "close")
  return reply.type("text/event-stream; charset=utf-8").send(stream.body)
}

function openStream({ after, log }: Listening) {
  const body = new PassThrough()
  let forget = () => {}
  // A browser that leaves breaks its connection, which is not an error.
  body.on("error", (error) => log.debug({ err: error }, "an event stream broke"))
  body.on("close", () => forget())
  const write = (text: string) => {
    if (body.destroyed || body.writableEnded) return
    if (body.writableLength + body.readableLength > maxWaitingBytes) body.destroy()
    else body.write(text)
  }
  const keepAlive = () => {
    forget = after(keepAliveMs, () => {
      if (!body.writableNeedDrain) write(": still here\n\n")
      if (!body.destroyed && !body.writableEnded) keepAlive()
    })
  }
  keepAlive()
  return {
    body,
    tell: (name: string, data: unknown) => write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => {
      forget()
      if (!body.destroyed) body.end()
    },
  }
}
