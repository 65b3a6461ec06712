import { brand } from "../../../domain/brand.ts"
import { classes } from "../classes.ts"
import { LensCart, LensTag } from "./logo-mark.tsx"

const sizes = {
  sm: { mark: "size-6", gap: "gap-2", name: "text-lg leading-6", tagline: "text-xs leading-4" },
  md: { mark: "size-9", gap: "gap-2.5", name: "text-xl leading-6", tagline: "text-xs leading-4" },
  lg: { mark: "size-12", gap: "gap-3", name: "text-2xl leading-7", tagline: "text-base leading-5" },
  xl: { mark: "size-16", gap: "gap-4", name: "text-3xl leading-9", tagline: "text-lg leading-6" },
}

export type LogoSize = keyof typeof sizes
export type LogoVariant = "icon" | "cart" | "text" | "full"

type LogoProps = {
  variant?: LogoVariant
  size?: LogoSize
  /** The line under the name, in the variants that show the name. */
  hasTagline?: boolean
}

/** Uses the color of the text around it. */
export function Logo({ variant = "full", size = "md", hasTagline = true }: LogoProps) {
  const { mark, gap, name, tagline } = sizes[size]
  const markClass = classes("shrink-0", mark)
  if (variant === "icon" || variant === "cart") {
    return (
      <span role="img" aria-label={brand.name} className="inline-flex">
        {variant === "icon" ? <LensTag className={markClass} /> : <LensCart className={markClass} />}
      </span>
    )
  }
  return (
    <span className={classes("inline-flex items-center", gap)}>
      {variant === "full" && <LensTag className={markClass} />}
      <span className="flex flex-col whitespace-nowrap text-left">
        <span className={classes("font-bold tracking-tight", name)}>{brand.name}</span>
        {hasTagline && <span className={classes("text-ink-soft", tagline)}>{brand.tagline}</span>}
      </span>
    </span>
  )
}
