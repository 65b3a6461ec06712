import { expect, test } from "vitest"
import { scoreArcs } from "./score-arcs.ts"

test("without parts, the ring is one arc, filled to the score and never past its ends", () => {
  expect(scoreArcs(64, [])).toEqual([{ key: "all", start: 0, length: 100, filled: 64 }])
  expect(scoreArcs(140, [])[0]?.filled).toBe(100)
  expect(scoreArcs(-3, [])[0]?.filled).toBe(0)
})

test("each part gets an arc for its weight, filled as far as it was earned", () => {
  const [title, tags] = scoreArcs(50, [
    { label: "Title", points: 30, maxPoints: 60 },
    { label: "Tags", points: 20, maxPoints: 40 },
  ])
  expect(title?.start).toBeCloseTo(0.8)
  expect(title?.length).toBeCloseTo(58.4)
  expect(title?.filled).toBeCloseTo(29.2)
  expect(tags?.start).toBeCloseTo(60.8)
  expect(tags?.length).toBeCloseTo(38.4)
})

test("a part that does not count takes no room, and many small ones are still visible", () => {
  expect(scoreArcs(10, [{ label: "Images", points: 0, maxPoints: 0 }])).toHaveLength(1)
  const many = Array.from({ length: 80 }, (_, n) => ({ label: `${n}`, points: 1, maxPoints: 1 }))
  const arcs = scoreArcs(100, many)
  expect(arcs.every((arc) => arc.length > 0)).toBe(true)
  expect(arcs.at(-1)?.start).toBeLessThan(100)
})
