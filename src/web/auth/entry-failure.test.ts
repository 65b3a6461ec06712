import { expect, test } from "vitest"
import { CallError } from "../api/call-error.ts"
import { entryFailure } from "./entry-failure.ts"

const body = (code: string, more = {}) => JSON.stringify({ message: "Sentence.", code, ...more })

test("a taken name belongs to its field", () => {
  const failure = entryFailure(new CallError(409, body("username_taken")), "No")
  expect(failure.fields).toEqual([{ name: "username", message: "Sentence." }])
})

test("only a name that is taken may belong to the visitor already", () => {
  const issues = [{ path: "password", message: "Too easy to guess" }]
  expect(entryFailure(new CallError(409, body("email_taken")), "No").isTaken).toBe(true)
  expect(entryFailure(new CallError(400, body("weak_password", { issues })), "No").isTaken).toBeUndefined()
})

test("issues belong to their fields", () => {
  const issues = [{ path: "email", message: "Valid email is required" }]
  const failure = entryFailure(new CallError(400, body("bad_input", { issues })), "No")
  expect(failure.fields).toEqual([{ name: "email", message: "Valid email is required" }])
})

test.each([
  ["wrong credentials", new CallError(401, body("wrong_credentials")), "Sentence."],
  ["a throttle says how long", new CallError(429, body("too_many_requests"), "90"), /in 2 minutes/],
  ["a lock says the way out", new CallError(429, body("sign_in_locked"), "9000"), "Sentence."],
  ["a throttle without a time", new CallError(429, body("too_many_requests")), /in a moment/],
  ["an answer without a sentence", new CallError(500, "<html>"), "Please try again."],
  ["no answer", new TypeError("Failed to fetch"), /could not be reached/],
])("%s", (_, error, text) => {
  expect(entryFailure(error, "No").text).toMatch(text)
})
