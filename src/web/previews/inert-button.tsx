import { classes } from "../parts/classes.ts"

const tones = {
  filled: "bg-ink text-raised",
  outline: "border border-line text-ink-soft",
  quiet: "bg-sunken text-ink-soft",
}
const shapes = { pill: "rounded-full", soft: "rounded-md", square: "rounded-none" }
const sizes = { sm: "min-h-7 px-4 text-[13px]", md: "min-h-9 px-4 text-[14px]", lg: "min-h-11 px-5 text-[15px]" }

type InertButtonProps = {
  label: string
  tone?: keyof typeof tones
  shape?: keyof typeof shapes
  size?: keyof typeof sizes
  /** Its position. */
  className?: string
}

/** Looks like the platform's button. It is part of the picture: it cannot be pressed, and screen readers skip it. */
export function InertButton({ label, tone = "outline", shape = "pill", size = "md", className }: InertButtonProps) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        "inline-grid select-none place-items-center text-center font-bold",
        tones[tone],
        shapes[shape],
        sizes[size],
        className,
      )}
    >
      {label}
    </span>
  )
}
