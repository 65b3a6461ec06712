import { randomUUID } from "node:crypto"
import type { Platform } from "../../domain/platforms/platform.ts"
import { type Product, subjectsOf } from "../../domain/seo/brief.ts"
import { type Lease, listFinished, saveProduct } from "../db/generations/generations.ts"
import type { Db } from "../db/open.ts"
import type { StoredForm, StoredProduct } from "../db/stored.ts"
import type { Writer } from "../outside/writer/writer.ts"
import { Problem } from "../problem.ts"
import { untilAborted } from "../workers/until-aborted.ts"
import type { Workers } from "../workers/workers.ts"
import { leaseLost } from "./lease-lost.ts"

/** Receives the progress. */
export interface Listener {
  begun(id: string): void
  progress(at: { done: number; total: number; productName: string; stage: "writing" | "written" | "failed" }): void
  product(product: StoredProduct): void
}

interface Writing {
  readonly db: Db
  readonly writer: Writer
  readonly lease: Lease
  readonly userId: string
  readonly form: StoredForm
  readonly platform: Platform
  readonly listener: Listener
  readonly signal: AbortSignal
  readonly workers: Workers
}

interface Place {
  readonly position: number
  readonly subject: Product
}

/**
 * Writes what is missing and saves each product at once. Throws the first failure when all others are finished; but if
 * a worker had to be ended, the others contain the same shop texts and are not started.
 */
export async function writeProducts(writing: Writing): Promise<void> {
  const { db, lease, form, listener, signal } = writing
  const finished = new Map((await listFinished(db, lease.id)).map(({ position, product }) => [position, product]))
  const places = subjectsOf(form).map((subject, position) => ({ subject, position }))
  let done = finished.size
  const tell = (place: Place, stage: "writing" | "written" | "failed") =>
    listener.progress({ done, total: places.length, productName: place.subject.name, stage })
  const failures: unknown[] = []
  const writeOne = async (place: Place) => {
    try {
      signal.throwIfAborted()
      if (failures.some(isTooComplex)) return
      tell(place, "writing")
      const product = await writeProduct(writing, place)
      done++
      tell(place, "written")
      listener.product(product)
    } catch (error) {
      failures.push(error)
      if (!signal.aborted) tell(place, "failed")
    }
  }
  for (const product of finished.values()) listener.product(product)
  await inOrderOf(
    writing.writer,
    places.filter(({ position }) => !finished.has(position)),
    writeOne,
  )
  signal.throwIfAborted()
  if (failures.length > 0) throw failures[0]
}

const isTooComplex = (error: unknown): boolean => error instanceof Problem && error.code === "text_too_complex"

/** A model gets all requests at once and limits them itself; our own writer shares this process with everybody. */
async function inOrderOf(writer: Writer, places: readonly Place[], writeOne: (place: Place) => Promise<void>) {
  if (writer.name.kind === "model") {
    await Promise.all(places.map(writeOne))
    return
  }
  for (const place of places) await writeOne(place)
}

async function writeProduct(writing: Writing, { subject, position }: Place): Promise<StoredProduct> {
  const { db, writer, lease, userId, form, platform, signal, workers } = writing
  const written = await untilAborted(writer.write({ userId, brief: form, subject, platform }, signal), signal)
  const { draft } = written
  const finished = await workers.run(
    "finish",
    { draft, brief: form, platform, productName: subject.name },
    { userId, signal },
  )
  const product: StoredProduct = { id: randomUUID(), ...finished, writer: written.writer }
  const { tokensIn, tokensOut, costMicros } = written
  const isOurs = await saveProduct(db, lease, { position, product, tokensIn, tokensOut, costMicros })
  if (!isOurs) throw await leaseLost(db, lease.id)
  return product
}
