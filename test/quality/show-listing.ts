import type { Verdict } from "./measure.ts"
import { showValue } from "./table.ts"
import type { WrittenListing } from "./written-listing.ts"

/** A listing in a readable form, followed by the findings with their exact words. */
export function showListing({ id, sample, listing, score }: WrittenListing, verdict: Verdict): string {
  const { platformFields, productName, ...fields } = listing
  const own = Object.entries(platformFields).map(([name, value]) => [name, value] as const)
  const parts = [...Object.entries(fields), ...own].map(([name, value]) => showPart(name, [value].flat()))
  return [
    `${"─".repeat(4)} ${id} · ${sample.platform.label} · ${productName} · overall ${verdict.overall.toFixed(1)} · score ${score ?? "–"}`,
    ...parts,
    ...showFindings(verdict),
  ].join("\n")
}

function showPart(name: string, items: readonly string[]): string {
  const [only = ""] = items
  if (items.length === 1) return `\n${name}\n${only}`
  const isList = items.some((item) => item.length > 40)
  return `\n${name} (${items.length})\n${isList ? items.map((item) => `  · ${item}`).join("\n") : items.join(" | ")}`
}

function showFindings({ measured }: Verdict): string[] {
  const found = measured.filter(({ tally }) => tally.findings.length > 0)
  if (found.length === 0) return ["\nNothing was found."]
  return found.flatMap(({ figure, tally }) => [
    `\n! ${figure.label}: ${showValue(figure, tally)}`,
    ...tally.findings.map(({ field, text, says }) => `    ${field}: "${text}" (${says})`),
  ])
}
