import type { Fact, Topic } from "../fact.ts"
import { shapeOf } from "../type/shape.ts"
import { topicOf } from "../type/topic.ts"
import { stemsOf } from "./merge.ts"

export const asRun = ({ object: _, strength: __, ...read }: Fact): Fact => ({
  ...read,
  shape: "other",
  isCertain: false,
  isLeaning: false,
  topic: /Story$/.test(read.field) || read.topic === "story" ? read.topic : "what",
  isRun: true,
})

const valued: ReadonlySet<Topic> = new Set(["size", "weight", "capacity", "material", "count"])
const maxValueWords = 5

/** The parts of a run that are a measure or a material and nothing else: useful in titles and tags. */
export const valuesIn = (run: Fact): Fact[] =>
  run.text.split(", ").flatMap((text) => {
    const { shape, isCertain } = shapeOf(text)
    const topic = topicOf(text, shape, "what")
    return valued.has(topic) && text.split(" ").length <= maxValueWords
      ? [{ ...withoutRun(run), text, shape, isCertain, topic, stems: stemsOf(text), isEcho: true }]
      : []
  })

const withoutRun = ({ isRun: _, ...fact }: Fact): Fact => fact
