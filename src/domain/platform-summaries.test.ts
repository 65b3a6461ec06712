import { expect, test } from "vitest"
import { platformSummaries } from "./platform-summaries.ts"
import { platforms } from "./platforms/index.ts"

test("every platform has its summary, in the order in which people see them", () => {
  expect(platformSummaries.map(({ id }) => id)).toEqual(platforms.map(({ id }) => id))
})
