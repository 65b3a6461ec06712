import { StickyNote } from "lucide-react"
import type { ReactNode } from "react"
import { Badge } from "../../../parts/feedback/badge.tsx"
import { BrokenNotice } from "../item/broken-notice.tsx"
import type { Library } from "../list/use-library.ts"
import type { CardItem } from "./card-item.ts"
import { CardMatches } from "./card-matches.tsx"

type CardTextProps = {
  item: CardItem
  library: Library
  /** Nothing is cut: all tags, the whole note. */
  isWhole: boolean
  onMore: () => void
}

export function CardText({ item, library, isWhole, onMore }: CardTextProps) {
  const badges = badgesOf(item)
  return (
    <>
      {badges.length > 0 && <div className="flex flex-wrap gap-2">{badges}</div>}
      {item.brokenRules > 0 && <BrokenNotice item={item} library={library} />}
      {item.matches.length > 0 ? <CardMatches item={item} /> : !isWhole && <Excerpt item={item} />}
      <Tags tags={item.tags} isWhole={isWhole} onMore={onMore} />
      {item.notes !== null && item.notes !== "" && (
        <p className="flex gap-2 text-ink-soft text-sm">
          <StickyNote aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-faint" />
          <span className="sr-only">Note: </span>
          <span className={`wrap-anywhere min-w-0 whitespace-pre-line ${isWhole ? "" : "line-clamp-2"}`}>
            {item.notes}
          </span>
        </p>
      )}
    </>
  )
}

/** The facts about an item without a listing. */
const kinds = {
  draft: "Your unfinished form, saved so you can continue it.",
  google_ads_campaign: "A campaign with its ad groups, keywords and ads.",
  webpage_analysis: "An analyzed page, with suggested improvements.",
  seo_content: "",
}

function Excerpt({ item: { contentType, headline, excerpt } }: { item: CardItem }) {
  if (headline === "" && excerpt === "") return <p className="text-ink-faint text-sm">{kinds[contentType]}</p>
  return (
    <div className="wrap-anywhere text-sm">
      {headline !== "" && <p className="line-clamp-2 font-medium">{headline}</p>}
      {excerpt !== "" && <p className="line-clamp-3 text-ink-soft">{excerpt}</p>}
    </div>
  )
}

function badgesOf({ contentType, totalProducts, isArchived }: CardItem): ReactNode[] {
  return [
    contentType === "draft" && <Badge key="draft">Draft</Badge>,
    totalProducts > 1 && <Badge key="listings">{totalProducts} listings</Badge>,
    isArchived && <Badge key="archived">Archived</Badge>,
  ].filter(Boolean)
}

const shownTags = 3

type TagsProps = { tags: readonly string[]; isWhole: boolean; onMore: () => void }

/** The first three; the others show when the card is opened. */
function Tags({ tags, isWhole, onMore }: TagsProps) {
  if (tags.length === 0) return null
  const shown = isWhole ? tags : tags.slice(0, shownTags)
  const rest = tags.length - shown.length
  return (
    <ul aria-label="Tags" className="flex flex-wrap items-center gap-1.5">
      {shown.map((tag) => (
        <li key={tag} className="min-w-0 max-w-full">
          <Badge tone="outline">
            <span className="truncate">{tag}</span>
          </Badge>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <button
            type="button"
            onClick={onMore}
            className="min-h-6 rounded-sm px-1 text-ink-soft text-sm hover:text-ink hover:underline"
          >
            +{rest} more
          </button>
        </li>
      )}
    </ul>
  )
}
