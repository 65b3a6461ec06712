/** Is told that somebody wants to leave the page, and how they go on if they still want to. */
type Guard = (goOn: () => void) => void

let guard: Guard | null = null

export const setLeaveGuard = (next: Guard | null): void => {
  guard = next
}

/** True when somebody on the page has a word to say first. */
export function holdBack(goOn: () => void): boolean {
  guard?.(goOn)
  return guard !== null
}
