const bare = /^\d[\d.]* ?[x×] ?\d[\d.]*$/
const last =
  /^(?:(?:and|or) )?\d[\d.]* ?[x×] ?\d[\d.]* ?(?:inch(?:es)?|in|cm|mm|m|ft|feet)(?: (?:pairs?|sheets?|panels?|prints?|cards?|rugs?|mats?))?$/

const opensSizes = /^sizes? (?=\d[\d.]* ?[x×] ?\d[\d.]*$)/i
const spaced = (size: string): string => size.replace(/ ?[x×] ?/, " x ").replace(/^(?:and|or) /, "")

const opensRow = /^(?:(?:in|fits|comes in) )?(?:[\p{L}]+ ){0,2}sizes? \d[\d.]*$/iu
const endsRow = /^(?:\d[\d.]* )?(?:and|or|&) \d[\d.]*(?: (?:UK|US|EU|AU))?$/

/** "Sizes 8, 10, 12 and 14" are one row. */
function rowOfSizes(parts: readonly string[]): readonly string[] {
  const start = parts.findIndex((part) => opensRow.test(part))
  const end = parts.findIndex((part, at) => at > start && endsRow.test(part))
  const isRow = start >= 0 && parts.slice(start + 1, end).every((part) => /^\d[\d.]*$/.test(part))
  return end > start && isRow
    ? [...parts.slice(0, start), parts.slice(start, end + 1).join(", "), ...parts.slice(end + 1)]
    : parts
}

/** "46x54, 66x72, 90x90 inch pair": sizes that share the unit of the last are one choice, and no three measures of one thing. */
export function joinSizes(given: readonly string[]): string[] {
  const parts = rowOfSizes(given)
  const end = parts.findIndex((part) => last.test(part))
  let start = end
  while (start > 0 && bare.test(parts[start - 1] ?? "")) start--
  // "Sizes 45x45, 50x50, 30x50 cm"
  if (end > 0 && opensSizes.test(parts[start - 1] ?? "")) start--
  if (end - start < 1) return [...parts]
  const label = opensSizes.test(parts[start] ?? "") ? "sizes " : ""
  const row = parts.slice(start, end + 1).map((part) => spaced(part.replace(opensSizes, "")))
  const whole = (row.at(-1) ?? "").replace(/(pair|sheet|panel|print|card|rug|mat)$/, "$1s").replace(/inch$/, "inches")
  return [...parts.slice(0, start), `${label}${row.slice(0, -1).join(", ")} and ${whole}`, ...parts.slice(end + 1)]
}
