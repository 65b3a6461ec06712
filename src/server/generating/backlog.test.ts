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
  it("lets in who would be served in time, refuses who would not, and says when to come again", () => {
    const { backlog, order } = open()
    for (let user = 0; user <= 10; user++) order(`user ${user}`)
    expect(() => backlog.admit("late")).toThrow(expect.objectContaining({ code: "overloaded" }))
    expect(() => backlog.admit("late")).toThrow(expect.objectContaining({ details: { retryAfterSeconds: 2 } }))
  })

  it("counts one listing of each other user for somebody new, and as many as their rounds for who is waiting already", () => {
    const { backlog, order } = open()
    order("many", 50)
    order("two", 2)
    expect(backlog.expectedWaitMs("new")).toBe(200)
    order("new")
    expect(backlog.expectedWaitMs("new")).toBe(400)
    order("new")
    expect(backlog.expectedWaitMs("new")).toBe(500)
  })

  it("refuses nobody for their own orders, however large", () => {
    const { backlog, order } = open()
    for (let platform = 0; platform < 10; platform++) order("one", 50)
    expect(backlog.expectedWaitMs("one")).toBe(0)
  })

  it("keeps nobody waiting while a place is free", () => {
    const { backlog, order } = open({ places: 3 })
    order("one", 50)
    order("two", 50)
    expect(backlog.expectedWaitMs("three")).toBe(0)
    order("three")
    expect(backlog.expectedWaitMs("four")).toBeCloseTo(100 / 3)
  })

  it("forgets what is through and who left, and leaving twice is leaving once", () => {
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

  it("learns how fast it goes, whoever is slow, and learns nothing while nothing is asked for", () => {
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

  it("forgets after a minute without work how slow somebody's texts were", () => {
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

  it("refuses while somebody else waits for too long already, however quick it went before", () => {
    const { backlog, clock, order } = open({ firstGuessMs: 10 })
    const first = order("one", 5)
    clock.ms += 1500
    expect(backlog.expectedWaitMs("one")).toBe(0)
    expect(backlog.expectedWaitMs("new")).toBe(1500)
    first.done()
    expect(backlog.expectedWaitMs("new")).toBeLessThan(1000)
  })

  it("takes it for no slowness of all places that one order alone is written one listing at a time", () => {
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
