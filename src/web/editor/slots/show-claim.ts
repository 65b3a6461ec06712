/** Scrolls to the words and selects them. */
export function showClaim(box: HTMLElement | null, claim: string): void {
  const texts = [...(box?.querySelectorAll("textarea") ?? [])]
  const area = texts.find(({ value }) => value.includes(claim))
  if (area) {
    const at = area.value.indexOf(claim)
    area.focus()
    area.setSelectionRange(at, at + claim.length)
    return
  }
  const chips = [...(box?.querySelectorAll<HTMLElement>("[data-chip]") ?? [])]
  chips.find(({ dataset }) => dataset.chip?.includes(claim))?.focus()
}
