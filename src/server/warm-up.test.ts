import { expect, test } from "vitest"
import { makeTurns, type Turns } from "./outside/writer/turns.ts"
import { warmUp } from "./warm-up.ts"

test("writes one listing and judges it, each in a turn of its own", async () => {
  const turns = makeTurns()
  const results: unknown[] = []
  const watched: Turns = async (work) => {
    const result = await turns(work)
    results.push(result)
    return result
  }
  await warmUp(watched)
  expect(results).toMatchObject([
    { productName: "Speckled stoneware mug", improvedBodyText: expect.stringMatching(/mug/) },
    { productName: "Speckled stoneware mug", checks: expect.any(Array), writer: { kind: "built-in" } },
  ])
})
