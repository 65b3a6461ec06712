import { expect, test } from "vitest"
import { agentOf } from "./agent-of.ts"

test.each([
  ["piano tuning", "piano tuner"],
  ["pergola building", "pergola builder"],
  ["wedding photography", "wedding photographer"],
  ["horse clipping", ""],
  ["boiler repair", ""],
  ["cleaning", ""],
])("who does %s is %j", (work, agent) => {
  expect(agentOf(work)).toBe(agent)
})
