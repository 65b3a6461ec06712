import type { Analysis } from "../../../../contract/pages.ts"
import { classes } from "../../../parts/classes.ts"
import { Card, CardHead } from "../../../parts/layout/card.tsx"

/** The results of the links that were followed, as a bar and in words. */
export function LinkHealthBar({ health }: { health: Analysis["linkHealth"] }) {
  if (health === null)
    return (
      <Card as="section" labelledBy="link-health">
        <CardHead id="link-health" level={3} title="Link health" />
        <p className="text-ink-soft">This page's links weren't checked.</p>
      </Card>
    )
  const { total, fine, broken, uncheckable, redirected } = health
  const parts = [
    { label: "fine", count: fine - redirected.length, look: "bg-good-mark" },
    { label: "redirected", count: redirected.length, look: "bg-warn-mark" },
    { label: "broken", count: broken.length, look: "bg-bad-mark" },
    { label: "could not be checked", count: uncheckable.length, look: "bg-edge" },
  ].filter(({ count }) => count > 0)
  const followed = fine + broken.length + uncheckable.length
  return (
    <Card as="section" labelledBy="link-health">
      <CardHead
        id="link-health"
        level={3}
        title="Link health"
        text={
          total > followed
            ? `${followed} of ${total.toLocaleString("en-US")} different links were checked, starting with the site's own.`
            : `${total} different links were checked.`
        }
      />
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-sunken">
        {parts.map(({ label, count, look }) => (
          <span key={label} className={classes("h-full", look)} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {parts.map(({ label, count, look }) => (
          <li key={label} className="flex items-center gap-2 tabular-nums">
            <span aria-hidden="true" className={classes("size-3 rounded-full", look)} />
            {count} {label}
          </li>
        ))}
      </ul>
    </Card>
  )
}
