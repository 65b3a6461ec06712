import { isOneLine } from "../search/phrases/is-one-line.ts"
import type { Understanding } from "../understanding.ts"
import { asItem, asSentence } from "./grammar.ts"
import { headingOf } from "./headed.ts"
import { labeledParts } from "./labeled-parts.ts"
import { lineParts } from "./line-parts.ts"
import { listOf } from "./lines.ts"
import { framedPart } from "./opening.ts"
import { telegramParts, withFragmentsJoined } from "./telegram.ts"

/** A telegram is a list, behind a sentence with its name if that can be in a frame. */
export function telegramList(text: string, u: Understanding): string {
  const parts = withFragmentsJoined(labeledParts(telegramParts(text, u), u))
  if (parts.length === 0) return lineList(text, u)
  const [head = "", ...rest] = parts
  const named = rest.length > 1 ? framedPart(head, u) : ""
  if (named !== "") return [named, listOf(rest.map(asItem))].join("\n\n")
  const heading = u.genre === "video" ? [headingOf({ heading: "covered", telling: "list", topics: [] }, u, [])] : []
  return [...heading, listOf(parts.map(asItem))].join("\n")
}

/** "Hole saw set, two arbors, plastic case, for wood and mild steel": with few words typed, its parts are below its name. */
function lineList(text: string, u: Understanding): string {
  const [head = "", ...rest] = u.genre !== "video" && isOneLine(u) ? lineParts(text, u) : []
  if (rest.length < minParts) return text
  return [framedPart(head, u) || asSentence(head), listOf(rest.map(asItem))].join("\n\n")
}

const minParts = 2
