import { ImageOff } from "lucide-react"
import type { Analysis } from "../../../../contract/pages.ts"
import { Card, CardHead } from "../../../parts/layout/card.tsx"

/**
 * The preview when somebody shares the page. Its picture is named but not loaded, so that its host does not learn of
 * the visit.
 */
export function SocialCard({ analysis }: { analysis: Analysis }) {
  const { openGraph, twitter } = analysis.social
  const title = openGraph["og:title"] ?? twitter["twitter:title"] ?? analysis.title ?? analysis.finalUrl
  const description = openGraph["og:description"] ?? twitter["twitter:description"] ?? analysis.metaDescription
  const image = openGraph["og:image"] ?? twitter["twitter:image"]
  return (
    <Card as="section" labelledBy="social-card">
      <CardHead id="social-card" level={3} title="As a shared link" />
      <div className="overflow-hidden rounded-lg border border-line">
        <div className="grid min-h-24 place-items-center bg-sunken p-4 text-center text-ink-soft text-sm [overflow-wrap:anywhere]">
          {image === undefined || image === "" ? (
            <span className="flex items-center gap-2">
              <ImageOff aria-hidden="true" className="size-5" />
              No picture is set
            </span>
          ) : (
            <span>Picture: {image}</span>
          )}
        </div>
        <div className="p-4">
          <p className="text-ink-faint text-sm">{URL.parse(analysis.finalUrl)?.host}</p>
          <p dir="auto" className="font-semibold">
            {title}
          </p>
          {description != null && (
            <p dir="auto" className="line-clamp-2 text-ink-soft">
              {description}
            </p>
          )}
        </div>
      </div>
    </Card>
  )
}
