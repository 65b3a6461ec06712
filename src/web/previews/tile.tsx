import type { ReactNode } from "react"
import { classes } from "../parts/classes.ts"

type TileProps = { text: string; hue: number; className: string; children?: ReactNode }

/** In place of a picture: the platform's tint and the first letter of its text. */
export function Tile({ text, hue, className, children }: TileProps) {
  const tint: Record<`--${string}`, number> = { "--hue": hue }
  return (
    <span
      aria-hidden="true"
      style={tint}
      className={classes("tint relative grid shrink-0 select-none place-items-center overflow-hidden", className)}
    >
      {children ?? firstSign(text)}
    </span>
  )
}

const firstSign = (text: string): string => /[\p{L}\p{N}]/u.exec(text)?.[0].toUpperCase() ?? ""
