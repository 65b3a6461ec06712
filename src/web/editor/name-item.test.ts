import { expect, test } from "vitest"
import { platforms } from "../../domain/platforms/index.ts"
import { nameItem } from "./name-item.ts"

test.each([
  ["Tags", "tag"],
  ["Bullet points", "bullet point"],
  ["Questions and answers", "question and answer"],
  ["Related searches", "related search"],
  ["Category hints", "category hint"],
  ["Attribute words", "attribute word"],
  ["Item specifics", "item specific"],
  ["Description list", "line"],
])("%s: one %s", (label, expected) => {
  expect(nameItem({ label })).toBe(expected)
})

test("every list of every platform has a name for one of its items", () => {
  const names = platforms.flatMap(({ slots }) => slots.filter(({ kind }) => kind === "list").map(nameItem))
  expect(names.filter((name) => name === "" || /[^s]s$/.test(name))).toEqual([])
})
