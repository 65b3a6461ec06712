/**
 * "Alpaca aged manure" of an "Aged Alpaca Manure": the seller's own order, as long as the same noun comes last. A measure
 * keeps its unit.
 */
export function inNameOrder(form: string, name: string): string {
  if (/\d/.test(form)) return form
  const named = name.toLowerCase().split(" ")
  const words = form.split(" ")
  const places = words.map((word) => named.indexOf(word))
  if (places.includes(-1) || new Set(places).size < words.length) return form
  const sorted = places.toSorted((a, b) => a - b).map((place) => named[place] ?? "")
  return sorted.at(-1) === words.at(-1) ? sorted.join(" ") : form
}
