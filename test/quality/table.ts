import { type Figure, keepsFloor, quotientOf, type Tally } from "./figure.ts"
import type { Measure, Verdict } from "./measure.ts"
import { notes } from "./notes.ts"
import type { WrittenListing } from "./written-listing.ts"

/** The platforms' ids are too long for the header of a table. */
const short: Readonly<Record<string, string>> = { facebookmarketplace: "facebook", tiktokshop: "tiktok" }

const notMeasured = "–"

export function showValue({ unit }: Figure, tally: Tally): string {
  const value = quotientOf(tally)
  if (value === null) return notMeasured
  if (unit === "count") return String(tally.count)
  if (unit === "percent") return `${(100 * value).toFixed(1)} %`
  return unit === "per thousand" ? (1000 * value).toFixed(1) : value.toFixed(1)
}

function showFloor(figure: Figure): string {
  const { unit, floor, ideal, worst } = figure
  const number =
    unit === "percent" ? `${Math.round(100 * floor)} %` : String(unit === "per thousand" ? 1000 * floor : floor)
  return floor === 0 ? number : `${worst > ideal ? "≤" : "≥"} ${number}`
}

/** A figure below its floor is marked, in every column. */
function cell(figure: Figure, tally: Tally | undefined): string {
  if (tally === undefined) return notMeasured
  const value = quotientOf(tally)
  return value === null || keepsFloor(figure, value) ? showValue(figure, tally) : `${showValue(figure, tally)} !`
}

export function showTable({ all, platforms }: Measure, written: readonly WrittenListing[]): string {
  const columns: readonly Verdict[] = [...platforms, all]
  const listingsOf = ({ name }: Verdict) =>
    name === all.name ? written : written.filter(({ sample }) => sample.platform.id === name)
  const rows = [
    ["", ...columns.map(({ name }) => short[name] ?? name), "floor", "weight"],
    ["listings", ...columns.map((column) => String(listingsOf(column).length)), "", ""],
    ...all.measured.map(({ figure }, place) => [
      figure.label,
      ...columns.map(({ measured }) => cell(figure, measured[place]?.tally)),
      showFloor(figure),
      String(figure.weight),
    ]),
    ...notes.map(({ label, show, of }) => [
      label,
      ...columns.map((column) => {
        const value = of(listingsOf(column), written)
        return value === null ? notMeasured : show(value)
      }),
      "",
      "",
    ]),
    ["overall", ...columns.map(({ overall }) => overall.toFixed(1)), "", "100"],
  ]
  return alignColumns(rows)
}

function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join("  ")
      .trimEnd()
  return rows.map(line).join("\n")
}
