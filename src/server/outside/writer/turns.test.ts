import { expect, it } from "vitest"
import { makeTurns } from "./turns.ts"

it("lets other work come in between, and what fails holds nobody up", async () => {
  const turns = makeTurns()
  const seen: string[] = []
  const work = (name: string) => turns(() => void seen.push(name))
  const failing = turns(() => {
    throw new Error("no")
  })
  const others = new Promise<void>((resolve) => {
    setImmediate(() => {
      seen.push("somebody else")
      setImmediate(() => {
        seen.push("somebody else")
        resolve()
      })
    })
  })
  const all = Promise.all([work("one"), work("two"), work("three"), others])
  await expect(failing).rejects.toThrow("no")
  await all
  expect(seen.filter((name) => name !== "somebody else")).toEqual(["one", "two", "three"])
  expect(seen.lastIndexOf("somebody else")).toBeLessThan(seen.indexOf("three"))
})

it("runs one at a time", async () => {
  const turns = makeTurns()
  let inside = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++inside)
    await new Promise((resolve) => setImmediate(resolve))
    return inside--
  }
  expect(await Promise.all([turns(work), turns(work), turns(work)])).toEqual([1, 1, 1])
  expect(most).toBe(1)
})
