import type { Draft } from "../src/domain/seo/listing.ts"
import type { Writer, WritingTask } from "../src/server/outside/writer/writer.ts"

type Again = NonNullable<WritingTask["again"]>

/** What a test requires from the writer: a draft, a delay, or a failure. */
type Behaviour = (task: WritingTask, signal: AbortSignal) => Promise<void> | void

/** A plain draft with only the seller's own words. */
function draftFor({ subject, brief }: WritingTask): Draft {
  const phrases = brief.targetKeywords.split(",").map((phrase) => phrase.trim())
  const told = subject.description || brief.description
  return {
    productName: subject.name,
    productTitle: `${subject.name} by ${brief.businessName}`,
    titleTag: `${subject.name} | ${brief.businessName}`,
    metaDescription: `${subject.name}: ${brief.description}`,
    keywords: phrases,
    bulletPoints: [told, brief.description],
    tags: phrases,
    searchTerms: phrases,
    improvedBodyText: `${subject.name}\n\n${told}\n\n${brief.description}`,
  }
}

/** A writer controlled by the test, which records its requests. */
export class FakeWriter implements Writer {
  name: Writer["name"]
  /** Its text for a rewritten field. */
  words = ({ times, instruction }: Again): string => `Written again ${times + 1} times: ${instruction}`
  readonly asked: WritingTask[] = []
  behave: Behaviour = () => {}

  constructor(kind: Writer["name"]["kind"] = "model") {
    this.name = { kind, name: "Test writer" }
  }

  async write(task: WritingTask, signal: AbortSignal) {
    this.asked.push(task)
    await this.behave(task, signal)
    const { again } = task
    const draft = again
      ? {
          productName: task.subject.name,
          [again.field]: this.words(again),
        }
      : draftFor(task)
    return { draft, writer: this.name, tokensIn: 100, tokensOut: 50, costMicros: 7 }
  }
}

/** Holds back all callers until it is opened. */
export function makeGate(): { wait: () => Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { wait: () => promise, open: resolve }
}
