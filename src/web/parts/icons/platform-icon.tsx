import {
  Gavel,
  Globe,
  LayoutGrid,
  type LucideIcon,
  MapPin,
  Megaphone,
  Music,
  Package,
  ScanSearch,
  Scissors,
  Smartphone,
  SquarePlay,
  Store,
  Tag,
} from "lucide-react"
import type { PlatformId } from "../../../domain/platform-summaries.ts"
import { classes } from "../classes.ts"

/** Plain icons for the subject of each platform, without brands. */
const icons: Readonly<Record<PlatformId | "google_ads" | "webpage_analyzer", LucideIcon>> = {
  website: Globe,
  etsy: Scissors,
  amazon: Package,
  ebay: Gavel,
  shopify: Store,
  youtube: SquarePlay,
  appstore: LayoutGrid,
  playstore: Smartphone,
  tiktokshop: Music,
  facebookmarketplace: MapPin,
  google_ads: Megaphone,
  webpage_analyzer: ScanSearch,
}

const iconOf: ReadonlyMap<string, LucideIcon> = new Map(Object.entries(icons))

const sizes = {
  sm: { tile: "size-6 rounded-sm", icon: "size-4" },
  md: { tile: "size-10 rounded-md", icon: "size-5" },
  lg: { tile: "size-12 rounded-lg", icon: "size-6" },
}

type PlatformIconProps = {
  platform: string
  size?: keyof typeof sizes
  /** The platform's own tint, as a hue of 0 to 360 from the rule book; without it, the tile is neutral. */
  hue?: number
}

/** Always beside the platform's name, so it has no text. */
export function PlatformIcon({ platform, size = "md", hue }: PlatformIconProps) {
  const Icon = iconOf.get(platform) ?? Tag
  const { tile, icon } = sizes[size]
  const tint: Record<`--${string}`, number> = hue === undefined ? {} : { "--hue": hue }
  return (
    <span
      aria-hidden="true"
      style={tint}
      className={classes(
        "grid shrink-0 place-items-center",
        tile,
        hue === undefined ? "bg-sunken text-ink-soft" : "tint",
      )}
    >
      <Icon className={icon} strokeWidth={1.75} />
    </span>
  )
}
