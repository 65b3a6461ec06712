import type { Topic } from "../fact.ts"
import type { Heading } from "../write/frames.ts"

/** A section of a description: its heading, and how its facts are written. */
export interface Section {
  readonly heading: Heading | null
  /** `prose` takes what can be a sentence, `list` takes the rest. */
  readonly telling: "opening" | "prose" | "list" | "lines" | "questions" | "chapters"
  readonly topics: readonly Topic[]
}

export const offerTopics: readonly Topic[] = ["what", "feature", "promise", "method", "count", "use", "offer"]
export const measureTopics: readonly Topic[] = ["size", "weight", "capacity", "material", "colour"]
export const kitTopics: readonly Topic[] = ["included", "excluded", "lead-time", "care"]
export const thingTopics: readonly Topic[] = [
  ...offerTopics,
  "hours",
  ...measureTopics,
  ...kitTopics,
  "works-with",
  "proof",
  "pain",
]
/** A device is no feature of an app, and neither is a registration. */
export const appTopics: readonly Topic[] = thingTopics.filter((topic) => !/^(?:works-with|proof)$/.test(topic))
export const buyerTopics: readonly Topic[] = ["audience", "occasion"]

export const opening: Section = { heading: null, telling: "opening", topics: [] }
export const list = (heading: Heading, topics: readonly Topic[]): Section => ({ heading, telling: "list", topics })
export const lines = (heading: Heading | null, topics: readonly Topic[]): Section => ({
  heading,
  telling: "lines",
  topics,
})
export const prose = (heading: Heading | null, topics: readonly Topic[]): Section => ({
  heading,
  telling: "prose",
  topics,
})
export const making: Section = prose("making", ["made", "story", "shop"])
export const story: Section = prose(null, ["made", "story", "shop"])
