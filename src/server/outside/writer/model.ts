import type { LanguageModel } from "ai"
import type { Slot } from "../../../domain/rule-book/slot.ts"
import { deriveSlots } from "../../../domain/seo/derive-slots.ts"
import { draftSchema } from "../../../domain/seo/draft-schema.ts"
import type { Draft } from "../../../domain/seo/listing.ts"
import { draftFrom } from "../../../domain/seo/model-answer/examine.ts"
import type { Fault, SlotValues } from "../../../domain/seo/model-answer/fault.ts"
import { writePrompt } from "../../../domain/seo/prompt.ts"
import type { FairSemaphore } from "../../workers/fair-semaphore.ts"
import type { Workers } from "../../workers/workers.ts"
import { askModel } from "./ask-model.ts"
import { Breaker } from "./breaker.ts"
import type { ModelClock } from "./model-clock.ts"
import { FailedWriting, ModelError } from "./model-error.ts"
import { costMicros } from "./prices.ts"
import { readAnswer } from "./read-answer.ts"
import type { Writer, WriterName, WritingTask } from "./writer.ts"

interface ModelWriterOptions {
  readonly name: WriterName
  readonly model: LanguageModel
  readonly timeoutMs: number
  readonly semaphore: FairSemaphore
  readonly workers: Workers
  readonly clock: ModelClock
}

/** The cost of one listing from start to finish. */
interface Attempt {
  readonly model: LanguageModel
  readonly workers: Workers
  readonly task: WritingTask
  readonly deadlineMs: number
  readonly signal: AbortSignal
  readonly clock: ModelClock
  /** Adds up costs, including those of useless answers. */
  readonly spent: { tokensIn: number; tokensOut: number }
}

/** A language model as a writer. */
export function openModelWriter({ name, model, timeoutMs, semaphore, workers, clock }: ModelWriterOptions): Writer {
  const breaker = new Breaker(clock.nowMs)
  return {
    name,
    async write(task, signal) {
      const spent = { tokensIn: 0, tokensOut: 0 }
      const bill = () => ({ ...spent, costMicros: costMicros(name.name, spent.tokensIn, spent.tokensOut) })
      const leave = await enter(semaphore, breaker, task, signal)
      const attempt = breaker.begin()
      try {
        const draft = await write({
          model,
          workers,
          task,
          deadlineMs: clock.nowMs() + timeoutMs,
          signal,
          clock,
          spent,
        })
        attempt.succeed()
        return { draft, writer: name, ...bill() }
      } catch (error) {
        if (!(error instanceof ModelError)) {
          attempt.forget()
          throw error
        }
        if (error.isOfModel) attempt.fail()
        else attempt.succeed()
        throw new FailedWriting(error, bill())
      } finally {
        leave()
      }
    },
  }
}

/** Requests that waited while the breaker opened fail at once, like new ones. */
async function enter(
  semaphore: FairSemaphore,
  breaker: Breaker,
  { userId }: WritingTask,
  signal: AbortSignal,
): Promise<() => void> {
  refuseWhenOpen(breaker)
  const leave = await semaphore.enter(userId, signal)
  try {
    refuseWhenOpen(breaker)
    return leave
  } catch (error) {
    leave()
    throw error
  }
}

function refuseWhenOpen({ waitMs }: Breaker): void {
  if (waitMs === 0) return
  const modelError = new ModelError("cut-off", { event: "failed too often and is not asked", retryAfterMs: waitMs })
  throw new FailedWriting(modelError, { tokensIn: 0, tokensOut: 0, costMicros: 0 })
}

interface Answered {
  readonly values: SlotValues
  readonly faults: readonly Fault[]
}

/** Asks for everything, retries what failed once, and then accepts what is good enough. */
async function write(attempt: Attempt): Promise<Draft> {
  const { platform, again, subject } = attempt.task
  const slots = again === undefined ? platform.slots : platform.slots.filter(({ key }) => key === again.field)
  const first = await ask(attempt, slots, [])
  const best = first.faults.length === 0 ? first : await repair(attempt, slots, first)
  const spoilt = new Set(best.faults.filter(({ isGrave }) => isGrave).map(({ field }) => field))
  const isNeeded = ({ isRequired, madeFrom }: Slot): boolean =>
    again !== undefined || (isRequired && madeFrom === undefined)
  if (slots.some((slot) => spoilt.has(slot.key) && isNeeded(slot)))
    throw new ModelError("unusable", { event: `left ${[...spoilt].join(", ")} without a usable text` })
  const draft = draftFrom(subject.name, new Map([...best.values].filter(([key]) => !spoilt.has(key))))
  return again === undefined ? deriveSlots(draft, platform) : draft
}

async function ask(attempt: Attempt, slots: readonly Slot[], faults: readonly Fault[]): Promise<Answered> {
  const { model, workers, task, deadlineMs, signal, clock, spent } = attempt
  const prompt = writePrompt({ ...task, slots, ...(faults.length > 0 && { faults }) })
  const answer = await askModel({ model, prompt, schema: draftSchema(slots), clock, deadlineMs, signal })
  spent.tokensIn += answer.tokensIn
  spent.tokensOut += answer.tokensOut
  const { values: given, faults: ofShape } = await readAnswer(answer.text, slots)
  const { brief, platform, userId, ...rest } = task
  const answered = { brief, platform, task: rest, values: given, prompt }
  const { values, faults: found } = await workers.run("reviewAnswer", answered, { userId, signal })
  return { values, faults: [...ofShape, ...found] }
}

/** Only the failed slots are asked for; good ones stay. */
async function repair(attempt: Attempt, slots: readonly Slot[], first: Answered): Promise<Answered> {
  const failed = new Set(first.faults.map(({ field }) => field))
  const isGrave = first.faults.some((fault) => fault.isGrave)
  const second = await ask(
    attempt,
    slots.filter(({ key }) => failed.has(key)),
    first.faults,
  ).catch((error: unknown) => {
    // An acceptable first answer is better than none.
    if (isGrave || !(error instanceof ModelError)) throw error
    return null
  })
  if (second === null) return first
  const good = [...first.values].filter(([key]) => !failed.has(key))
  return { values: new Map([...good, ...second.values]), faults: second.faults }
}
