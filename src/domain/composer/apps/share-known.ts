/** The same thing in another form counts as the same: "adapts" and "adaptive", "explains" and "explained". */
export function shareKnown(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
  let known = 0
  const beginnings = new Set([...whole].filter((word) => word.length > 4).map((word) => word.slice(0, 5)))
  for (const word of part) if (whole.has(word) || (word.length > 4 && beginnings.has(word.slice(0, 5)))) known++
  return part.size === 0 ? 1 : known / part.size
}
