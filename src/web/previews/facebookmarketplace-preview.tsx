import { platformSummaryOf } from "../../domain/platform-summaries.ts"
import { facebookmarketplacePreview } from "../../domain/previews/facebookmarketplace.ts"
import { Bar } from "./bar.tsx"
import { Chips } from "./chips.tsx"
import { Excerpted } from "./excerpted.tsx"
import { InertButton } from "./inert-button.tsx"
import type { PreviewProps } from "./preview-props.ts"
import { Price } from "./price.tsx"
import { Tile } from "./tile.tsx"
import { View } from "./view.tsx"
import { Words } from "./words.tsx"

const { tintHue } = platformSummaryOf("facebookmarketplace")

export function FacebookmarketplacePreview(props: PreviewProps) {
  return (
    <>
      <Cards {...props} />
      <Details {...props} />
    </>
  )
}

function Cards({ listing, brief, screen }: PreviewProps) {
  const isPhone = screen === "phone"
  return (
    <View name="In Marketplace" screen={screen}>
      <div className={isPhone ? "grid grid-cols-2 gap-2" : "grid grid-cols-4 gap-3"}>
        <div className="min-w-0">
          <Tile text={listing.productTitle} hue={tintHue} className="aspect-square rounded-md text-[32px]" />
          <div className="mt-2 grid gap-0.5">
            <Price price={brief.priceRange} className="font-bold text-[16px]" />
            <Excerpted of={facebookmarketplacePreview.cardTitle} listing={listing} screen={screen} />
            <p dir="auto" className="text-[12px] text-ink-faint [overflow-wrap:anywhere]">
              {brief.facebookLocation}
            </p>
          </div>
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
      <span className="block aspect-square rounded-md bg-sunken" />
      <Bar className="mt-3 w-1/3" />
      <Bar className="mt-2 w-4/5" />
    </div>
  )
}

function Details({ listing, brief, screen }: PreviewProps) {
  const isPhone = screen === "phone"
  return (
    <View name="On the listing page" screen={screen}>
      <div className={isPhone ? "grid gap-4" : "-m-6 grid grid-cols-[minmax(0,1fr)_320px]"}>
        <Tile
          text={listing.productTitle}
          hue={tintHue}
          className={isPhone ? "-mx-4 aspect-[2/1] text-[44px]" : "text-[64px]"}
        />
        <div className={isPhone ? "grid min-w-0 gap-3" : "grid min-w-0 content-start gap-3 p-5"}>
          <Words text={listing.productTitle} className="font-bold text-[20px] leading-[1.25]" />
          <Price price={brief.priceRange} className="text-[17px]" />
          <p dir="auto" className="text-[13px] text-ink-faint [overflow-wrap:anywhere]">
            {brief.facebookLocation}
          </p>
          <InertButton label="Message" tone="filled" shape="soft" />
          <p className="font-bold text-[16px]">Details</p>
          <Rows
            rows={[
              ["Condition", brief.facebookCondition],
              ["Category", brief.facebookCategory],
              ["Delivery", brief.facebookDeliveryMethod],
            ]}
          />
          <Excerpted of={facebookmarketplacePreview.description} listing={listing} screen={screen} more="See more" />
          <Chips name="Tags" items={listing.tags} />
        </div>
      </div>
    </View>
  )
}

function Rows({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="grid gap-1.5">
      {rows
        .filter(([, value]) => value !== "")
        .map(([name, value]) => (
          <div key={name} className="grid grid-cols-[92px_minmax(0,1fr)] gap-3">
            <dt className="font-bold text-[13px]">{name}</dt>
            <dd dir="auto" className="text-[13px] text-ink-soft [overflow-wrap:anywhere]">
              {value}
            </dd>
          </div>
        ))}
    </dl>
  )
}
