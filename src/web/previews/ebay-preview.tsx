import { platformSummaryOf } from "../../domain/platform-summaries.ts"
import { ebayPreview } from "../../domain/previews/ebay.ts"
import { shownItems } from "../../domain/previews/shown-items.ts"
import { slotItems, slotText } from "../../domain/seo/listing.ts"
import { Bar } from "./bar.tsx"
import { Excerpted } from "./excerpted.tsx"
import { FormattedText } from "./formatted-text.tsx"
import { InertButton } from "./inert-button.tsx"
import type { PreviewProps } from "./preview-props.ts"
import { Price } from "./price.tsx"
import { Tile } from "./tile.tsx"
import { View } from "./view.tsx"
import { Words } from "./words.tsx"

const { tintHue } = platformSummaryOf("ebay")

export function EbayPreview(props: PreviewProps) {
  return (
    <>
      <ResultRow {...props} />
      <ItemPage {...props} />
    </>
  )
}

function ResultRow({ listing, brief, screen }: PreviewProps) {
  const isPhone = screen === "phone"
  const hasSubtitle = slotText(listing, "platformFields.subtitle") !== ""
  return (
    <View name="In eBay search" screen={screen}>
      <div className={isPhone ? "flex gap-3" : "flex gap-5"}>
        <Tile
          text={listing.productTitle}
          hue={tintHue}
          className={isPhone ? "size-[126px] rounded-lg text-[32px]" : "size-[200px] rounded-lg text-[44px]"}
        />
        <div className="min-w-0 flex-1">
          <Excerpted
            of={ebayPreview.rowTitle}
            listing={listing}
            screen={screen}
            className={isPhone ? "leading-[1.3]" : "text-[17px] leading-[1.35]"}
          />
          {hasSubtitle && (
            <Excerpted
              of={ebayPreview.rowSubtitle}
              listing={listing}
              screen={screen}
              className={isPhone ? "mt-0.5 text-ink-soft" : "mt-0.5 text-[14px] text-ink-soft"}
            />
          )}
          {brief.itemCondition !== "" && (
            <p dir="auto" className="mt-0.5 text-[13px] text-ink-faint [overflow-wrap:anywhere]">
              {brief.itemCondition}
            </p>
          )}
          <Price price={brief.priceRange} className="mt-1 font-bold text-[20px]" />
          <Bar className="mt-2 w-24" />
          {!isPhone && (
            <p dir="auto" className="mt-2 text-[13px] text-ink-faint">
              {brief.ebayStoreName}
            </p>
          )}
        </div>
      </div>
      <OtherRow isPhone={isPhone} />
    </View>
  )
}

function OtherRow({ isPhone }: { isPhone: boolean }) {
  return (
    <div aria-hidden="true" className="mt-4 flex gap-3 border-line border-t pt-4">
      <span className={isPhone ? "h-12 w-[126px] rounded-lg bg-sunken" : "me-2 h-14 w-[200px] rounded-lg bg-sunken"} />
      <div className="grid flex-1 content-start gap-2">
        <Bar className="w-full" />
        <Bar className="w-3/5" />
      </div>
    </div>
  )
}

function ItemPage({ listing, brief, screen }: PreviewProps) {
  const isPhone = screen === "phone"
  return (
    <View name="On the item page" screen={screen}>
      <div className={isPhone ? "grid gap-4" : "grid grid-cols-[1fr_1fr] gap-7"}>
        <Tile
          text={listing.productTitle}
          hue={tintHue}
          className={isPhone ? "-mx-4 aspect-[2/1] text-[44px]" : "aspect-square rounded-lg text-[56px]"}
        />
        <div className="grid min-w-0 content-start gap-2.5">
          <Words text={listing.productTitle} className="font-bold text-[18px] leading-[1.3]" />
          <Words text={slotText(listing, "platformFields.subtitle")} className="text-ink-soft" />
          <p dir="auto" className="text-[13px] [overflow-wrap:anywhere]">
            {brief.ebayStoreName}
          </p>
          <Price price={brief.priceRange} className="font-bold text-[22px]" />
          {brief.itemCondition !== "" && (
            <p dir="auto" className="[overflow-wrap:anywhere]">
              <span className="text-ink-faint">Condition: </span>
              {brief.itemCondition}
            </p>
          )}
          <InertButton label="Buy It Now" tone="filled" size="lg" />
          <InertButton label="Add to cart" size="lg" />
          {brief.shippingDetails !== "" && (
            <p dir="auto" className="text-[13px] [overflow-wrap:anywhere]">
              <span className="text-ink-faint">Shipping: </span>
              {brief.shippingDetails}
            </p>
          )}
        </div>
      </div>
      <Specifics items={slotItems(listing, "platformFields.itemSpecifics")} isPhone={isPhone} />
      <div className="mt-5 grid gap-2 border-line border-t pt-4">
        <p className="font-bold text-[17px]">Item description from the seller</p>
        {isPhone && slotText(listing, "platformFields.mobileSummary") !== "" ? (
          <Excerpted of={ebayPreview.summary} listing={listing} screen={screen} more="See full description" />
        ) : (
          <FormattedText text={listing.improvedBodyText} />
        )}
      </div>
    </View>
  )
}

function Specifics({ items, isPhone }: { items: readonly string[]; isPhone: boolean }) {
  const shown = shownItems(items)
  if (shown.length === 0) return null
  return (
    <div className="mt-5 border-line border-t pt-4">
      <p className="font-bold text-[17px]">Item specifics</p>
      <dl className={isPhone ? "mt-2 grid gap-x-4 gap-y-2" : "mt-2 grid grid-cols-2 gap-x-7 gap-y-2"}>
        {shown.map((item) => {
          const [name = "", ...rest] = item.split(":")
          return (
            <div key={item} className="grid grid-cols-[112px_minmax(0,1fr)] gap-3 [overflow-wrap:anywhere]">
              <dt dir="auto" className="text-ink-faint">
                {name}
              </dt>
              <dd dir="auto">{rest.join(":").trim()}</dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
