import { Link } from "wouter"
import { PlatformIcon } from "../../../parts/icons/platform-icon.tsx"
import { HighlightedText } from "../../../parts/marked-text/highlighted-text.tsx"
import { ScoreRing } from "../../../parts/score/score-ring.tsx"
import { findPlace } from "../filter/filters.ts"
import { type CardItem, placeToOpen, sayMoment } from "./card-item.ts"

export function CardHead({ item, titleId }: { item: CardItem; titleId: string }) {
  const place = findPlace(item.platform)
  const hue = place?.tintHue
  const found = item.matches.find(({ where, excerpt }) => where === "title" && excerpt === item.title)
  return (
    <>
      <div className="flex min-h-14 items-center gap-3">
        <PlatformIcon platform={item.platform} {...(hue === undefined ? {} : { hue })} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{place?.label ?? item.platform}</p>
          <time dateTime={item.generationDate} className="block text-ink-faint text-sm">
            {sayMoment(item.generationDate)}
          </time>
        </div>
        {item.seoScore !== null && <ScoreRing size="sm" score={item.seoScore} />}
      </div>
      <h2 id={titleId} className="wrap-anywhere line-clamp-2 text-lg">
        <Link
          href={placeToOpen(item).href}
          className="rounded-xs decoration-1 underline-offset-4 hover:text-accent hover:underline"
        >
          {found ? <HighlightedText text={item.title} ranges={found.ranges} /> : item.title}
        </Link>
      </h2>
    </>
  )
}
