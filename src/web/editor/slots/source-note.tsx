import { onFirstUse } from "../../../domain/on-first-use.ts"
import type { Source } from "../../../domain/rule-book/rule.ts"

const day = onFirstUse(() => new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }))

/** The sources of rules and when they were read, with links if there are addresses. */
export function SourceNote({ sources }: { sources: readonly Source[] }) {
  const different = [...new Map(sources.map((source) => [source.name, source])).values()]
  const last = different
    .map(({ readOn }) => readOn)
    .sort()
    .at(-1)
  if (last === undefined) return null
  return (
    <p className="wrap-anywhere max-w-line text-ink-faint text-xs">
      Source:{" "}
      {different.map(({ name }, at) => (
        <span key={name}>
          {at > 0 && "; "}
          <SourceName name={name} />
        </span>
      ))}
      . Read on {day().format(new Date(last))}.
    </p>
  )
}

function SourceName({ name }: { name: string }) {
  if (!/^https?:\/\/\S+$/.test(name)) return name
  return (
    <a className="link" href={name} target="_blank" rel="noreferrer">
      {new URL(name).hostname.replace(/^www\./, "")}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
