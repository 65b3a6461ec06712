import { platformSummaryOf } from "../../domain/platform-summaries.ts"
import { amazonPreview } from "../../domain/previews/amazon.ts"
import { shownItems } from "../../domain/previews/shown-items.ts"
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

const { tintHue } = platformSummaryOf("amazon")

export function AmazonPreview(props: PreviewProps) {
  return (
    <>
      <ResultRow {...props} />
      <DetailPage {...props} />
    </>
  )
}

function ResultRow({ listing, brief, screen }: PreviewProps) {
  const isPhone = screen === "phone"
  return (
    <View name="In Amazon search" screen={screen}>
      <div className={isPhone ? "-ms-4 flex gap-3" : "flex gap-5"}>
        <Tile
          text={listing.productTitle}
          hue={tintHue}
          className={isPhone ? "w-[136px] text-[32px]" : "h-[210px] w-[210px] rounded-sm text-[48px]"}
        />
        <div className="min-w-0 flex-1 py-1">
          <Excerpted
            of={amazonPreview.rowTitle}
            listing={listing}
            screen={screen}
            className={isPhone ? "leading-[1.35]" : "text-[18px] leading-[1.35]"}
          />
          <Highlights listing={listing} screen={screen} />
          <Bar className="mt-2.5 w-24" />
          <Price price={brief.priceRange} className={isPhone ? "mt-2 text-[20px]" : "mt-2 text-[26px]"} />
          <Bar className="mt-2 w-32" />
          <InertButton label="Add to cart" size="sm" className="mt-3" />
        </div>
      </div>
    </View>
  )
}

function Highlights({ listing, screen }: Pick<PreviewProps, "listing" | "screen">) {
  if (slotText(listing, "platformFields.itemHighlights") === "") return null
  return (
    <Excerpted
      of={amazonPreview.rowHighlights}
      listing={listing}
      screen={screen}
      className="mt-1 text-[12px] text-ink-soft leading-[1.35]"
    />
  )
}

function DetailPage({ listing, brief, screen }: PreviewProps) {
  const isPhone = screen === "phone"
  return (
    <View name="On the product page" screen={screen}>
      <div className={isPhone ? "grid gap-4" : "grid grid-cols-[236px_1fr] gap-7"}>
        <Tile
          text={listing.productTitle}
          hue={tintHue}
          className={isPhone ? "order-1 aspect-[2/1] rounded-sm text-[44px]" : "aspect-square rounded-sm text-[52px]"}
        />
        <div className="grid min-w-0 gap-1.5">
          {brief.amazonBrand !== "" && (
            <p dir="auto" className="text-[13px] text-ink-soft [overflow-wrap:anywhere]">
              Brand: {brief.amazonBrand}
            </p>
          )}
          <Words text={listing.productTitle} className={isPhone ? "text-[15px]" : "text-[22px] leading-[1.3]"} />
          <Highlights listing={listing} screen={screen} />
          <Bar className="mt-1 w-28" />
          {!isPhone && <Offer brief={brief} />}
          {!isPhone && <AboutThisItem bullets={listing.bulletPoints} />}
        </div>
        {isPhone && (
          <div className="order-2 grid min-w-0 gap-3">
            <Offer brief={brief} />
            <AboutThisItem bullets={listing.bulletPoints} />
          </div>
        )}
      </div>
      <div className="mt-5 grid gap-2 border-line border-t pt-4">
        <p className="font-bold text-[17px]">Product description</p>
        <FormattedText text={listing.improvedBodyText} />
      </div>
    </View>
  )
}

function Offer({ brief }: Pick<PreviewProps, "brief">) {
  return (
    <div className="grid gap-3 border-line border-t pt-2">
      <Price price={brief.priceRange} className="text-[26px]" />
      <InertButton label="Add to cart" tone="filled" />
    </div>
  )
}

function AboutThisItem({ bullets }: { bullets: readonly string[] }) {
  const shown = shownItems(bullets)
  if (shown.length === 0) return null
  return (
    <div className="grid gap-2 border-line border-t pt-3">
      <p className="font-bold text-[16px]">About this item</p>
      <ul className="grid list-disc gap-1.5 ps-4">
        {shown.map((bullet) => (
          <li key={bullet} dir="auto" className="[overflow-wrap:anywhere]">
            <Bullet text={bullet} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Amazon shows the text before the colon in bold. */
function Bullet({ text }: { text: string }) {
  const head = /^[^:]{2,60}:(?=\s)/u.exec(text)?.[0]
  if (head === undefined) return text
  return (
    <>
      <b>{head}</b>
      {text.slice(head.length)}
    </>
  )
}
