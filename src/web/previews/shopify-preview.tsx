import { platformSummaryOf } from "../../domain/platform-summaries.ts"
import { slotItems, slotText } from "../../domain/seo/listing.ts"
import { Chips } from "./chips.tsx"
import { FormattedText } from "./formatted-text.tsx"
import { GoogleResult } from "./google-result.tsx"
import { InertButton } from "./inert-button.tsx"
import type { PreviewProps } from "./preview-props.ts"
import { Price } from "./price.tsx"
import { Tile } from "./tile.tsx"
import { View } from "./view.tsx"
import { Words } from "./words.tsx"

const { tintHue } = platformSummaryOf("shopify")

export function ShopifyPreview(props: PreviewProps) {
  const { listing, brief, screen } = props
  const handle = slotText(listing, "platformFields.handle")
  return (
    <>
      <ProductPage {...props} />
      <GoogleResult
        listing={listing}
        screen={screen}
        siteName={brief.shopifyStoreName || brief.businessName}
        hue={tintHue}
        site={brief.shopifyDomain || brief.website}
        path={handle === "" ? ["products"] : ["products", handle]}
      />
    </>
  )
}

function ProductPage({ listing, brief, screen }: PreviewProps) {
  const isPhone = screen === "phone"
  return (
    <View name="On the store page" screen={screen}>
      <StoreHead name={brief.shopifyStoreName || brief.businessName} isPhone={isPhone} />
      <div className={isPhone ? "mt-4 grid gap-5" : "mt-6 grid grid-cols-2 gap-9"}>
        <Tile
          text={listing.productTitle}
          hue={tintHue}
          className={isPhone ? "aspect-[4/3] text-[48px]" : "aspect-square text-[60px]"}
        />
        <div className="grid min-w-0 content-start gap-3.5">
          <Words
            text={brief.shopifyVendor || brief.shopifyStoreName}
            className="text-[11px] text-ink-faint uppercase tracking-[0.12em]"
          />
          <Words
            text={listing.productTitle}
            className={isPhone ? "text-[25px] leading-[1.2]" : "text-[28px] leading-[1.2]"}
          />
          <Price price={brief.priceRange} className="text-[17px]" />
          <InertButton label="Add to cart" shape="square" size="lg" />
          <div className="text-[14px] leading-[1.6]">
            <FormattedText text={listing.improvedBodyText} />
          </div>
        </div>
      </div>
      <div className="mt-6 grid gap-4 border-line border-t pt-4">
        <Chips name="In collections" items={slotItems(listing, "platformFields.collections")} />
        <Chips name="Filters it appears under" items={listing.tags} />
      </div>
    </View>
  )
}

function StoreHead({ name, isPhone }: { name: string; isPhone: boolean }) {
  return (
    <div className="flex items-center justify-between gap-4 border-line border-b pb-3">
      <p dir="auto" className="min-w-0 text-[19px] tracking-tight [overflow-wrap:anywhere]">
        {name}
      </p>
      <div aria-hidden="true" className="flex shrink-0 gap-3">
        {!isPhone && (
          <>
            <span className="h-2 w-10 rounded-full bg-sunken" />
            <span className="h-2 w-10 rounded-full bg-sunken" />
          </>
        )}
        <span className="h-2 w-6 rounded-full bg-sunken" />
      </div>
    </div>
  )
}
