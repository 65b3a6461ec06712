import { expect, test } from "vitest"
import { makeAudit } from "./audit.ts"

const seen: unknown[] = []
const spy = makeAudit({
  id: "spy",
  passTitle: "",
  failTitle: "",
  why: "",
  source: { url: "https://example.com", readOn: "2026-11-21" },
  weight: 1,
  needs: ["title"],
  judge(facts) {
    seen.push(facts)
    return { outcome: "not-applicable" }
  },
})

test("an audit sees the facts it needs and no others", () => {
  expect(spy.judge({ title: "A", metaDescription: "B" })).toEqual({ outcome: "not-applicable" })
  expect(seen.splice(0)).toEqual([{ title: "A" }])
})

test("it is not asked about what could not be read, and does not mind what it does not need", () => {
  const unread = { unread: "the page was cut off" }
  expect(spy.judge({ title: unread, metaDescription: "B" })).toEqual({ outcome: "could-not-check", why: unread.unread })
  expect(seen).toEqual([])
  expect(spy.judge({ title: "A", metaDescription: unread }).outcome).toBe("not-applicable")
})
