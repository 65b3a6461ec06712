/** Called when the user wants to leave the page, with the function that continues. */
type Guard = (goOn: () => void) => void

let guard: Guard | null = null

export const setLeaveGuard = (next: Guard | null): void => {
  guard = next
}

/** True if something on the page has to ask first. */
export function holdBack(goOn: () => void): boolean {
  guard?.(goOn)
  return guard !== null
}
