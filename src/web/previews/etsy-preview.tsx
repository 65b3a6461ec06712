import { platformSummaryOf } from "../../domain/platform-summaries.ts"
import { etsyPreview } from "../../domain/previews/etsy.ts"
import { slotItems } from "../../domain/seo/listing.ts"
import { Bar } from "./bar.tsx"
import { Chips } from "./chips.tsx"
import { Excerpted } from "./excerpted.tsx"
import { InertButton } from "./inert-button.tsx"
import type { PreviewProps } from "./preview-props.ts"
import { Price } from "./price.tsx"
import { Tile } from "./tile.tsx"
import { View } from "./view.tsx"
import { Words } from "./words.tsx"

const { tintHue } = platformSummaryOf("etsy")

export function EtsyPreview(props: PreviewProps) {
  return (
    <>
      <SearchCards {...props} />
      <ListingPage {...props} />
    </>
  )
}

function SearchCards({ listing, brief, screen }: PreviewProps) {
  const isPhone = screen === "phone"
  return (
    <View name="In Etsy search" screen={screen}>
      <div className={isPhone ? "grid grid-cols-2 gap-3" : "grid grid-cols-4 gap-4"}>
        <div className="min-w-0">
          <Tile text={listing.productTitle} hue={tintHue} className="aspect-[5/4] rounded-lg text-[32px]" />
          <Excerpted of={etsyPreview.cardTitle} listing={listing} screen={screen} className="mt-2 text-[13px]" />
          <Bar className="mt-2 w-16" />
          <Price price={brief.priceRange} className="mt-1.5 font-bold" />
          <p dir="auto" className="mt-0.5 text-[12px] text-ink-faint [overflow-wrap:anywhere]">
            {brief.etsyShopName}
          </p>
        </div>
        <OtherCard />
        {!isPhone && (
          <>
            <OtherCard />
            <OtherCard />
          </>
        )}
      </div>
    </View>
  )
}

function OtherCard() {
  return (
    <div aria-hidden="true">
      <span className="block aspect-[5/4] rounded-lg bg-sunken" />
      <Bar className="mt-3 w-full" />
      <Bar className="mt-2 w-3/5" />
    </div>
  )
}

function ListingPage({ listing, brief, screen }: PreviewProps) {
  const isPhone = screen === "phone"
  const materials = slotItems(listing, "platformFields.materials")
  return (
    <View name="On the listing page" screen={screen}>
      <div className={isPhone ? "grid gap-4" : "grid grid-cols-[1fr_302px] gap-8"}>
        <Tile
          text={listing.productTitle}
          hue={tintHue}
          className={isPhone ? "-mx-4 aspect-[2/1] text-[44px]" : "aspect-[5/6] rounded-lg text-[56px]"}
        />
        <div className="grid min-w-0 content-start gap-3">
          <Price price={brief.priceRange} className="font-bold text-[22px]" />
          <Words text={listing.productTitle} className="text-[17px]" />
          <p className="flex flex-wrap items-center gap-2 text-[13px]">
            <span dir="auto" className="min-w-0 underline [overflow-wrap:anywhere]">
              {brief.etsyShopName}
            </span>
            <Bar className="w-16" />
          </p>
          <InertButton label="Add to cart" tone="filled" size="lg" />
          <div className="grid gap-1.5 border-line border-t pt-3">
            <p className="font-bold">Item details</p>
            {materials.length > 0 && (
              <p dir="auto" className="text-[13px] [overflow-wrap:anywhere]">
                Materials: {materials.join(", ")}
              </p>
            )}
            <Excerpted of={etsyPreview.description} listing={listing} screen={screen} more="Learn more" />
          </div>
        </div>
      </div>
      <div className="mt-5 border-line border-t pt-4">
        <Chips name="Explore related searches" items={listing.tags} />
      </div>
    </View>
  )
}
