import type { LightMyRequestResponse } from "fastify"
import { seo } from "../src/contract/seo.ts"
import { generations } from "../src/server/db/schema.ts"
import type { Parts } from "../src/server/parts.ts"
import { openApp } from "./app.ts"
import { FakeWriter } from "./fake-writer.ts"
import { makeForm, makeSubscriber } from "./make.ts"

/** A subscriber at the generator, with a writer controlled by the test. */
export async function openGenerator({
  env = {},
  parts = {},
}: {
  env?: Record<string, string>
  parts?: Partial<Parts>
} = {}) {
  const writer = new FakeWriter()
  const app = await openApp({ env, parts: { writer, ...parts } })
  const { browser, id } = await makeSubscriber(app)
  const generate = (products: number, key?: string, changes: object = {}): Promise<LightMyRequestResponse> =>
    browser.call(
      seo.generate,
      { body: { ...makeForm(products), ...changes } },
      key === undefined ? {} : { "idempotency-key": key },
    )
  const view = async (generationId: string) =>
    (await browser.call(seo.getGeneration, { params: { id: generationId } })).json()
  const onlyId = async () => (await app.db.select({ id: generations.id }).from(generations))[0]?.id ?? ""
  return { app, db: app.db, writer, browser, userId: id, generate, view, onlyId }
}

/** Timers that the test sets off. */
export function makeTimers() {
  const waiting: { ms: number; run: () => void }[] = []
  const after = (ms: number, run: () => void) => {
    const one = { ms, run }
    waiting.push(one)
    return () => void waiting.splice(waiting.indexOf(one), 1)
  }
  const webhooks = { soon() {}, sendDue: async () => 0, findFault: async () => null }
  return { parts: { after, webhooks }, waiting }
}

/** Resolves after this many requests to the writer. */
export async function untilAsked(writer: FakeWriter, times: number): Promise<void> {
  while (writer.asked.length < times) await new Promise((resolve) => setImmediate(resolve))
}
