import { DrizzleQueryError } from "drizzle-orm"
import { Problem } from "../../problem.ts"

/** Two people may choose a name at the same moment; the database decides. */
export function takenName(error: unknown): Problem | null {
  if (!(error instanceof DrizzleQueryError) || !(error.cause instanceof Error)) return null
  const constraint = "constraint" in error.cause ? String(error.cause.constraint) : ""
  if (constraint.startsWith("credentials_username")) return new Problem("username_taken")
  if (constraint.startsWith("users_email")) return new Problem("email_taken")
  return null
}
