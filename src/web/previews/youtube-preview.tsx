import { Play } from "lucide-react"
import { platformSummaryOf } from "../../domain/platform-summaries.ts"
import { shownItems } from "../../domain/previews/shown-items.ts"
import { youtubePreview } from "../../domain/previews/youtube.ts"
import { slotItems } from "../../domain/seo/listing.ts"
import { Bar } from "./bar.tsx"
import { Excerpted } from "./excerpted.tsx"
import type { PreviewProps } from "./preview-props.ts"
import { Tile } from "./tile.tsx"
import { View } from "./view.tsx"
import { Words } from "./words.tsx"

const { tintHue } = platformSummaryOf("youtube")

export function YoutubePreview(props: PreviewProps) {
  return (
    <>
      <VideoCard {...props} />
      <WatchPage {...props} />
    </>
  )
}

function Thumbnail({ length, className }: { length: string; className: string }) {
  return (
    <Tile text="" hue={tintHue} className={className}>
      <Play className="size-10" strokeWidth={1.5} />
      {length !== "" && (
        <span className="absolute end-2 bottom-2 rounded-xs bg-ink px-1 font-normal text-[12px] text-raised leading-[1.5]">
          {length}
        </span>
      )}
    </Tile>
  )
}

/** A length is shown as a clock; one in other words is not. */
const clockOf = (length: string): string => /^\s*((?:\d{1,2}:)?\d{1,2}:\d{2})\s*$/.exec(length)?.[1] ?? ""

function VideoCard({ listing, brief, screen }: PreviewProps) {
  const isPhone = screen === "phone"
  const length = clockOf(brief.videoLength)
  return (
    <View name="In search and on the home page" screen={screen}>
      <div className={isPhone ? "grid gap-3" : "grid grid-cols-[300px_minmax(0,1fr)] gap-4"}>
        <Thumbnail length={length} className={isPhone ? "-mx-4 aspect-video" : "aspect-video rounded-lg"} />
        <div className={isPhone ? "flex gap-3" : "grid content-start gap-2"}>
          {isPhone && <Tile text={brief.channelName} hue={tintHue} className="size-9 rounded-full text-[15px]" />}
          <div className="grid min-w-0 gap-1">
            <Excerpted
              of={youtubePreview.cardTitle}
              listing={listing}
              screen={screen}
              className={isPhone ? "leading-[1.3]" : "text-[18px] leading-[1.35]"}
            />
            <div className="flex flex-wrap items-center gap-2 text-[12px] text-ink-soft">
              <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
                {brief.channelName}
              </span>
              <Bar className="w-20" />
            </div>
          </div>
        </div>
      </div>
    </View>
  )
}

function WatchPage({ listing, brief, screen }: PreviewProps) {
  const hashtags = shownItems(slotItems(listing, "platformFields.hashtags")).slice(0, 3)
  return (
    <View name="Under the video" screen={screen}>
      <Thumbnail length="" className={screen === "phone" ? "-mx-4 h-24" : "h-40 rounded-lg"} />
      <div className="mt-3 grid gap-3">
        <Words text={listing.productTitle} className="font-bold text-[18px] leading-[1.3]" />
        <div className="flex items-center gap-3">
          <Tile text={brief.channelName} hue={tintHue} className="size-9 rounded-full text-[15px]" />
          <p dir="auto" className="min-w-0 flex-1 font-bold [overflow-wrap:anywhere]">
            {brief.channelName}
          </p>
          <span aria-hidden="true" className="rounded-full bg-ink px-3.5 py-1.5 font-bold text-[13px] text-raised">
            Subscribe
          </span>
        </div>
        <div className="rounded-lg bg-sunken p-3">
          <p className="mb-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-[13px]">
            <span aria-hidden="true" className="h-2 w-16 rounded-full bg-line" />
            {hashtags.map((hashtag) => (
              <span key={hashtag} dir="auto" className="text-ink-soft [overflow-wrap:anywhere]">
                {hashtag}
              </span>
            ))}
          </p>
          <Excerpted of={youtubePreview.description} listing={listing} screen={screen} more="more" />
        </div>
        <Chapters items={slotItems(listing, "platformFields.chapters")} />
      </div>
    </View>
  )
}

function Chapters({ items }: { items: readonly string[] }) {
  const shown = shownItems(items)
  if (shown.length === 0) return null
  return (
    <div>
      <p className="font-bold text-[15px]">Chapters</p>
      <ul className="mt-2 grid gap-2">
        {shown.map((item) => {
          const [, time = "", name = item] = /^\s*((?:\d+:)?\d+:\d{2})\s+(.*)$/su.exec(item) ?? []
          return (
            <li key={item} className="grid grid-cols-[52px_minmax(0,1fr)] items-baseline gap-3 text-[13px]">
              <span className="rounded-xs bg-sunken px-1 text-center text-ink-soft tabular-nums">{time}</span>
              <Words text={name} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
