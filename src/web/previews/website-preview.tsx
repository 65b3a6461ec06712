import { platformSummaryOf } from "../../domain/platform-summaries.ts"
import { slotText } from "../../domain/seo/listing.ts"
import { FormattedText } from "./formatted-text.tsx"
import { GoogleResult } from "./google-result.tsx"
import type { PreviewProps } from "./preview-props.ts"
import { View } from "./view.tsx"
import { Words } from "./words.tsx"

const { tintHue } = platformSummaryOf("website")

export function WebsitePreview({ listing, brief, screen }: PreviewProps) {
  const slug = slotText(listing, "platformFields.slug")
  return (
    <>
      <GoogleResult
        listing={listing}
        screen={screen}
        siteName={brief.businessName}
        hue={tintHue}
        site={brief.website}
        path={slug === "" ? [] : [slug]}
      />
      <View name="On your page" screen={screen}>
        <div className={screen === "phone" ? "mt-4 grid gap-3" : "grid gap-4"}>
          <Words
            text={listing.productTitle}
            className={
              screen === "phone" ? "font-bold text-[24px] leading-[1.2]" : "font-bold text-[30px] leading-[1.2]"
            }
          />
          <div className="max-w-[60ch] text-[15px] leading-[1.6]">
            <FormattedText text={listing.improvedBodyText} />
          </div>
        </div>
      </View>
    </>
  )
}
