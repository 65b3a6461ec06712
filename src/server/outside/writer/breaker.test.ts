import { expect, test } from "vitest"
import { good, openModelWriter, patience, problemOf } from "../../../../test/model-writer.ts"
import { makeTask } from "../../../../test/writing-task.ts"
import { Breaker } from "./breaker.ts"

test("five failures open it, and a model that is turned off is not asked", async () => {
  const { fake, writer, walk } = await openModelWriter([{ status: 401 }])
  for (let failed = 0; failed < 5; failed += 1) await problemOf(writer.write(makeTask(), patience))
  const problem = await problemOf(writer.write(makeTask(), patience))
  expect([problem.code, problem.details.retryAfterSeconds, fake.asked.length]).toEqual(["overloaded", 30, 5])
  walk(30_000)
  fake.will(good)
  await writer.write(makeTask(), patience)
  await writer.write(makeTask(), patience)
  expect(fake.asked).toHaveLength(7)
})

test("a failed trial turns it off for the same time again", async () => {
  const { fake, writer, walk } = await openModelWriter([{ status: 401 }])
  for (let failed = 0; failed < 5; failed += 1) await problemOf(writer.write(makeTask(), patience))
  walk(30_000)
  await problemOf(writer.write(makeTask(), patience))
  expect((await problemOf(writer.write(makeTask(), patience))).code).toBe("overloaded")
  expect(fake.asked).toHaveLength(6)
})

test.each([
  ["a listing that nobody could write", { say: "I'm sorry, but I cannot help." }],
  ["a brief that the provider rejects", { status: 400 }],
])("%s says nothing about the model", async (_, behaviour) => {
  const { fake, writer } = await openModelWriter([behaviour])
  for (let failed = 0; failed < 6; failed += 1)
    expect((await problemOf(writer.write(makeTask(), patience))).code).toBe("provider_failed")
  fake.will(good)
  await writer.write(makeTask(), patience)
})

function openBreaker() {
  const clock = { ms: 0 }
  const breaker = new Breaker(() => clock.ms)
  const run = (outcomes: string) => {
    for (const outcome of outcomes) {
      if (outcome === "x") breaker.begin().fail()
      else breaker.begin().succeed()
    }
  }
  return { clock, breaker, run }
}

test.each<[string, boolean]>([
  ["xxxx", false],
  ["xxxxx", true],
  ["x.x.x.x.", false],
  ["x.x.x.x.x", true],
  ["xxxx......x", false],
  ["xxxx.....x", true],
])("after %s it is open: %s", (outcomes, isOpen) => {
  const { breaker, run } = openBreaker()
  run(outcomes)
  expect(breaker.waitMs > 0).toBe(isOpen)
})

test("only one request tries, and a cancelled trial leaves the next one free", () => {
  const { clock, breaker, run } = openBreaker()
  run("xxxxx")
  clock.ms = 29_999
  expect(breaker.waitMs).toBe(1)
  clock.ms = 30_000
  expect(breaker.waitMs).toBe(0)
  const trial = breaker.begin()
  expect(breaker.waitMs).toBeGreaterThan(0)
  trial.forget()
  expect(breaker.waitMs).toBe(0)
  breaker.begin().succeed()
  run("xxxx")
  expect(breaker.waitMs).toBe(0)
})
