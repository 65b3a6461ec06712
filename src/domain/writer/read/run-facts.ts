import { contentWords } from "../../text/words/content-words.ts"
import type { Fact, Topic } from "../fact.ts"
import { shapeOf } from "../type/shape.ts"
import { topicOf } from "../type/topic.ts"
import { measureBehindName } from "./known-end.ts"
import { stemsOf } from "./merge.ts"
import { nounOf } from "./run-head.ts"

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

/** What a hasty text surely says of the thing, for titles and tags: a part of a run that is a value and nothing else, and a measure right behind the name. */
export const valuesIn = (fact: Fact, name: string): Fact[] =>
  fact.isCareful
    ? []
    : [
        ...(fact.isRun === true ? fact.text.split(", ") : []),
        ofName(fact, name) ? measureBehindName(fact.text) : "",
      ].flatMap((text) => {
        const { shape, isCertain } = shapeOf(text)
        const topic = topicOf(text, shape, "what")
        return valued.has(topic) && text.split(" ").length <= maxValueWords
          ? [{ ...withoutRun(fact), text, shape, isCertain, topic, stems: stemsOf(text), isEcho: true }]
          : []
      })

/** "Cotton cord 5 mm" of a plant hanger is no measure of the hanger. */
const ofName = ({ place, text }: Fact, name: string): boolean => {
  const noun = nounOf(name)
  return place === 1 || (noun !== "" && contentWords(text).includes(noun))
}

const withoutRun = ({ isRun: _, object: __, ...fact }: Fact): Fact => fact
