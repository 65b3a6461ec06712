import { expect, onTestFinished, test } from "vitest"
import { readHtml } from "../../../../test/page-reading.ts"
import type { PageJob } from "./page-job.ts"
import { openPageReader } from "./page-reader.ts"

const plain = readHtml("")

function jobOf(html: string): PageJob {
  const { delivery, robotsFile } = plain
  if ("unread" in delivery || "unread" in robotsFile) throw new Error("the page was not read")
  return {
    bytes: Buffer.from(html),
    contentType: "text/html; charset=utf-8",
    delivery,
    headers: [],
    robotsFile,
    now: 0,
  }
}

function open(options: Parameters<typeof openPageReader>[0] = {}) {
  const reader = openPageReader(options)
  onTestFinished(() => reader.close())
  return reader
}

test("a page is read in another thread, with the outcome of every audit that needs nothing else", async () => {
  const { page, outcomes } = await open().read(jobOf("<title>Oak</title>"))
  expect(page.title).toBe("Oak")
  expect(outcomes.find(({ id }) => id === "document-title")?.outcome).toEqual({ outcome: "pass" })
  expect(outcomes.some(({ id }) => id === "broken-links")).toBe(false)
})

test("a page that takes too long is given up, and the next one is read", async () => {
  const reader = open({ limitMs: 1 })
  await expect(reader.read(jobOf("<p>oak ".repeat(200_000)))).rejects.toMatchObject({ kind: "unreadable" })
  const patient = open()
  const [first, second] = await Promise.all([
    patient.read(jobOf("<title>A</title>")),
    patient.read(jobOf("<title>B</title>")),
  ])
  expect([first.page.title, second.page.title]).toEqual(["A", "B"])
})

test("a page that waits too long for its turn is asked to retry, and a page of another thread does not wait", async () => {
  const long = jobOf("<p>oak ".repeat(200_000))
  const one = open({ waitMs: 1 })
  const first = one.read(long)
  await expect(one.read(jobOf("<title>A</title>"))).rejects.toMatchObject({ code: "overloaded" })
  expect((await first).page.wordCount).toBe(200_000)
  const two = open({ waitMs: 1, threads: 2 })
  const both = await Promise.all([two.read(long), two.read(jobOf("<title>B</title>"))])
  expect(both.map(({ page }) => page.title)).toEqual([null, "B"])
})
