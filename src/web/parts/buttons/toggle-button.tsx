import type { ReactNode } from "react"
import { classes } from "../classes.ts"

type ToggleButtonProps = {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  icon?: ReactNode
}

/** A choice that is on or off and takes effect at once, such as a filter. */
export function ToggleButton({ label, isOn, onChange, icon }: ToggleButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
      className={classes(
        "inline-flex h-10 shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md border px-3 font-semibold text-base shadow-1 transition-colors [&_svg]:size-[18px] [&_svg]:shrink-0",
        isOn
          ? "border-accent bg-accent-soft text-accent [&_svg]:fill-current/20"
          : "border-edge/60 bg-raised text-ink hover:border-edge hover:bg-sunken",
      )}
    >
      {icon}
      {label}
    </button>
  )
}
