import { Shuffle } from "lucide-react"
import { useState } from "react"
import type { GroupAd } from "../../../../domain/ads/campaign.ts"
import { combineAd } from "../../../../domain/ads/combine-ad.ts"
import type { AdAssets } from "../../../../domain/ads/copy/write-assets.ts"
import { readSite } from "../../../../domain/ads/read/read-site.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { SegmentedControl } from "../../../parts/fields/segmented-control.tsx"
import { Card, CardHead } from "../../../parts/layout/card.tsx"

type Device = "phone" | "desktop"
const devices = [
  { value: "phone", label: "Phone" },
  { value: "desktop", label: "Desktop" },
] as const

type AdPreviewProps = { ad: GroupAd; businessName: string; assets: AdAssets }

/** The ad as a searcher may see it. Google combines the texts differently for each search. */
export function AdPreview({ ad, businessName, assets }: AdPreviewProps) {
  const [turn, setTurn] = useState(0)
  const [device, setDevice] = useState<Device>("phone")
  const { headlines, descriptions } = combineAd(ad, turn)
  const host = ad.finalUrl === null ? "your-website.com" : (readSite(ad.finalUrl)?.host ?? ad.finalUrl)
  const links = assets.sitelinks.slice(0, device === "phone" ? 4 : 2)
  return (
    <Card as="section" labelledBy="ad-preview">
      <CardHead
        id="ad-preview"
        title="As searchers see it"
        action={
          <Button size="sm" icon={<Shuffle aria-hidden="true" />} onClick={() => setTurn(turn + 1)}>
            Shuffle
          </Button>
        }
      />
      <SegmentedControl label="Device" options={devices} value={device} onChange={setDevice} />
      <div
        className={
          device === "phone"
            ? "mx-auto mt-4 max-w-sm rounded-lg border border-line p-4"
            : "mt-4 rounded-lg border border-line p-4"
        }
      >
        <p className="font-semibold text-sm">Sponsored</p>
        <p className="mt-1 text-sm">{businessName}</p>
        <p className="wrap-anywhere text-ink-soft text-sm">{[host, ...ad.paths].join("/")}</p>
        <p className="wrap-anywhere mt-1 text-accent text-lg leading-snug">{headlines.join(" | ")}</p>
        <p className="mt-1 text-sm">{descriptions.join(" ")}</p>
        {assets.callouts.length > 0 && <p className="mt-1 text-sm">{assets.callouts.slice(0, 4).join(" · ")}</p>}
        {assets.structuredSnippets.map(({ header, values }) => (
          <p key={header} className="mt-1 text-sm">{`${header}: ${values.slice(0, 4).join(", ")}`}</p>
        ))}
        {links.length > 0 && (
          <ul
            className={device === "phone" ? "mt-2 flex flex-col divide-y divide-line" : "mt-3 grid grid-cols-2 gap-4"}
          >
            {links.map(({ text, line1, line2 }) => (
              <li key={text} className="py-1.5">
                <span className="text-accent">{text}</span>
                {device === "desktop" && line1 !== "" && (
                  <span className="block text-ink-soft text-sm">{`${line1}. ${line2}`}</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="mt-3 text-ink-soft text-sm">
        Google shows up to three headlines and two descriptions, in any order. So each of them must make sense alone.
      </p>
    </Card>
  )
}
