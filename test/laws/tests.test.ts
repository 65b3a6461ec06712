import { expect, test } from "vitest"
import { buildHouse } from "./house.ts"
import { everyRuleTested, testsBesideTheirFile } from "./tests.ts"

test("a test without its file is found, wherever it needs one", () => {
  const house = buildHouse({
    "src/a.ts": "",
    "src/a.test.ts": "",
    "src/card.tsx": "",
    "src/card.test.ts": "",
    "src/gone.test.ts": "",
    "scripts/gone.test.ts": "",
    "test/journey.test.ts": "",
  })
  expect(testsBesideTheirFile.faults(house)).toEqual([
    "src/gone.test.ts tests no file beside it",
    "scripts/gone.test.ts tests no file beside it",
  ])
})

test("a rule without its table is found", () => {
  const house = buildHouse({
    "src/domain/checks/check.ts": "",
    "src/domain/checks/length.ts": "",
    "src/domain/checks/length.test.ts": "",
    "src/domain/checks/count.ts": "",
    "src/domain/page/audits/index.ts": "",
    "src/domain/page/audits/document-title.ts": "",
  })
  expect(everyRuleTested.faults(house)).toEqual([
    "src/domain/checks/count.ts",
    "src/domain/page/audits/document-title.ts",
  ])
})
