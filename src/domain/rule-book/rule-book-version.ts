import type { Platform } from "../platforms/platform.ts"
import { hashOf } from "../text/keys/hash-of.ts"

/**
 * The version of a platform's rules that measured a listing: the day the latest of them was read, and a hash of
 * everything that decides whether a listing breaks one. A new wording or source is not a new version.
 */
export function ruleBookVersion({ slots }: Pick<Platform, "slots">): string {
  const hardRules = (rules: Platform["slots"][number]["rules"]) => rules.filter(({ kind }) => kind === "hard")
  const deciding = slots.map(({ key, kind, isRequired, rules }) => [
    ...[key, kind, isRequired],
    hardRules(rules).map(({ id, limit }) => [id, limit]),
  ])
  const days = slots.flatMap(({ rules }) => hardRules(rules).map(({ source }) => source.readOn))
  const latest = days.toSorted().at(-1) ?? "unread"
  return `${latest}-${hashOf(JSON.stringify(deciding)).toString(16).padStart(8, "0")}`
}
