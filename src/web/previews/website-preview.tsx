import { faceOf } from "../../domain/platform-faces.ts"
import { slotText } from "../../domain/seo/listing.ts"
import { GoogleResult } from "./google-result.tsx"
import type { PreviewProps } from "./preview-props.ts"

const { tintHue } = faceOf("website")

export function WebsitePreview({ listing, brief, screen }: PreviewProps) {
  const slug = slotText(listing, "platformFields.slug")
  return (
    <GoogleResult
      listing={listing}
      screen={screen}
      siteName={brief.businessName}
      hue={tintHue}
      site={brief.website}
      path={slug === "" ? [] : [slug]}
    />
  )
}
