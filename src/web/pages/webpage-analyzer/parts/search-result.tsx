import { useState } from "react"
import type { Analysis } from "../../../../contract/pages.ts"
import { platformSummaryOf } from "../../../../domain/platform-summaries.ts"
import type { Listing } from "../../../../domain/seo/listing.ts"
import { SegmentedControl } from "../../../parts/fields/segmented-control.tsx"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import { GoogleResult } from "../../../previews/google-result.tsx"

const { tintHue } = platformSummaryOf("website")

const emptyListing: Listing = {
  productName: "",
  productTitle: "",
  titleTag: "",
  metaDescription: "",
  keywords: [],
  bulletPoints: [],
  tags: [],
  searchTerms: [],
  improvedBodyText: "",
  platformFields: {},
}

type Version = "now" | "improved"

/** The page among search results, as it is and as it could be. */
export function SearchResult({ analysis }: { analysis: Analysis }) {
  const [version, setVersion] = useState<Version>("now")
  const isNow = version === "now" || analysis.improvedTitleTag === null
  const url = URL.parse(analysis.finalUrl)
  const listing: Listing = {
    ...emptyListing,
    titleTag: (isNow ? analysis.title : analysis.improvedTitleTag) ?? "",
    metaDescription: (isNow ? analysis.metaDescription : analysis.improvedMetaDescription) ?? "",
  }
  return (
    <Card as="section" labelledBy="search-result">
      <CardHead
        id="search-result"
        level={3}
        title="As a search result"
        action={
          analysis.improvedTitleTag !== null && (
            <SegmentedControl
              label="Which version"
              value={version}
              onChange={setVersion}
              options={[
                { value: "now", label: "Now" },
                { value: "improved", label: "Improved" },
              ]}
            />
          )
        }
      />
      <GoogleResult
        listing={listing}
        screen="phone"
        siteName={analysis.social.openGraph["og:site_name"] ?? url?.host ?? ""}
        hue={tintHue}
        site={analysis.finalUrl}
        path={(url?.pathname ?? "").split("/").filter((part) => part !== "")}
      />
    </Card>
  )
}
