import type { Readable } from "node:stream"

export interface ToldEvent {
  readonly name: string
  readonly data: unknown
}

/** A call's events as they arrive. */
export async function* readEvents(body: Readable): AsyncGenerator<ToldEvent> {
  let waiting = ""
  for await (const piece of body.setEncoding("utf8")) {
    const blocks = (waiting + String(piece)).split("\n\n")
    waiting = blocks.pop() ?? ""
    for (const block of blocks) {
      const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? []
      if (name !== undefined && data !== undefined) yield { name, data: JSON.parse(data) }
    }
  }
}
