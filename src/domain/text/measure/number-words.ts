const ones = [
  ..."zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" "),
  ..."sixteen seventeen eighteen nineteen".split(" "),
]
const tens = ["", "", ..."twenty thirty forty fifty sixty seventy eighty ninety".split(" ")]

/** 6 → "six", 24 → "twenty-four". Anything but a whole number below a hundred stays in digits. */
export function numberWord(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > 99) return String(value)
  const rest = value % 10
  return ones[value] ?? `${tens[Math.floor(value / 10)]}${rest === 0 ? "" : `-${ones[rest]}`}`
}

const values = new Map<string, number>([
  ...Array.from({ length: 100 }, (_, value): [string, number] => [numberWord(value), value]),
  ["dozen", 12],
  ["hundred", 100],
  ["thousand", 1000],
])

/** "six", "Twenty-four" or "1,900" → the number; null for any other word. */
export function numberValue(word: string): number | null {
  const bare = word.toLowerCase().replace(/\s+/g, "-")
  if (/^\d{1,3}(,\d{3})+$|^\d+(\.\d+)?$/.test(bare)) return Number(bare.replaceAll(",", ""))
  return values.get(bare) ?? null
}
