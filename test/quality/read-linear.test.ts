import fc from "fast-check"
import { expect, test } from "vitest"
import { etsy } from "../../src/domain/platforms/etsy.ts"
import { subjectsOf } from "../../src/domain/seo/brief.ts"
import { understand } from "../../src/domain/writer/understanding.ts"
import { hostileUnits } from "../growth.ts"
import { makeBrief } from "../score/make-brief.ts"

const fields = ["description", "keyFeatures", "businessName", "priceRange"] as const
type Field = (typeof fields)[number]

const maxChars = 5000
/** The allowed growth for twice the text; quadratic growth is four times and more. */
const maxGrowth = 6
/** A shorter time is harmless, and its differences are noise. */
const clearMs = 80

function read(text: string, field: Field) {
  const brief = makeBrief({ businessName: "Marlow", description: "Mug", [field]: text })
  const [subject] = subjectsOf(brief)
  if (subject === undefined) throw new Error("a brief has a subject")
  return understand({ brief, subject, platform: etsy, variation: 0 })
}

/** Only this thread's time: others may be using the processor. */
function cpuMs(text: string, field: Field): number {
  const before = process.threadCpuUsage()
  read(text, field)
  return process.threadCpuUsage(before).user / 1000
}

const bestOf = (text: string, field: Field): number => Math.min(cpuMs(text, field), cpuMs(text, field))

test("no text takes work that grows with the square of its length", () => {
  cpuMs("A mug with a handle, blue and white. ".repeat(100), "description")
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...hostileUnits), { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...fields),
      (pieces, field) => {
        const text = `a${pieces.join("").repeat(maxChars)}`.slice(0, maxChars)
        if (cpuMs(text, field) < clearMs) return
        const half = bestOf(text.slice(0, maxChars / 2), field)
        expect(bestOf(text, field)).toBeLessThan(Math.max(clearMs, half * maxGrowth))
      },
    ),
    { numRuns: 25 },
  )
})

test("no brief has more facts than a listing can hold, and the extra ones are named", () => {
  const { facts, leftOut } = read(Array.from({ length: 500 }, (_, at) => `part ${at} of it`).join("\n"), "keyFeatures")
  expect(facts.length).toBeLessThanOrEqual(160)
  expect(leftOut.some(({ reason }) => reason.includes("hold more"))).toBe(true)
})
