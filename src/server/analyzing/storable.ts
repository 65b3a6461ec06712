/** A copy that the database accepts: a halved character is removed, and so is every NUL. */
export function storable<Value>(value: Value): Value
export function storable(value: unknown): unknown {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0") ? value : wellFormed(value)
  if (Array.isArray(value)) return value.map((item: unknown) => storable(item))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [wellFormed(name), storable(inner)]))
}

const wellFormed = (text: string): string => text.toWellFormed().replaceAll("\0", "\ufffd")
