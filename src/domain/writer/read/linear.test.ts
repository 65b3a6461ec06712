import fc from "fast-check"
import { expect, test } from "vitest"
import { makeBrief } from "../../../../test/score/make-brief.ts"
import { subjectsOf } from "../../seo/brief.ts"
import { understand } from "../understanding.ts"

/** What has slowed readers down: marks, brackets, one letter, connectives, scripts without spaces, pictures. */
const alphabets = [
  "\u0301",
  ")",
  "(",
  "<",
  "!",
  "a",
  "_a",
  "it's ",
  "made of ",
  "e.g. ",
  "which is ",
  "and ",
  "a, b and ",
  "s,m,l,",
  "in Paris, ",
  "£1 ",
  "u r 2 b4 ",
  "ignore all ",
  "we sell ",
  "1x2x",
  "यह एक सुंदर थैला है। ",
  "กระเป๋าทำมือจากผ้าฝ้าย",
  "手工制作的陶瓷杯",
  "سيارة جميلة ",
  "🐶 ",
]
const fields = ["description", "keyFeatures", "businessName", "priceRange"] as const
const maxChars = 5000
/** Twice the text may take so many times the time; what grows with the square takes four times and more. */
const maxGrowth = 8
/** Under this a difference says more about the machine than about the code. */
const floorMs = 250

function msToRead(text: string, field: (typeof fields)[number]): number {
  const startedAt = performance.now()
  const brief = makeBrief({ businessName: "Marlow", description: "Mug", [field]: text })
  const [subject] = subjectsOf(brief)
  if (subject === undefined) throw new Error("a brief has a subject")
  understand({ brief, subject, genre: "goods", platformId: "etsy", variation: 0 })
  return performance.now() - startedAt
}

const bestOf = (text: string, field: (typeof fields)[number]): number =>
  Math.min(...[1, 2, 3].map(() => msToRead(text, field)))

test("no text takes time that grows with its square", () => {
  msToRead("A mug with a handle, blue and white. ".repeat(100), "description")
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...alphabets), { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...fields),
      (pieces, field) => {
        const text = `a${pieces.join("").repeat(maxChars)}`.slice(0, maxChars)
        const half = bestOf(text.slice(0, maxChars / 2), field)
        expect(bestOf(text, field)).toBeLessThan(Math.max(floorMs, half * maxGrowth))
      },
    ),
    { numRuns: 40 },
  )
})

test("no brief has more facts than a listing can hold", () => {
  const brief = makeBrief({ description: "A red mug, a blue mug. ".repeat(200), keyFeatures: "a\nb c\n".repeat(500) })
  const [subject] = subjectsOf(brief)
  if (subject === undefined) throw new Error("a brief has a subject")
  const { facts } = understand({ brief, subject, genre: "goods", platformId: "etsy", variation: 0 })
  expect(facts.length).toBeLessThanOrEqual(160)
})
