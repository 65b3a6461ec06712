import { expect, test } from "vitest"
import { pageOf, readHtml } from "../../../../test/page-reading.ts"
import { makeAudit } from "./audit.ts"

const seen: unknown[] = []
const spy = makeAudit({
  id: "spy",
  passTitle: "",
  failTitle: "",
  why: "",
  matter: "people",
  source: { url: "https://example.com", readOn: "2026-11-21" },
  weight: 1,
  needs: ["title"],
  judge(facts) {
    seen.push(facts)
    return { outcome: "not-applicable" }
  },
})

const page = readHtml(pageOf('<title>A</title><meta name="description" content="B">'))

test("an audit sees the facts it needs and no others", () => {
  expect(spy.judge(page)).toEqual({ outcome: "not-applicable" })
  expect(seen.splice(0)).toEqual([{ title: "A" }])
})

test("it is not asked about facts that could not be read, and ignores facts that it does not need", () => {
  const unread = { unread: "the page was cut off" }
  expect(spy.judge({ ...page, title: unread })).toEqual({ outcome: "could-not-check", why: unread.unread })
  expect(seen).toEqual([])
  expect(spy.judge({ ...page, metaDescription: unread }).outcome).toBe("not-applicable")
})
