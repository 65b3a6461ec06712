import { strToU8, Zip, ZipDeflate } from "fflate"
import type { FileReply } from "../../../contract/call.ts"
import { listOwnedRows, type OwnedRows } from "../../db/account/owned-rows.ts"
import type { Parts } from "../../parts.ts"

/** Everything stored about a user, one page of a table at a time. */
export function exportAccount({ db, now }: Parts, userId: string, format: "zip" | "json"): FileReply {
  const tables = listOwnedRows(db, userId)
  const day = now().toISOString().slice(0, 10)
  return format === "json"
    ? { fileName: `my-data-${day}.json`, contentType: "application/json", content: asJson(tables, now()) }
    : { fileName: `my-data-${day}.zip`, contentType: "application/zip", content: asZip(tables) }
}

async function* asJson(tables: readonly OwnedRows[], at: Date) {
  yield `{"exportedAt":${JSON.stringify(at)}`
  for (const owned of tables) {
    yield `,\n${JSON.stringify(owned.table)}:`
    yield* listAsJson(owned)
  }
  yield "}\n"
}

async function* listAsJson({ pages }: OwnedRows) {
  let before = "["
  for await (const rows of pages()) {
    yield before + rows.map((row) => JSON.stringify(row)).join(",\n")
    before = ",\n"
  }
  yield before === "[" ? "[]" : "]"
}

/** Compressed while it is sent: each table is a separate file. */
async function* asZip(tables: readonly OwnedRows[]) {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  const take = () => {
    const taken = ready
    ready = []
    return taken
  }
  for (const owned of tables) {
    const file = new ZipDeflate(`${owned.table}.json`)
    zip.add(file)
    for await (const piece of listAsJson(owned)) {
      file.push(strToU8(piece))
      yield* take()
    }
    file.push(new Uint8Array(), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
