import { googleExcerpts } from "../../domain/previews/google.ts"
import { showHost } from "../../domain/previews/show-host.ts"
import { Bar } from "./bar.tsx"
import { Excerpted } from "./excerpted.tsx"
import type { PreviewProps } from "./preview-props.ts"
import { Tile } from "./tile.tsx"
import { View } from "./view.tsx"

type GoogleResultProps = Omit<PreviewProps, "brief"> & {
  siteName: string
  hue: number
  /** The site's address as it was typed; may be empty. */
  site: string
  /** The rest of the breadcrumb. */
  path: readonly string[]
}

/** An entry in the results of a search engine, between two others. */
export function GoogleResult({ listing, screen, siteName, hue, site, path }: GoogleResultProps) {
  const host = showHost(site)
  return (
    <View name="In Google results" screen={screen}>
      <SearchBar />
      <div className="mt-5 flex items-center gap-3">
        <Tile text={siteName} hue={hue} className="size-7 rounded-full text-[13px]" />
        <div className="min-w-0 leading-[1.35]">
          <p dir="auto" className="text-[14px] [overflow-wrap:anywhere]">
            {siteName}
          </p>
          <p className="flex items-center gap-x-1 text-[12px] text-ink-soft">
            {host === "" && <Bar className="w-24 shrink-0" />}
            <span className="truncate">{[host, ...path].filter((step) => step !== "").join(" › ")}</span>
          </p>
        </div>
      </div>
      <Excerpted of={googleExcerpts.title} listing={listing} screen={screen} className="mt-2 leading-[1.3]" />
      <Excerpted
        of={googleExcerpts.snippet}
        listing={listing}
        screen={screen}
        className="mt-1.5 max-w-[600px] text-ink-soft leading-[1.55]"
      />
      <OtherResult />
    </View>
  )
}

function SearchBar() {
  return (
    <div aria-hidden="true" className="flex h-10 max-w-[600px] items-center rounded-full border border-line px-4">
      <Bar className="w-2/5" />
    </div>
  )
}

function OtherResult() {
  return (
    <div aria-hidden="true" className="mt-7 grid max-w-[600px] gap-2.5">
      <div className="flex items-center gap-3">
        <span className="size-7 rounded-full bg-sunken" />
        <Bar className="w-28" />
      </div>
      <Bar isTall className="w-3/5" />
      <Bar className="w-full" />
    </div>
  )
}
