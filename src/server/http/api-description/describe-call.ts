import type { Call, CallLimit, Who } from "../../../contract/call.ts"
import type { KeyScope } from "../../../domain/account/key-scopes.ts"

const whoWords: Record<Who, string> = {
  everybody: "For anyone.",
  user: "For anyone who is signed in.",
  access: "For anyone with an active subscription.",
}

/** A call's details besides its summary, its input and its answer. */
export const describeCall = (call: Call): string =>
  [
    whoWords[call.who],
    ...(call.scope ? [describeScope(call.scope)] : []),
    ...(call.limit ? [describeLimit(call.limit)] : []),
    ...(call.keeps ? ["What it keeps counts for the user's storage."] : []),
    ...(call.isPaged ? ["The answer comes in pages."] : []),
    ...(call.signedBy ? [`The body is signed in the header \`${call.signedBy}\`.`] : []),
  ].join(" ")

export const describeScope = (scope: KeyScope): string => `An API key needs the permission \`${scope}\`.`

export const describeLimit = ({ times, seconds, per }: CallLimit): string =>
  `At most ${times} times in ${inWords(seconds)} for one ${per === "user" ? "user" : "network address"}.`

function inWords(seconds: number): string {
  const units: readonly [number, string, string][] = [
    [86_400, "day", "a day"],
    [3600, "hour", "an hour"],
    [60, "minute", "a minute"],
    [1, "second", "a second"],
  ]
  const [size, name, one] = units.find(([size]) => seconds % size === 0) ?? [1, "second", "a second"]
  return seconds === size ? one : `${seconds / size} ${name}s`
}
