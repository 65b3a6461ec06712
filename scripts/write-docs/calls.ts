import type { Call, Who } from "../../src/contract/call.ts"
import { calls } from "../../src/contract/index.ts"
import { problems } from "../../src/contract/problems.ts"
import { describeLimit, describeScope } from "../../src/server/http/api-description/describe-call.ts"
import { problemsOf } from "../../src/server/http/api-description.ts"
import { describeFields, type Known } from "./fields.ts"
import { table } from "./table.ts"

const whoWords: Record<Who, string> = {
  everybody: "For everybody.",
  user: "Requires sign-in.",
  access: "Requires an active subscription.",
}

export const describeCalls = (): string => `# Calls

<!-- Made by npm run docs from src/contract/. -->

JSON in, JSON out. The session of a browser is a cookie; a program sends an API key, which \`docs/api.md\` explains. A
running server shows the same at \`/api/docs\`, and to machines at \`/api/openapi.json\`.

${describeAreas()}
## Problems

Every answer that is no success has the body \`{ "message": "…", "code": "…", "issues"?: [{ "path": "products.0.name",
"message": "…" }], "requestId"? }\`. Programs go by the code; the message is for people and may be put more fittingly than
here. \`requestId\` comes with what went wrong on our side and finds the entry in the log. 429 and 503 say in
\`Retry-After\` how many seconds to wait.

${table(
  ["Code", "Status", "Message"],
  Object.entries(problems).map(([code, { status, message }]) => [`\`${code}\``, String(status), message]),
)}
`

function describeAreas(): string {
  const known: Known = new Map()
  const areas: [string, Record<string, Call>][] = Object.entries(calls)
  return areas
    .map(([area, areaCalls]) => {
      const described = Object.values(areaCalls).map((call) => describeCall(call, known))
      return `## ${area}\n\n${described.join("\n")}`
    })
    .join("\n")
}

function describeCall(call: Call, known: Known): string {
  const codes = problemsOf(call).map((code) => `\`${code}\` (${problems[code].status})`)
  const place = `${call.method} ${call.path}`
  const describing = { known, place, io: "input" } as const
  const body = { ...describing, place: `the body of ${place}` }
  const paragraphs = [
    `### ${place}`,
    [
      `${call.summary}.`,
      whoWords[call.who],
      ...(call.scope ? [describeScope(call.scope)] : []),
      ...(call.limit ? [describeLimit(call.limit)] : []),
    ].join(" "),
    ...(call.hasIdempotencyKey
      ? ["With the header `Idempotency-Key` it is safe to repeat: the same key gives the first answer."]
      : []),
    ...(call.params ? [describeFields("In the path", call.params, describing)] : []),
    ...(call.query ? [describeFields("In the query", call.query, describing)] : []),
    ...(call.body ? [describeFields("Body", call.body, body)] : []),
    describeReply(call, known),
    ...(call.events ? [describeEvents(call.events, { known, place })] : []),
    ...(codes.length > 0 ? [`Problems: ${codes.join(", ")}.`] : []),
  ]
  return `${paragraphs.join("\n\n")}\n`
}

function describeReply(call: Call, known: Known): string {
  if (call.reply === "nothing") return "Answers 204 with nothing."
  if (call.reply === "redirect") return "Answers 302: this is for page navigations, not for background calls."
  if (call.reply === "file") return "Answers 200 with a file to save."
  const describing = { io: "output", known, place: `the answer of ${call.method} ${call.path}` } as const
  if (!call.isPaged) return describeFields(`Answers ${call.status ?? 200} with`, call.reply, describing)
  const items = describeFields("Answers 200 with a list of", call.reply, describing)
  return `${items}\n\nThe header \`X-Next-Cursor\` holds the \`cursor\` of the next page, if there is one.`
}

function describeEvents(
  events: NonNullable<Call["events"]>,
  { known, place }: { known: Known; place: string },
): string {
  const described = Object.entries(events).map(([name, schema]) =>
    describeFields(`Event \`${name}\``, schema, { io: "output", known, place: `the event \`${name}\` of ${place}` }),
  )
  const first = `\`${place}/events\` answers with events; \`result\` (the answer) or \`error\` comes last.`
  return [first, ...described].join("\n\n")
}
