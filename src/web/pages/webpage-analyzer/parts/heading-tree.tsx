import type { Analysis } from "../../../../contract/pages.ts"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import { LimitedList } from "./limited-list.tsx"

const shown = 15

/** The outline that screen readers use; a skipped level is marked. */
export function HeadingTree({ headings }: { headings: Analysis["headings"] }) {
  const rows = headings.map((heading, at) => ({
    ...heading,
    at,
    isSkipped: at > 0 && heading.level > (headings[at - 1]?.level ?? 0) + 1,
  }))
  return (
    <Card as="section" labelledBy="heading-tree">
      <CardHead id="heading-tree" level={3} title="Heading tree" />
      <LimitedList items={rows} limit={shown} unit="headings" empty="The page has no headings." keyOf={({ at }) => at}>
        {({ level, text, isSkipped }) => (
          <span className="flex items-baseline gap-2" style={{ paddingLeft: `${(level - 1) * 1.25}rem` }}>
            <span className="shrink-0 rounded-sm bg-sunken px-1.5 font-mono text-ink-soft text-xs">h{level}</span>
            <span dir="auto" className="min-w-0">
              {text === "" ? <em className="text-ink-faint">empty</em> : text}
              {isSkipped && <span className="ml-2 text-sm text-warn">skips a level</span>}
            </span>
          </span>
        )}
      </LimitedList>
    </Card>
  )
}
