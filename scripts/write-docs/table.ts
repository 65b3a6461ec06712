/** A Markdown table as the formatter writes it, padded to even columns. A bar or line break in a cell would end it. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows].map((cells) => cells.map(escapeCell))
  const widths = head.map((_, column) => Math.max(3, ...lines.map((cells) => [...(cells[column] ?? "")].length)))
  const join = (cells: readonly string[], fill: string) =>
    `| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width, fill)).join(" | ")} |`
  const [first = [], ...others] = lines
  return [join(first, " "), join([], "-"), ...others.map((cells) => join(cells, " "))].join("\n")
}

const escapeCell = (text: string): string => text.replaceAll("|", "\\|").replaceAll(/\s*\n\s*/g, " ")
