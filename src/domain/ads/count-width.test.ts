import { expect, it } from "vitest"
import { countWidth } from "./count-width.ts"

it.each([
  ["Drain Cleaning", 14],
  ["水道修理", 8],
  ["カフェ", 6],
  ["한국어", 6],
  ["ﾃｽﾄ", 3],
  ["Café", 4],
  ["Ａ", 2],
  ["", 0],
])("%j is %d wide", (text, width) => expect(countWidth(text)).toBe(width))
