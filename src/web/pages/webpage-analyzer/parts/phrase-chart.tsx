import type { Analysis } from "../../../../contract/pages.ts"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import { LimitedList } from "./limited-list.tsx"

const shown = 10

/** The page's subjects, by frequency and position. */
export function PhraseChart({ phrases }: { phrases: Analysis["phrases"] }) {
  const most = Math.max(1, ...phrases.map(({ weight }) => weight))
  return (
    <Card as="section" labelledBy="phrases">
      <CardHead id="phrases" level={3} title="Keywords" text="Phrases by how often they appear, and in what places." />
      <LimitedList
        items={phrases}
        limit={shown}
        unit="keywords"
        empty="No phrase was found."
        keyOf={({ text }) => text}
      >
        {({ text, count, weight, inTitle, inDescription, inHeadings }) => (
          <span className="block py-1">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span dir="auto" className="font-medium">
                {text}
              </span>
              <span className="text-ink-soft text-sm tabular-nums">
                {count}×
                {[inTitle && "title", inDescription && "description", inHeadings && "heading"]
                  .filter(Boolean)
                  .map((place) => `, ${place}`)
                  .join("")}
              </span>
            </span>
            <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-sunken">
              <span className="block h-full rounded-full bg-ink-faint" style={{ width: `${(100 * weight) / most}%` }} />
            </span>
          </span>
        )}
      </LimitedList>
    </Card>
  )
}
