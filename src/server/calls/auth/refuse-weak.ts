import { weaknessOf } from "../../passwords.ts"
import { Problem } from "../../problem.ts"

/** Refuses a password that is guessed first; `path` is the field it was typed into. */
export function refuseWeak(password: string, own: readonly (string | null)[], path: string): void {
  const message = weaknessOf(password, own.filter((name) => name !== null && name !== "").map(String))
  if (message !== null) throw new Problem("bad_input", { message, issues: [{ path, message }] })
}
