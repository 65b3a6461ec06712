import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { faults } from "./table.ts"

const root = join(import.meta.dirname, "../..")

test("every fault has its row, in order", () => {
  expect(faults.map(({ id }) => id)).toEqual(Array.from({ length: 28 }, (_, index) => `F${index + 1}`))
})

test.each(faults)("$id is proven by existing tests", ({ proofs }) => {
  const missing = proofs.flatMap(([file, ...names]) => {
    const text = readFileSync(join(root, file), "utf8")
    return names.filter((name) => !text.includes(name)).map((name) => `${file} has no test "${name}"`)
  })
  expect(missing).toEqual([])
  expect(proofs.every(([, ...names]) => names.length > 0)).toBe(true)
})

// npm test leaves these out unless it is asked for all.
test("every long test proves a fault", () => {
  const long = ["test/faults/long", "test/e2e/long"].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  )
  expect(faults.flatMap(({ proofs }) => proofs.map(([file]) => file))).toEqual(expect.arrayContaining(long))
})
