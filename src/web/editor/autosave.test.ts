import { expect, test } from "vitest"
import { makeAutosave, retryDelayMs, type SaveState, saveDelayMs } from "./autosave.ts"

class Line {
  readonly sent: string[] = []
  answer: PromiseWithResolvers<void> = Promise.withResolvers()

  send = (batch: string): Promise<void> => {
    this.sent.push(batch)
    this.answer = Promise.withResolvers()
    return this.answer.promise
  }
}

/** A text being edited, a server with another text, and a manual clock. */
function makeDesk() {
  const line = new Line()
  const states: SaveState["kind"][] = []
  let timers: { ms: number; call: () => void }[] = []
  let text = ""
  let saved = ""
  const autosave = makeAutosave<string>({
    read: () => (text === saved ? null : text),
    send: async (batch) => {
      await line.send(batch)
      saved = batch
    },
    onState: ({ kind }) => states.at(-1) !== kind && states.push(kind),
    isPassing: (error) => error !== "forbidden",
    wait(ms, call) {
      const timer = { ms, call }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
  })
  return {
    autosave,
    line,
    states,
    waits: () => timers.map(({ ms }) => ms),
    type(next: string) {
      text = next
      autosave.note()
    },
    ring() {
      const due = timers
      timers = []
      for (const { call } of due) call()
    },
    async settle(outcome?: unknown) {
      if (outcome === undefined) line.answer.resolve()
      else line.answer.reject(outcome)
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    },
  }
}

test("saves a moment after the last key, once", async () => {
  const desk = makeDesk()
  desk.type("a")
  desk.type("ab")
  expect(desk.waits()).toEqual([saveDelayMs])
  expect(desk.line.sent).toEqual([])
  desk.ring()
  await desk.settle()
  expect(desk.line.sent).toEqual(["ab"])
  expect(desk.states).toEqual(["waiting", "saving", "saved"])
})

test("sends nothing if the typing is undone", () => {
  const desk = makeDesk()
  desk.type("a")
  desk.type("")
  desk.ring()
  expect(desk.line.sent).toEqual([])
  expect(desk.states.at(-1)).toBe("saved")
})

test("has one request at a time, and then sends what was typed meanwhile", async () => {
  const desk = makeDesk()
  desk.type("a")
  desk.ring()
  desk.type("ab")
  desk.ring()
  const flushed = desk.autosave.flush()
  expect(desk.line.sent).toEqual(["a"])
  await desk.settle()
  expect(desk.line.sent).toEqual(["a", "ab"])
  expect(desk.states).toEqual(["waiting", "saving"])
  await desk.settle()
  expect(await flushed).toBe(true)
  expect(desk.states.at(-1)).toBe("saved")
})

test("says that it failed, retries automatically, and at once when asked", async () => {
  const desk = makeDesk()
  desk.type("a")
  desk.ring()
  await desk.settle("offline")
  expect(desk.states.at(-1)).toBe("failed")
  expect(desk.waits()).toEqual([retryDelayMs])
  const asked = desk.autosave.flush()
  expect(desk.waits()).toEqual([])
  await desk.settle()
  expect(await asked).toBe(true)
  expect(desk.line.sent).toEqual(["a", "a"])
})

test("does not retry an error that would repeat, and flush says so", async () => {
  const desk = makeDesk()
  desk.type("a")
  const flushed = desk.autosave.flush()
  await desk.settle("forbidden")
  expect(await flushed).toBe(false)
  expect(desk.waits()).toEqual([])
})

test("after a stop, reports nothing and waits for nothing, but still sends", async () => {
  const desk = makeDesk()
  desk.type("a")
  desk.autosave.stop()
  expect(desk.waits()).toEqual([])
  const flushed = desk.autosave.flush()
  await desk.settle()
  expect(await flushed).toBe(true)
  expect(desk.states).toEqual(["waiting"])
})
