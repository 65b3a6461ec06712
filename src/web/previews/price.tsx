import { classes } from "../parts/classes.ts"
import { Bar } from "./bar.tsx"

/** The seller's price; a bar if there is none. */
export function Price({ price, className }: { price: string; className: string }) {
  if (price.trim() === "") return <Bar isTall className="my-1 w-14" />
  return (
    <p dir="auto" className={classes("[overflow-wrap:anywhere]", className)}>
      {price}
    </p>
  )
}
