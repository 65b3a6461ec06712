import fc from "fast-check"
import { expect, it, test } from "vitest"
import { makeEventReader, type ServerEvent } from "./event-reader.ts"

const read = (pieces: readonly string[]): ServerEvent[] => pieces.flatMap(makeEventReader())

test.each<[string, string, ServerEvent[]]>([
  ["an event with a name", "event: a\ndata: 1\n\n", [{ name: "a", data: "1" }]],
  ["one without", "data: 1\n\n", [{ name: "message", data: "1" }]],
  ["fields without the space", "event:a\ndata:1\n\n", [{ name: "a", data: "1" }]],
  ["only the first space is dropped", "data:  1\n\n", [{ name: "message", data: " 1" }]],
  ["several lines of data", "data: 1\ndata\ndata: 2\n\n", [{ name: "message", data: "1\n\n2" }]],
  ["a sign of life", ": still here\n\ndata: 1\n\n: still here\n\n", [{ name: "message", data: "1" }]],
  ["fields that mean nothing here", "id: 7\nretry: 10\nhuh\ndata: 1\n\n", [{ name: "message", data: "1" }]],
  ["a name without data is no event, and is forgotten", "event: a\n\ndata: 1\n\n", [{ name: "message", data: "1" }]],
  ["what breaks off is no event", "data: 1\n\nevent: a\ndata: 2\n", [{ name: "message", data: "1" }]],
  ["carriage returns alone", "event: a\rdata: 1\r\r", [{ name: "a", data: "1" }]],
  ["both together", "event: a\r\ndata: 1\r\ndata: 2\r\n\r\n", [{ name: "a", data: "1\n2" }]],
  ["a colon in the data", 'data: {"a":1}\n\n', [{ name: "message", data: '{"a":1}' }]],
])("%s", (_, stream, events) => {
  expect(read([stream])).toEqual(events)
})

const line = fc.string({ unit: fc.constantFrom("a", " ", ":", "é", "🫖", '"', "0") })
const told = fc.record({
  name: fc.stringMatching(/^[a-z]{1,8}$/),
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
})
const lineBreak = fc.constantFrom("\n", "\r", "\r\n")

function cut(text: string, places: readonly number[]): string[] {
  const at = [0, ...places.map((place) => place % (text.length + 1)).toSorted((a, b) => a - b), text.length]
  return at.slice(1).map((end, index) => text.slice(at[index], end))
}

it("gives the same events wherever the stream is cut", () => {
  fc.assert(
    fc.property(fc.array(told), lineBreak, fc.array(fc.nat()), (events, end, places) => {
      const stream = events
        .map(({ name, lines }) => [": hm", `event: ${name}`, ...lines.map((one) => `data: ${one}`), "", ""].join(end))
        .join("")
      const expected = events.map(({ name, lines }) => ({ name, data: lines.join("\n") }))
      expect(read(cut(stream, places))).toEqual(expected)
      expect(read([...stream].flatMap((sign) => sign.split("")))).toEqual(expected)
    }),
  )
})
