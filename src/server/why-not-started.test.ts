import { expect, it } from "vitest"
import { explainFailure } from "./why-not-started.ts"

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code })

it.each([
  [new Error("No.", { cause: withCode("could not extend file", "53100") }), /^The disk of the database is full\. Free/],
  [withCode("cannot execute UPDATE", "25006"), /^The database is read-only\. Point DATABASE_URL/],
  [withCode("connect ECONNREFUSED", "ECONNREFUSED"), /^The database of DATABASE_URL cannot be used/],
  [withCode("listen EADDRINUSE: 3000", "EADDRINUSE"), /Set PORT to another one\.$/],
  [new Error("A sentence of ours."), /^A sentence of ours\.$/],
])("says in a sentence what went wrong: %s", (error, words) => {
  expect(explainFailure(error)).toMatch(words)
})

it("shows an unexpected error with its stack", () => {
  const error = new TypeError("x is not a function")
  expect(explainFailure(error)).toBe(error)
})
