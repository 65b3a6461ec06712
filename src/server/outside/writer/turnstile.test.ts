import { expect, test } from "vitest"
import { patience } from "../../../../test/model-writer.ts"
import { Turnstile } from "./turnstile.ts"

/** Lets everything happen that is ready to. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

function open(max: number) {
  const turnstile = new Turnstile(max)
  const entered: string[] = []
  const exits: (() => void)[] = []
  const enter = (name: string, lane: object, signal = patience) =>
    turnstile.enter(lane, signal).then((leave) => {
      entered.push(name)
      exits.push(leave)
    })
  const leaveFirst = async () => {
    exits.shift()?.()
    await settle()
  }
  return { entered, enter, leaveFirst }
}

test("no more than so many are inside, and each who leaves lets one in", async () => {
  const { entered, enter, leaveFirst } = open(2)
  const lane = {}
  for (const name of ["a", "b", "c", "d"]) void enter(name, lane)
  await settle()
  expect(entered).toEqual(["a", "b"])
  await leaveFirst()
  expect(entered).toEqual(["a", "b", "c"])
})

test("fifty things of one do not keep the single thing of another waiting behind them", async () => {
  const { entered, enter, leaveFirst } = open(1)
  const [many, few] = [{}, {}]
  for (const name of ["m1", "m2", "m3", "m4"]) void enter(name, many)
  for (const name of ["f1", "f2"]) void enter(name, few)
  await settle()
  for (let left = 0; left < 5; left += 1) await leaveFirst()
  expect(entered).toEqual(["m1", "m2", "f1", "m3", "f2", "m4"])
})

test("who gives up waiting takes no place", async () => {
  const { entered, enter, leaveFirst } = open(1)
  const change = new AbortController()
  void enter("a", {})
  const gone = enter("b", {}, change.signal)
  void enter("c", {})
  change.abort(new Error("changed my mind"))
  await expect(gone).rejects.toThrow("changed my mind")
  await leaveFirst()
  await leaveFirst()
  void enter("d", {})
  await settle()
  expect(entered).toEqual(["a", "c", "d"])
})

test("who leaves twice frees one place", async () => {
  const turnstile = new Turnstile(1)
  const leave = await turnstile.enter({}, patience)
  leave()
  leave()
  await turnstile.enter({}, patience)
  let isIn = false
  void turnstile.enter({}, patience).then(() => {
    isIn = true
  })
  await settle()
  expect(isIn).toBe(false)
})

test("who comes with his mind changed does not come in", async () => {
  await expect(new Turnstile(1).enter({}, AbortSignal.abort(new Error("no")))).rejects.toThrow("no")
})
