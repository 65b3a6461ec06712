import { weaknessOf } from "../../passwords.ts"
import { Problem } from "../../problem.ts"

/** Refuses an easily guessed password; `path` is its field. */
export function refuseWeak(password: string, own: readonly (string | null)[], path: string): void {
  const message = weaknessOf(password, own.filter((name) => name !== null && name !== "").map(String))
  if (message !== null) throw new Problem("bad_input", { message, issues: [{ path, message }] })
}
