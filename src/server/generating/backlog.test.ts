import { describe, expect, it } from "vitest"
import { Backlog } from "./backlog.ts"

function open({ places = 1, longestWaitMs = 1000, firstGuessMs = 100 } = {}) {
  const clock = { ms: 0 }
  const backlog = new Backlog({ places, longestWaitMs, firstGuessMs, nowMs: () => clock.ms })
  const order = (userId: string, listings = 1) => {
    const backlogPlace = backlog.admit(userId)
    backlogPlace.expect(listings)
    return backlogPlace
  }
  return { backlog, clock, order }
}

describe("the backlog", () => {
  it("accepts a request that can be served in time, refuses others, and says when to retry", () => {
    const { backlog, order } = open()
    for (let user = 0; user <= 10; user++) order(`user ${user}`)
    expect(() => backlog.admit("late")).toThrow(expect.objectContaining({ code: "overloaded" }))
    expect(() => backlog.admit("late")).toThrow(expect.objectContaining({ details: { retryAfterSeconds: 2 } }))
  })

  it("counts one listing of each other user for a new user, and as many as their rounds for a waiting one", () => {
    const { backlog, order } = open()
    order("many", 50)
    order("two", 2)
    expect(backlog.expectedWaitMs("new")).toBe(200)
    order("new")
    expect(backlog.expectedWaitMs("new")).toBe(400)
    order("new")
    expect(backlog.expectedWaitMs("new")).toBe(500)
  })

  it("refuses nobody because of their own requests, however large", () => {
    const { backlog, order } = open()
    for (let platform = 0; platform < 10; platform++) order("one", 50)
    expect(backlog.expectedWaitMs("one")).toBe(0)
  })

  it("makes nobody wait while there is a free place", () => {
    const { backlog, order } = open({ places: 3 })
    order("one", 50)
    order("two", 50)
    expect(backlog.expectedWaitMs("three")).toBe(0)
    order("three")
    expect(backlog.expectedWaitMs("four")).toBeCloseTo(100 / 3)
  })

  it("forgets finished and abandoned requests, and leaving twice counts once", () => {
    const { backlog, order } = open()
    const first = order("one", 2)
    first.done()
    first.done()
    const other = order("one")
    first.leave()
    first.leave()
    expect(backlog.expectedWaitMs("new")).toBeGreaterThan(0)
    other.leave()
    expect(backlog.expectedWaitMs("new")).toBe(0)
  })

  it("learns its speed from all users, and learns nothing while there are no requests", () => {
    const { backlog, clock, order } = open({ places: 2 })
    for (let round = 0; round < 300; round++) {
      const [one, other] = [order("one"), order("other")]
      clock.ms += 400
      one.done()
      other.done()
      one.leave()
      other.leave()
      clock.ms += 50_000
    }
    order("one")
    order("other")
    expect(backlog.expectedWaitMs("new")).toBeGreaterThan(150)
    expect(backlog.expectedWaitMs("new")).toBeLessThan(250)
  })

  it("forgets slow texts after a minute without work", () => {
    const { backlog, clock, order } = open()
    const slow = order("one", 100)
    for (let listing = 0; listing < 100; listing++) {
      clock.ms += 4000
      slow.done()
    }
    slow.leave()
    const next = order("one")
    expect(backlog.expectedWaitMs("new")).toBeGreaterThan(1000)
    next.leave()
    clock.ms += 61_000
    order("one")
    expect(backlog.expectedWaitMs("new")).toBe(100)
  })

  it("refuses while another user already waits too long, however fast it was before", () => {
    const { backlog, clock, order } = open({ firstGuessMs: 10 })
    const first = order("one", 5)
    clock.ms += 1500
    expect(backlog.expectedWaitMs("one")).toBe(0)
    expect(backlog.expectedWaitMs("new")).toBe(1500)
    first.done()
    expect(backlog.expectedWaitMs("new")).toBeLessThan(1000)
  })

  it("does not think every place is slow because one request is written one listing at a time", () => {
    const { backlog, clock, order } = open({ places: 4 })
    const backlogPlace = order("one", 600)
    for (let listing = 0; listing < 600; listing++) {
      clock.ms += 200
      backlogPlace.done()
    }
    backlogPlace.leave()
    for (const user of ["a", "b", "c", "d"]) order(user)
    expect(backlog.expectedWaitMs("new")).toBeCloseTo(50, 0)
  })
})
