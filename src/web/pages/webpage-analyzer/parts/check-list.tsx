import { CircleCheck, CircleHelp, CircleX } from "lucide-react"
import type { PageCheck } from "../../../../contract/pages.ts"
import { CopyButton } from "../../../parts/buttons/copy-button.tsx"
import { Badge } from "../../../parts/feedback/badge.tsx"
import { Disclosure } from "../../../parts/layout/disclosure.tsx"

const icons = {
  pass: <CircleCheck aria-hidden="true" className="mt-1 size-5 shrink-0 text-good" />,
  fail: <CircleX aria-hidden="true" className="mt-1 size-5 shrink-0 text-bad" />,
  "could-not-check": <CircleHelp aria-hidden="true" className="mt-1 size-5 shrink-0 text-ink-faint" />,
}

const states = { pass: "Passed", fail: "Failed", "could-not-check": "Could not be checked" }

/** The area of search that it affects, in one word. */
const matters: Readonly<Record<PageCheck["matter"], string>> = {
  indexing: "Decides whether the page is found",
  ranking: "Affects ranking",
  result: "Shapes the search result",
  people: "For visitors, not for ranking",
}

export function CheckList({ checks }: { checks: readonly PageCheck[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {checks.map((check) => (
        <li key={check.id} className="py-1">
          <Disclosure summary={<Summary check={check} />}>
            <Details check={check} />
          </Disclosure>
        </li>
      ))}
    </ul>
  )
}

function Summary({ check }: { check: PageCheck }) {
  return (
    <span className="flex items-start gap-3">
      {icons[check.status]}
      <span className="min-w-0 flex-1">
        <span className="block font-medium">
          <span className="sr-only">{states[check.status]}: </span>
          {check.label}
        </span>
        {check.advice !== "" && <span className="block text-ink-soft">{check.advice}</span>}
      </span>
      {check.status === "fail" && <Badge>{check.maxPoints} pts</Badge>}
    </span>
  )
}

function Details({ check }: { check: PageCheck }) {
  return (
    <div className="flex flex-col gap-3 pl-8">
      {check.evidence.length > 0 && (
        <ul className="flex flex-col gap-3">
          {check.evidence.map((found) => (
            <Found key={`${found.line} ${found.selector} ${found.text}`} found={found} />
          ))}
        </ul>
      )}
      {check.correction !== null && (
        <div>
          <div className="flex items-center justify-between gap-4">
            <p className="font-medium text-sm">{check.correction.label}</p>
            <CopyButton text={check.correction.code} label={check.correction.label} />
          </div>
          <pre className="overflow-x-auto whitespace-pre-wrap rounded-md bg-sunken p-3 font-mono text-sm [overflow-wrap:anywhere]">
            {check.correction.code}
          </pre>
        </div>
      )}
      <p className="max-w-line text-ink-soft">{check.reason}</p>
      <p className="text-ink-faint text-sm">
        {matters[check.matter]}.{" "}
        <a href={check.source.name} target="_blank" rel="noreferrer" className="link">
          Source
        </a>
        , read on {check.source.readOn}
      </p>
    </div>
  )
}

function Found({ found }: { found: PageCheck["evidence"][number] }) {
  return (
    <li className="min-w-0 border-line border-l-2 pl-3 [overflow-wrap:anywhere]">
      <p dir="auto">{found.text}</p>
      {found.measured !== null && (
        <p className="text-ink-soft text-sm tabular-nums">
          {found.measured}
          {found.limit !== null && ` (limit: ${found.limit})`}
        </p>
      )}
      {found.line !== null && (
        <p className="text-ink-faint text-sm">
          Line {found.line}
          {found.selector !== null && (
            <>
              , <code className="font-mono">{found.selector}</code>
            </>
          )}
        </p>
      )}
      {found.excerpt !== null && (
        <code dir="ltr" className="mt-1 block rounded-sm bg-sunken px-2 py-1 font-mono text-sm">
          {found.excerpt}
        </code>
      )}
    </li>
  )
}
