import type { HistoryMatch } from "../../../../contract/history.ts"
import { findPlatform } from "../../../../domain/seo/find-platform.ts"
import { HighlightedText } from "../../../parts/marked-text/highlighted-text.tsx"
import type { CardItem } from "./card-item.ts"

const places = { title: "Title", platform: "Platform", notes: "Note", tags: "Tag", text: "Text" }

/** Where the search matched. */
export function CardMatches({ item }: { item: CardItem }) {
  const matches = item.matches.filter(({ where, excerpt }) => where !== "title" || excerpt !== item.title)
  if (matches.length === 0) return null
  return (
    <ul aria-label="Found in" className="flex flex-col gap-2 text-sm">
      {matches.map((match) => (
        <li key={`${match.where} ${match.field ?? ""} ${match.productId ?? ""} ${match.excerpt}`}>
          <p className="text-ink-faint text-xs">{sayPlace(match, item.platform)}</p>
          <p className="wrap-anywhere text-ink-soft">
            <HighlightedText text={match.excerpt} ranges={match.ranges} />
          </p>
        </li>
      ))}
    </ul>
  )
}

function sayPlace({ where, field }: HistoryMatch, platform: string): string {
  const slot = findPlatform(platform)?.slots.find(({ key }) => key === field)
  return slot?.label ?? places[where]
}
