/** Expands the folded sections around an element: inside them, it can neither be seen nor take the focus. */
export function openAround(element: Element): void {
  for (let fold = element.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    fold.open = true
}
