import { expect, test } from "vitest"
import { fillSnippet } from "./business-snippet.ts"

test("a lead that is too long is cut between its sentences, and what fits is never nothing", () => {
  const lead = "Quarry Road Vets is a clinic in Kilkenny. We offer neutering and dental care on every day of the week."
  expect(fillSnippet([lead, "We are open."], 60)).toBe("Quarry Road Vets is a clinic in Kilkenny. We are open.")
})

test("where it is done can be left out before the whole sentence is", () => {
  const sentences = ["Hebble does piano tuning.", "That covers pitch raises around Halifax and Hebden Bridge."]
  expect(fillSnippet(sentences, 55)).toBe("Hebble does piano tuning. That covers pitch raises.")
  expect(fillSnippet(sentences, 200)).toBe(sentences.join(" "))
})
