import { Archive, CircleCheck, History, SearchX, Sparkles, Star } from "lucide-react"
import type { ReactNode } from "react"
import { Button } from "../../../parts/buttons/button.tsx"
import { ButtonLink } from "../../../parts/buttons/button-link.tsx"
import { EmptyState } from "../../../parts/feedback/empty-state.tsx"
import { type Filters, isFiltered, noFilters, writeFilters } from "../filter/filters.ts"

type NothingHereProps = { filters: Filters; onSet: (change: Partial<Filters>) => void }

/** Why the list is empty, with one action. */
export function NothingHere({ filters, onSet }: NothingHereProps) {
  if (!isFiltered(filters)) {
    return (
      <EmptyState
        icon={<History />}
        title="No content yet"
        text="Everything you generate is saved here automatically. You can copy, edit, mark and find it again."
        action={
          <ButtonLink href="/seo-generator" variant="primary" icon={<Sparkles aria-hidden="true" />}>
            Generate Content
          </ButtonLink>
        }
      />
    )
  }
  const { icon, title, text } = sayNothing(filters)
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={text}
      action={<Button onClick={() => onSet(noFilters)}>Clear all filters</Button>}
    />
  )
}

const isOnly = (filters: Filters, only: Partial<Filters>): boolean =>
  writeFilters(filters) === writeFilters({ ...noFilters, ...only })

function sayNothing(filters: Filters): { icon: ReactNode; title: string; text: string } {
  if (isOnly(filters, { isFavorite: true }))
    return { icon: <Star />, title: "No favorites yet", text: "Star a card to add it here." }
  if (isOnly(filters, { isArchived: true })) {
    const text = "What you archive leaves the list without being deleted, and waits here."
    return { icon: <Archive />, title: "Nothing is archived", text }
  }
  if (isOnly(filters, { breaksRules: true })) {
    const text = "Every listing meets its platform's current rules."
    return { icon: <CircleCheck />, title: "All rules are met", text }
  }
  const text =
    filters.search.trim() === ""
      ? "No content matches these filters."
      : `No results for “${filters.search.trim()}” with these filters. Try fewer or different words.`
  return { icon: <SearchX />, title: "No results found", text }
}
