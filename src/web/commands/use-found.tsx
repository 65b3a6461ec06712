import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useDeferredValue } from "react"
import { type HistoryItem, history } from "../../contract/history.ts"
import { platformSummaries } from "../../domain/platform-summaries.ts"
import { send } from "../api/send.ts"
import { PlatformIcon } from "../parts/icons/platform-icon.tsx"
import type { PaletteCommand } from "../parts/overlays/command-palette.tsx"

const minChars = 2
const shownAtMost = 6

interface Found {
  readonly commands: readonly PaletteCommand[]
  readonly isSearching: boolean
  readonly hasFailed: boolean
}

/** History results for the typed text. A search overtaken by the next key is canceled. */
export function useFound(typed: string, isWanted: boolean, go: (path: string) => void): Found {
  const search = useDeferredValue(typed.trim())
  const isEnabled = isWanted && search.length >= minChars
  const { data, isFetching, isError } = useQuery({
    queryKey: [history.list.path, { search }, "palette"],
    queryFn: ({ signal }) => send(history.list, { query: { search }, signal }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const items = isEnabled ? (data ?? []) : []
  return {
    commands: items.slice(0, shownAtMost).map((item) => commandOf(item, go)),
    isSearching: isEnabled && isFetching,
    hasFailed: isEnabled && isError,
  }
}

function commandOf(item: HistoryItem, go: (path: string) => void): PaletteCommand {
  const { id, title, platform, contentType } = item
  const face = platformSummaries.find((one) => one.id === platform)
  return {
    id: `item ${id}`,
    label: title,
    hint: contentType === "draft" ? "Draft" : (face?.label ?? ""),
    icon: <PlatformIcon platform={platform} size="sm" {...(face ? { hue: face.tintHue } : {})} />,
    group: "In your history",
    isFound: true,
    run: () => go(placeOf(item)),
  }
}

/** Where an item of the history opens. */
function placeOf({ id, contentType, googleAdsCampaignId, webpageAnalysisId }: HistoryItem): string {
  if (contentType === "google_ads_campaign")
    return `/google-ads-generator?${new URLSearchParams({ campaign: googleAdsCampaignId ?? id })}`
  if (contentType === "webpage_analysis")
    return `/webpage-analyzer?${new URLSearchParams({ analysis: webpageAnalysisId ?? id })}`
  return `/seo-generator?${new URLSearchParams({ item: id })}`
}
