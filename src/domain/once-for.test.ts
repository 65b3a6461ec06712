import { expect, test, vi } from "vitest"
import { onceFor } from "./once-for.ts"

test("it is made once for each object, also when it is empty", () => {
  const make = vi.fn(({ name }: { name: string }) => name)
  const nameOf = onceFor(make)
  const [shop, stall] = [{ name: "" }, { name: "" }]
  expect([nameOf(shop), nameOf(shop), nameOf(stall)]).toEqual(["", "", ""])
  expect(make).toHaveBeenCalledTimes(2)
})
