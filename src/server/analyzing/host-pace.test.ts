import { expect, test } from "vitest"
import { HostPace } from "./host-pace.ts"

test("pages of one host are fetched a second apart, whoever asks; another host does not wait", () => {
  let now = 0
  const pace = new HostPace({ now: () => new Date(now), after: () => {} })
  expect(["a.example", "a.example", "b.example", "a.example"].map((host) => pace.take(host))).toEqual([
    0, 1000, 0, 2000,
  ])
  now = 2500
  expect(pace.take("a.example")).toBe(500)
  now = 9000
  expect(pace.take("a.example")).toBe(0)
})

test("idle hosts are forgotten, and busy ones are not", () => {
  let now = 0
  const pace = new HostPace({ now: () => new Date(now), after: () => {} })
  for (let at = 0; at < 1000; at += 1) pace.take(`${at}.example`)
  now = 500
  expect([pace.take("new.example"), pace.take("7.example")]).toEqual([0, 500])
})
