import { ArrowRight } from "lucide-react"
import { platformSummaryOf } from "../../domain/platform-summaries.ts"
import { playstorePreview } from "../../domain/previews/playstore.ts"
import { shownItems } from "../../domain/previews/shown-items.ts"
import { Bar } from "./bar.tsx"
import { Excerpted } from "./excerpted.tsx"
import { FormattedText } from "./formatted-text.tsx"
import { InertButton } from "./inert-button.tsx"
import type { PreviewProps } from "./preview-props.ts"
import { Tile } from "./tile.tsx"
import { View } from "./view.tsx"
import { Words } from "./words.tsx"

const { tintHue } = platformSummaryOf("playstore")

export function PlaystorePreview(props: PreviewProps) {
  return (
    <>
      <SearchRow {...props} />
      <AppPage {...props} />
      <AboutThisApp {...props} />
    </>
  )
}

function SearchRow({ listing, brief, screen }: PreviewProps) {
  return (
    <View name="In Google Play search" screen={screen}>
      <div className="flex items-center gap-4">
        <Tile text={listing.productTitle} hue={tintHue} className="size-[60px] rounded-[14px] text-[26px]" />
        <div className="min-w-0 flex-1">
          <Excerpted of={playstorePreview.resultTitle} listing={listing} screen={screen} className="leading-[1.35]" />
          <p dir="auto" className="text-[12px] text-ink-soft [overflow-wrap:anywhere]">
            {[brief.businessName, brief.appCategory].filter((text) => text !== "").join(" • ")}
          </p>
          <Bar className="mt-1.5 w-20" />
        </div>
      </div>
      <div aria-hidden="true" className="mt-4 flex items-center gap-4">
        <span className="size-[60px] shrink-0 rounded-[14px] bg-sunken" />
        <div className="grid flex-1 gap-2">
          <Bar className="w-2/5" />
          <Bar className="w-1/4" />
        </div>
      </div>
    </View>
  )
}

function AppPage({ listing, brief, screen }: PreviewProps) {
  const isPhone = screen === "phone"
  return (
    <View name="On the app page" screen={screen}>
      <div className="flex items-center gap-5">
        <Tile text={listing.productTitle} hue={tintHue} className="size-[72px] rounded-[17px] text-[32px]" />
        <div className="min-w-0 flex-1">
          <Words text={listing.productTitle} className="text-[23px] leading-[1.2]" />
          <p dir="auto" className="mt-1 font-bold text-[13px] text-ink-soft [overflow-wrap:anywhere]">
            {brief.businessName}
          </p>
        </div>
      </div>
      <div aria-hidden="true" className="mt-4 flex justify-around gap-4">
        <Bar className="w-14" />
        <Bar className="w-14" />
        <Bar className="w-14" />
      </div>
      <InertButton
        label="Install"
        tone="filled"
        shape={isPhone ? "pill" : "soft"}
        className={isPhone ? "mt-4 w-full" : "mt-4 w-48"}
      />
      <div aria-hidden="true" className="mt-4 flex gap-2 overflow-hidden">
        {["one", "two", "three", "four"].map((name) => (
          <span key={name} className="aspect-[9/16] w-[100px] shrink-0 rounded-lg bg-sunken" />
        ))}
      </div>
      <p className="mt-5 flex items-center justify-between gap-3 text-[17px]">
        About this app
        <ArrowRight aria-hidden="true" className="size-5 text-ink-soft" />
      </p>
      <Excerpted
        of={playstorePreview.shortDescription}
        listing={listing}
        screen={screen}
        className="mt-1.5 text-ink-soft"
      />
      <Tags tags={listing.tags} />
    </View>
  )
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul aria-label="Tags" className="mt-3 flex flex-wrap gap-2">
      {shownItems(tags).map((tag) => (
        <li
          key={tag}
          dir="auto"
          className="rounded-full border border-line px-3 py-1 text-[13px] text-ink-soft [overflow-wrap:anywhere]"
        >
          {tag}
        </li>
      ))}
    </ul>
  )
}

function AboutThisApp({ listing, screen }: PreviewProps) {
  return (
    <View name="After a tap on “About this app”" screen={screen}>
      <FormattedText text={listing.improvedBodyText} />
    </View>
  )
}
