import { classes } from "../classes.ts"

const variants = {
  primary: "border-transparent bg-accent text-accent-ink shadow-1 hover:bg-accent-deep",
  secondary: "border-edge/60 bg-raised text-ink shadow-1 hover:border-edge hover:bg-sunken",
  quiet: "border-transparent text-ink-soft hover:bg-sunken hover:text-ink",
  danger: "border-transparent bg-bad text-bad-ink shadow-1 hover:bg-bad/90",
}

const sizes = {
  sm: { text: "h-8 gap-1.5 px-3 text-sm [&_svg]:size-4", icon: "size-8 [&_svg]:size-4" },
  md: { text: "h-10 gap-2 px-4 text-base [&_svg]:size-[18px]", icon: "size-10 [&_svg]:size-5" },
  lg: { text: "h-12 gap-2 px-6 text-lg [&_svg]:size-5", icon: "size-12 [&_svg]:size-6" },
}

export type ButtonVariant = keyof typeof variants
export type ButtonSize = keyof typeof sizes

type Look = {
  variant: ButtonVariant
  size: ButtonSize
  isWide?: boolean
  isIconOnly?: boolean
}

/** The classes of a button, for the button, the link that looks like one, and the icon button. */
export function buttonLook({ variant, size, isWide = false, isIconOnly = false }: Look): string {
  return classes(
    "inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap rounded-md border font-semibold",
    "transition-colors active:translate-y-px disabled:pointer-events-none disabled:opacity-50 aria-disabled:cursor-default",
    "[&_svg]:shrink-0",
    variants[variant],
    isIconOnly ? sizes[size].icon : sizes[size].text,
    isWide && "w-full",
  )
}
