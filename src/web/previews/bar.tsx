import { classes } from "../parts/classes.ts"

type BarProps = { className: string; isTall?: boolean }

/** In place of what only the platform knows (stars, dates, pictures of others): nothing is made up. */
export function Bar({ className, isTall = false }: BarProps) {
  return (
    <span
      aria-hidden="true"
      className={classes("block max-w-full rounded-full bg-sunken", isTall ? "h-4" : "h-2.5", className)}
    />
  )
}
