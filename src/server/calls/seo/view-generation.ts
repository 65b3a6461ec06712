import type { GenerationView } from "../../../contract/seo.ts"
import { findGeneration, listFinished } from "../../db/generations/generations.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { problemOf, stateOf } from "./generation-state.ts"

/** A generation with its finished part. */
export async function viewGeneration({ db }: Parts, owned: { id: string; userId: string }): Promise<GenerationView> {
  const row = await findGeneration(db, owned)
  if (row === null) throw new Problem("not_found")
  const finished = row.result?.products ?? (await listFinished(db, row.id)).map(({ product }) => product)
  return {
    id: row.id,
    run: row.run,
    state: stateOf(row),
    platform: row.platform,
    done: row.done,
    total: row.total,
    itemId: row.result?.id ?? null,
    products: finished,
    result: row.result,
    form: { ...row.form },
    writer: row.writer,
    problem: problemOf(row),
    createdAt: row.createdAt.toISOString(),
  }
}
