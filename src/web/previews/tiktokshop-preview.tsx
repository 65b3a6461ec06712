import { Play, ShoppingBag } from "lucide-react"
import { platformSummaryOf } from "../../domain/platform-summaries.ts"
import { shownItems } from "../../domain/previews/shown-items.ts"
import { tiktokshopPreview } from "../../domain/previews/tiktokshop.ts"
import { slotText } from "../../domain/seo/listing.ts"
import { Bar } from "./bar.tsx"
import { Excerpted } from "./excerpted.tsx"
import { FormattedText } from "./formatted-text.tsx"
import { InertButton } from "./inert-button.tsx"
import type { PreviewProps } from "./preview-props.ts"
import { Price } from "./price.tsx"
import { Tile } from "./tile.tsx"
import { View } from "./view.tsx"
import { Words } from "./words.tsx"

const { tintHue } = platformSummaryOf("tiktokshop")

export function TiktokshopPreview(props: PreviewProps) {
  return (
    <>
      <ProductCard {...props} />
      <Video {...props} />
      <ProductPage {...props} />
    </>
  )
}

function ProductCard({ listing, brief, screen }: PreviewProps) {
  return (
    <View name="In the shop feed" screen={screen}>
      <div className={screen === "phone" ? "grid grid-cols-2 gap-2" : "grid grid-cols-4 gap-3"}>
        <div className="min-w-0 overflow-hidden rounded-md border border-line">
          <Tile text={listing.productTitle} hue={tintHue} className="aspect-square text-[32px]" />
          <div className="grid gap-1 p-2.5">
            <Excerpted of={tiktokshopPreview.cardTitle} listing={listing} screen={screen} className="text-[13px]" />
            <Price price={brief.priceRange} className="font-bold text-[16px]" />
            <p dir="auto" className="text-[11px] text-ink-faint [overflow-wrap:anywhere]">
              {brief.tiktokShopName}
            </p>
          </div>
        </div>
        <OtherCard />
        {screen === "desktop" && (
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
    <div aria-hidden="true" className="rounded-md border border-line">
      <span className="block aspect-square bg-sunken" />
      <div className="grid gap-2 p-2.5">
        <Bar className="w-full" />
        <Bar className="w-2/5" />
      </div>
    </div>
  )
}

function Video({ listing, brief, screen }: PreviewProps) {
  const isPhone = screen === "phone"
  const caption = slotText(listing, "platformFields.caption")
  const hashtags = shownItems(listing.tags).filter((tag) => !caption.includes(tag))
  return (
    <View name="Under a video" screen={screen}>
      <div className={isPhone ? "grid gap-3" : "grid grid-cols-[220px_minmax(0,1fr)] items-end gap-6"}>
        <Tile text="" hue={tintHue} className={isPhone ? "-mx-4 h-40" : "aspect-[9/14] rounded-lg"}>
          <Play className="size-12" strokeWidth={1.5} />
        </Tile>
        <div className="grid min-w-0 gap-2">
          <p className="flex min-w-0 items-center gap-1.5 self-start justify-self-start rounded-sm bg-sunken px-2 py-1 text-[12px]">
            <ShoppingBag aria-hidden="true" className="size-3.5 shrink-0" />
            <Words text={listing.productName || listing.productTitle} />
          </p>
          <p dir="auto" className="font-bold [overflow-wrap:anywhere]">
            {brief.tiktokShopName}
          </p>
          {caption !== "" && <Excerpted of={tiktokshopPreview.caption} listing={listing} screen={screen} more="more" />}
          <p dir="auto" className="flex flex-wrap gap-x-2 font-bold [overflow-wrap:anywhere]">
            {hashtags.map((hashtag) => (
              <span key={hashtag}>{hashtag}</span>
            ))}
          </p>
        </div>
      </div>
    </View>
  )
}

function ProductPage({ listing, brief, screen }: PreviewProps) {
  const isPhone = screen === "phone"
  return (
    <View name="On the product page" screen={screen}>
      <div className={isPhone ? "grid gap-4" : "grid grid-cols-[260px_minmax(0,1fr)] gap-7"}>
        <Tile
          text={listing.productTitle}
          hue={tintHue}
          className={isPhone ? "-mx-4 aspect-[2/1] text-[44px]" : "aspect-square rounded-lg text-[52px]"}
        />
        <div className="grid min-w-0 content-start gap-3">
          <Price price={brief.priceRange} className="font-bold text-[22px]" />
          <Words text={listing.productTitle} className="font-bold text-[16px] leading-[1.35]" />
          <Bar className="w-32" />
          <div className="flex items-center gap-3 border-line border-y py-3">
            <Tile text={brief.tiktokShopName} hue={tintHue} className="size-9 rounded-full text-[15px]" />
            <p dir="auto" className="min-w-0 font-bold [overflow-wrap:anywhere]">
              {brief.tiktokShopName}
            </p>
          </div>
          <p className="font-bold">About this product</p>
          <ul className="grid list-disc gap-1 ps-4">
            {shownItems(listing.bulletPoints).map((point) => (
              <li key={point} dir="auto" className="[overflow-wrap:anywhere]">
                {point}
              </li>
            ))}
          </ul>
          <FormattedText text={listing.improvedBodyText} />
          <InertButton label="Buy now" tone="filled" size="lg" />
        </div>
      </div>
    </View>
  )
}
