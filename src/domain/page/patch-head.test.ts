import { expect, test } from "vitest"
import { patchHead } from "./patch-head.ts"

test("the current head and the improved one, line by line", () => {
  const now = { title: 'Oak & "ash"', description: null, canonical: "https://a.example/", viewport: null }
  expect(patchHead(now, { title: "Oak", description: "Tables <b>" }, "https://a.example/b")).toEqual([
    { kind: "removed", line: "<title>Oak &amp; &quot;ash&quot;</title>" },
    { kind: "added", line: "<title>Oak</title>" },
    { kind: "added", line: '<meta name="description" content="Tables &lt;b&gt;">' },
    { kind: "same", line: '<link rel="canonical" href="https://a.example/">' },
    { kind: "added", line: '<meta name="viewport" content="width=device-width, initial-scale=1">' },
  ])
})
