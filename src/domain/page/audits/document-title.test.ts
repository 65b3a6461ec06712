import { expect, test } from "vitest"
import type { PageReading } from "../facts.ts"
import { documentTitle } from "./document-title.ts"

test.each<[PageReading["title"], ReturnType<typeof documentTitle.judge>]>([
  ["Walnut desk with two drawers", { outcome: "pass" }],
  [" x ", { outcome: "pass" }],
  [null, { outcome: "fail", offending: [] }],
  ["", { outcome: "fail", offending: [] }],
  [" \n ", { outcome: "fail", offending: [] }],
  [{ unread: "the page was cut off" }, { outcome: "could-not-check", why: "the page was cut off" }],
])("the title %j", (title, outcome) => {
  expect(documentTitle.judge({ title, metaDescription: null })).toEqual(outcome)
})
