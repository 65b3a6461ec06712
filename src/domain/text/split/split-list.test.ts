import fc from "fast-check"
import { expect, test } from "vitest"
import { splitList } from "./split-list.ts"

test.each<[string, string[]]>([
  ["stoneware mug, handmade coffee mug", ["stoneware mug", "handmade coffee mug"]],
  ["blue shirt;long sleeve shirt;;mens shirt", ["blue shirt", "long sleeve shirt", "mens shirt"]],
  ["mesh\nmesh\nadjustable straps", ["mesh", "adjustable straps"]],
  ["leather circles, Leather Circles, earring blanks,", ["leather circles", "earring blanks"]],
  ["- one\n* two\n• three\n1. four\n2) five", ["one", "two", "three", "four", "five"]],
  ["wool | silk • linen · hemp", ["wool", "silk", "linen", "hemp"]],
  ["zip, rar, 7z; SD card; USB OTG", ["zip", "rar", "7z", "SD card", "USB OTG"]],
  ["1,900 miles, 12,000 banks,3 tents", ["1,900 miles", "12,000 banks", "3 tents"]],
  ["3/4 inch, 1/2 inch", ["3/4 inch", "1/2 inch"]],
  ["17-22in / 22-27in", ["17-22in / 22-27in"]],
  ["Men / Women / Kids", ["Men", "Women", "Kids"]],
  ["black, white and red", ["black", "white", "red"]],
  ["black, white, and red", ["black", "white", "red"]],
  ["leaks, blocked drains & bathrooms", ["leaks", "blocked drains", "bathrooms"]],
  ["wool, black and white", ["wool", "black and white"]],
  ["coffee and tea drinkers who like rustic kitchens", ["coffee and tea drinkers who like rustic kitchens"]],
  ["health and fitness", ["health and fitness"]],
  ["#lipoil #tiktokmademebuyit #grwm", ["lipoil", "tiktokmademebuyit", "grwm"]],
  ["freezedriedcandy, #freezedriedcandy #viral #fyp #fyp candy tok", ["freezedriedcandy", "viral", "fyp", "candy tok"]],
  ["C#, C++", ["C#", "C++"]],
  ["straps (S, M, L), rings", ["straps (S, M, L)", "rings"]],
  ["wool, etc., n/a, and more", ["wool"]],
  ["\"blue shirt\", 'red shirt'", ["blue shirt", "red shirt"]],
  ["Photo markup.\nVoice notes.", ["Photo markup", "Voice notes"]],
  ["9 x 5 in., oak", ["9 x 5 in.", "oak"]],
  ["Android 9 and up, tablets", ["Android 9 and up", "tablets"]],
  ["", []],
  [" , ;\n- ", []],
])("%j has the items %j", (raw, items) => {
  expect(splitList(raw)).toEqual(items)
})

test("an item is never empty, padded or repeated, and splitting the result again changes nothing", () => {
  const text = fc
    .array(
      fc.constantFrom("oak", "red", "1,900 m", ",", ";", "\n", " ", "#", "•", "(", ")", "and", "/", "3/4", '"', "."),
      { maxLength: 20 },
    )
    .map((pieces) => pieces.join(""))
  fc.assert(
    fc.property(text, (raw) => {
      const items = splitList(raw)
      for (const item of items) expect(item).toBe(item.trim())
      expect(items.every((item) => /[\p{L}\p{N}]/u.test(item))).toBe(true)
      expect(new Set(items.map((item) => item.toLowerCase())).size).toBe(items.length)
    }),
  )
})
