import { expect, test } from "vitest"
import { buildHouse } from "./house.ts"
import { faultsOfAudits, faultsOfList } from "./lists.ts"

const house = buildHouse({
  "src/domain/platforms/index.ts": "",
  "src/domain/platforms/platform.ts": "",
  "src/domain/platforms/etsy.ts": "",
  "src/domain/platforms/etsy.test.ts": "",
  "src/domain/platforms/ebay.ts": "",
  "src/domain/platforms/deeper/other.ts": "",
})
const list = { folder: "src/domain/platforms", shape: "platform" }

test.each([
  [["etsy", "ebay"], 0],
  [["etsy"], 1],
  [["etsy", "ebay", "amazon"], 1],
  [["etsy", "ebay", "etsy"], 1],
  [["Etsy", "ebay"], 2],
])("the rows %j have %d faults", (ids, count) => {
  expect(
    faultsOfList(
      house,
      ids.map((id) => ({ id })),
      list,
    ),
  ).toHaveLength(count)
})

const good = { id: "a", weight: 1, source: { url: "https://example.com/a", readOn: "2026-11-21" } }

test.each([
  [good, 0],
  [{ ...good, weight: 0 }, 1],
  [{ ...good, source: { ...good.source, url: "somewhere" } }, 1],
  [{ ...good, source: { ...good.source, url: "http://example.com" } }, 1],
  [{ ...good, source: { ...good.source, readOn: "21.11.2026" } }, 1],
  [{ ...good, source: { ...good.source, readOn: "2026-02-30" } }, 1],
])("the audit %j has %d faults", (row, count) => {
  expect(faultsOfAudits([row])).toHaveLength(count)
})
