import { expect, test } from "vitest"
import { patience } from "../../../test/model-writer.ts"
import { FairSemaphore } from "./fair-semaphore.ts"

/** Runs everything that is ready. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

function open(max: number, bounds: { maxPerLane?: number; maxWaiting?: number } = {}) {
  const semaphore = new FairSemaphore({ max, ...bounds })
  const entered: string[] = []
  const exits: (() => void)[] = []
  const enter = (name: string, lane: string, signal = patience) =>
    semaphore.enter(lane, signal).then((leave) => {
      entered.push(name)
      exits.push(leave)
    })
  const leaveFirst = async () => {
    exits.shift()?.()
    await settle()
  }
  return { entered, enter, leaveFirst }
}

test("no more than the limit are inside, and each one that leaves lets one in", async () => {
  const { entered, enter, leaveFirst } = open(2)
  const lane = "lane"
  for (const name of ["a", "b", "c", "d"]) void enter(name, lane)
  await settle()
  expect(entered).toEqual(["a", "b"])
  await leaveFirst()
  expect(entered).toEqual(["a", "b", "c"])
})

test("fifty jobs of one lane do not block the single job of another", async () => {
  const { entered, enter, leaveFirst } = open(1)
  const [many, few] = ["many", "few"]
  for (const name of ["m1", "m2", "m3", "m4"]) void enter(name, many)
  for (const name of ["f1", "f2"]) void enter(name, few)
  await settle()
  for (let left = 0; left < 5; left += 1) await leaveFirst()
  expect(entered).toEqual(["m1", "m2", "f1", "m3", "f2", "m4"])
})

test("a job that stops waiting takes no place", async () => {
  const { entered, enter, leaveFirst } = open(1)
  const change = new AbortController()
  void enter("a", "one")
  const gone = enter("b", "two", change.signal)
  void enter("c", "three")
  change.abort(new Error("changed my mind"))
  await expect(gone).rejects.toThrow("changed my mind")
  await leaveFirst()
  await leaveFirst()
  void enter("d", "four")
  await settle()
  expect(entered).toEqual(["a", "c", "d"])
})

test("leaving twice frees one place", async () => {
  const semaphore = new FairSemaphore({ max: 1 })
  const leave = await semaphore.enter("lane", patience)
  leave()
  leave()
  await semaphore.enter("lane", patience)
  let isIn = false
  void semaphore.enter("lane", patience).then(() => {
    isIn = true
  })
  await settle()
  expect(isIn).toBe(false)
})

test("a job that was cancelled before it arrives does not come in", async () => {
  await expect(new FairSemaphore({ max: 1 }).enter("lane", AbortSignal.abort(new Error("no")))).rejects.toThrow("no")
})

test("one lane never has every place if it may not", async () => {
  const { entered, enter, leaveFirst } = open(2, { maxPerLane: 1 })
  for (const name of ["m1", "m2", "m3"]) void enter(name, "many")
  await settle()
  expect(entered).toEqual(["m1"])
  void enter("f1", "few")
  await settle()
  expect(entered).toEqual(["m1", "f1"])
  await leaveFirst()
  await leaveFirst()
  expect(entered).toEqual(["m1", "f1", "m2"])
})

test("one job too many is refused, and told when to retry", async () => {
  const { entered, enter, leaveFirst } = open(1, { maxWaiting: 1 })
  void enter("a", "one")
  void enter("b", "two")
  await expect(enter("c", "three")).rejects.toMatchObject({ code: "overloaded", details: { retryAfterSeconds: 5 } })
  await leaveFirst()
  void enter("d", "three")
  await leaveFirst()
  expect(entered).toEqual(["a", "b", "d"])
})

test("quick jobs come before slow ones", async () => {
  const semaphore = new FairSemaphore({ max: 1 })
  const entered: string[] = []
  const enter = async (name: string, isQuick: boolean) => {
    const leave = await semaphore.enter(name, patience, { isQuick })
    entered.push(name)
    leave()
  }
  await Promise.all([enter("a", false), enter("b", false), enter("c", false), enter("typing", true)])
  expect(entered).toEqual(["a", "typing", "b", "c"])
})

test("the wait of a quick job depends on how long earlier quick jobs take, whatever else waits", async () => {
  let nowMs = 0
  const semaphore = new FairSemaphore({ max: 2, nowMs: () => nowMs })
  expect(semaphore.expectedQuickWaitMs).toBe(0)
  for (let round = 0; round < 50; round++) {
    const leave = await semaphore.enter("one", patience, { isQuick: true })
    nowMs += 100
    leave()
  }
  expect(semaphore.expectedQuickWaitMs).toBe(0)
  for (const lane of ["one", "two", "three", "four", "five"]) void semaphore.enter(lane, patience)
  expect(semaphore.expectedQuickWaitMs).toBeCloseTo(100 / 2, -1)
  for (const lane of ["six", "seven", "eight"]) void semaphore.enter(lane, patience, { isQuick: true })
  expect(semaphore.expectedQuickWaitMs).toBeCloseTo((4 * 100) / 2, -1)
})
