import type { Understanding } from "../../understanding.ts"
import { titled } from "../../write/grammar.ts"

/** "12 km/h" keeps the letters of its unit. */
export const inTitle = (text: string, { language }: Understanding): string =>
  titled(text, language).replace(/(?<=\d )Km\/H\b/g, "km/h")
