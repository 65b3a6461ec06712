import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { recordMigrations } from "./migration.ts"

function makeFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "search-simple-migrations-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

test("a new migration is recorded once", () => {
  const folder = makeFolder({ "0000_a.sql": "select 1", "0001_b.sql": "select 2", "note.txt": "" })
  expect(recordMigrations(folder)).toEqual(["0000_a", "0001_b"])
  const hashes = readFileSync(join(folder, "hashes.json"), "utf8")
  expect(Object.keys(JSON.parse(hashes))).toEqual(["0000_a", "0001_b"])
  expect(recordMigrations(folder)).toEqual([])
  expect(readFileSync(join(folder, "hashes.json"), "utf8")).toBe(hashes)
})

test("a recorded migration may not be changed or removed", () => {
  const folder = makeFolder({ "0000_a.sql": "select 1" })
  recordMigrations(folder)
  writeFileSync(join(folder, "0000_a.sql"), "select 2")
  expect(() => recordMigrations(folder)).toThrow("0000_a")
  rmSync(join(folder, "0000_a.sql"))
  expect(() => recordMigrations(folder)).toThrow("0000_a")
})
