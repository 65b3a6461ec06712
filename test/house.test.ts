import { fileURLToPath } from "node:url"
import { describe, expect, test } from "vitest"
import { generatedDocs } from "../scripts/write-docs.ts"
import { checks } from "../src/domain/checks/index.ts"
import { audits } from "../src/domain/page/audits/index.ts"
import { platforms } from "../src/domain/platforms/index.ts"
import { readHouse } from "./laws/house.ts"
import { laws } from "./laws/laws.ts"
import { faultsOfAudits, faultsOfList } from "./laws/lists.ts"
import { faultsOfRuleBook } from "./laws/rule-book.ts"

const house = readHouse(fileURLToPath(new URL("..", import.meta.url)))

describe("in this house", () => {
  test.each(laws)("$says", ({ faults, why }) => {
    expect(faults(house), why).toEqual([])
  })

  test("every platform is a file, an id and one row of the list", () => {
    expect(faultsOfList(house, platforms, { folder: "src/domain/platforms", shape: "platform" })).toEqual([])
  })

  test("the rule book is whole: every platform has the common places, and every rule one meaning, a source and a day", () => {
    expect(faultsOfRuleBook(platforms)).toEqual([])
  })

  test("every audit is a file, an id and one row of the list, weighs something and names its source", () => {
    expect(faultsOfList(house, audits, { folder: "src/domain/page/audits", shape: "audit" })).toEqual([])
    expect(faultsOfAudits(audits)).toEqual([])
  })

  test("every check is a file, an id and one row of the list", () => {
    expect(faultsOfList(house, checks, { folder: "src/domain/checks", shape: "check" })).toEqual([])
  })

  test.each(generatedDocs())("$path says what the code says", ({ path, make }) => {
    const text = house.texts.get(path) ?? ""
    expect(text, "Run: npm run docs").toBe(make(text))
  })
})
