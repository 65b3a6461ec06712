import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { answerOf } from "./answers.ts"

const isAnswer = (certifications: string): boolean => {
  const u = makeUnderstood({ description: "We sweep chimneys in Brecon.", certifications }, "website")
  const proof = u.facts.find(({ topic }) => topic === "proof")
  return proof !== undefined && answerOf(proof, u) !== null
}

test("a qualification answers a question, and a certificate for the customer does not", () => {
  expect(isAnswer("Certified chimney sweep")).toBe(true)
  expect(isAnswer("Certificate given after every sweep")).toBe(false)
})

test("a business that sends nothing is asked how far it travels", () => {
  const u = makeUnderstood(
    { description: "We shear sheep.", location: "Hebden Bridge, will go up to Skipton" },
    "website",
  )
  const travel = u.facts.find(({ topic }) => topic === "delivery")
  expect(travel === undefined ? "" : answerOf(travel, u)?.question).toBe("How far do you travel?")
})
