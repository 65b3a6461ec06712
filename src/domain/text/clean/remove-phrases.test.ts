import { expect, test } from "vitest"
import { removePhrases } from "./remove-phrases.ts"

const find = /free shipping|best seller|\bsale\b|eco-friendly|\d+% off|www\.\S+/giu
const carriesFact = (piece: string): boolean => /\d/.test(piece)

test.each([
  ["Mug, free shipping, 12 oz", "Mug, 12 oz"],
  ["Mug with free shipping", "Mug"],
  ["Free shipping mug", "Mug"],
  ["Mug with free shipping and lid", "Mug with lid"],
  ["Mug (free shipping) 12 oz", "Mug 12 oz"],
  ["Best seller! Coffee mug", "Coffee mug"],
  ["20% off mug, sale", "mug"],
  ["Eco-friendly cotton bag", "Cotton bag"],
  ["Soft: eco-friendly cotton", "Soft: cotton"],
  ["A mug. It comes with free shipping. It holds 12 oz.", "A mug. It holds 12 oz."],
  ["A mug. It holds 12 oz, weighs 300 g, and comes with free shipping.", "A mug. It holds 12 oz, weighs 300 g."],
  ["A mug.\n- Free shipping\n- Holds 12 oz", "A mug.\n- Holds 12 oz"],
  ["A mug.\n- Blue mug with sale", "A mug.\n- Blue mug"],
  ["A mug.\n\nSee www.mugs.example now.\n\nIt is blue.", "A mug.\n\nIt is blue."],
  ["Free shipping", ""],
  ["Welded joint with a two-year sale", "Welded joint"],
  ["Welded joint with a two-year sale, which does not cover the handle", "Welded joint"],
  ["Welded joint with a two-year sale, hand wash", "Welded joint, hand wash"],
  ["Works to -15 °C; two-year sale", "Works to -15 °C"],
  ["Rust free life time sale", "Rust free"],
  ["Welded joint with 2 year sale", "Welded joint"],
  ["Lasts 2 years sale", "Lasts 2 years"],
  ["A wholesale mug", "A wholesale mug"],
])("%j without forbidden phrases is %j", (text, rest) => {
  expect(removePhrases(text, find, carriesFact)).toBe(rest)
})
