import { expect, test } from "vitest"
import { platformFaces } from "./platform-summaries.ts"
import { platforms } from "./platforms/index.ts"

test("every platform has its face, in the order in which people see them", () => {
  expect(platformFaces.map(({ id }) => id)).toEqual(platforms.map(({ id }) => id))
})
