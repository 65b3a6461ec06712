import { platformSummaryOf } from "../../domain/platform-summaries.ts"
import { appstorePreview } from "../../domain/previews/appstore.ts"
import { slotText } from "../../domain/seo/listing.ts"
import { classes } from "../parts/classes.ts"
import { Bar } from "./bar.tsx"
import { Excerpted } from "./excerpted.tsx"
import { InertButton } from "./inert-button.tsx"
import type { PreviewProps } from "./preview-props.ts"
import { Tile } from "./tile.tsx"
import { View } from "./view.tsx"
import { Words } from "./words.tsx"

const { tintHue } = platformSummaryOf("appstore")

export function AppstorePreview(props: PreviewProps) {
  return (
    <>
      <SearchResult {...props} />
      <AppPage {...props} />
    </>
  )
}

function SearchResult({ listing, screen }: PreviewProps) {
  return (
    <View name="In App Store search" screen={screen}>
      <div className="flex items-center gap-3">
        <Tile text={listing.productTitle} hue={tintHue} className="size-16 rounded-[15px] text-[28px]" />
        <div className="min-w-0 flex-1">
          <Excerpted
            of={appstorePreview.resultName}
            listing={listing}
            screen={screen}
            className={classes("leading-[1.3]", screen === "desktop" && "text-[17px]")}
          />
          <Excerpted
            of={appstorePreview.resultSubtitle}
            listing={listing}
            screen={screen}
            className="text-[13px] text-ink-faint"
          />
          <Bar className="mt-1.5 w-16" />
        </div>
        <InertButton label="Get" tone="quiet" size="sm" className="shrink-0" />
      </div>
      <Screenshots screen={screen} />
    </View>
  )
}

function Screenshots({ screen }: Pick<PreviewProps, "screen">) {
  const count = screen === "phone" ? 3 : 5
  return (
    <div aria-hidden="true" className={classes("mt-4 grid gap-2", screen === "phone" ? "grid-cols-3" : "grid-cols-5")}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <span key={place} className="aspect-[9/16] rounded-lg bg-sunken" />
      ))}
    </div>
  )
}

function AppPage({ listing, brief, screen }: PreviewProps) {
  const isPhone = screen === "phone"
  return (
    <View name="On the app page" screen={screen}>
      <div className="flex gap-4">
        <Tile
          text={listing.productTitle}
          hue={tintHue}
          className={isPhone ? "size-28 rounded-[25px] text-[40px]" : "size-36 rounded-[32px] text-[52px]"}
        />
        <div className="flex min-w-0 flex-1 flex-col items-start">
          <Words text={listing.productTitle} className="font-bold text-[20px] leading-[1.2]" />
          <Words text={slotText(listing, "platformFields.subtitle")} className="mt-0.5 text-ink-faint" />
          <InertButton label="Get" tone="filled" size="sm" className="mt-auto" />
        </div>
      </div>
      <Facts category={brief.appCategory} developer={brief.businessName} />
      <Screenshots screen={screen} />
      <div className="mt-4 grid gap-3 text-[15px] leading-[1.4]">
        {slotText(listing, "platformFields.promotionalText") !== "" && (
          <Excerpted of={appstorePreview.promotion} listing={listing} screen={screen} />
        )}
        <Excerpted of={appstorePreview.description} listing={listing} screen={screen} more="more" />
      </div>
    </View>
  )
}

/** The row under the header: a bar replaces what only the store knows. */
function Facts({ category, developer }: { category: string; developer: string }) {
  return (
    <dl className="mt-4 grid grid-cols-3 divide-x divide-line border-line border-y py-3 text-center text-[12px]">
      <div aria-hidden="true" className="grid place-items-center px-2">
        <Bar className="w-14" />
      </div>
      <Fact name="Category" value={category} />
      <Fact name="Developer" value={developer} />
    </dl>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0 px-2">
      <dt className="text-[11px] text-ink-faint uppercase">{name}</dt>
      <dd dir="auto" className="mt-0.5 grid place-items-center font-bold text-ink-soft [overflow-wrap:anywhere]">
        {value === "" ? <Bar className="w-14" /> : value}
      </dd>
    </div>
  )
}
