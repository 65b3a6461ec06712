/** The match may be a whole paragraph, or an invisible character. */
export function quote(found: string | undefined): string {
  if (found === undefined) return ""
  const visible = found.replace(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (hidden) => `U+${(hidden.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`,
  )
  const letters = [...visible]
  return `“${letters.length > 60 ? `${letters.slice(0, 57).join("")}…` : visible}”`
}
