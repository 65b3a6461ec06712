import type { Understanding } from "../understanding.ts"
import { asItem } from "./grammar.ts"
import { headingOf } from "./headed.ts"
import { labeledParts } from "./labeled-parts.ts"
import { listOf } from "./lines.ts"
import { framedPart } from "./opening.ts"
import { telegramParts, withFragmentsJoined } from "./telegram.ts"

/** A telegram is a list, behind a sentence with its name if that can be in a frame. */
export function telegramList(text: string, u: Understanding): string {
  const parts = withFragmentsJoined(labeledParts(telegramParts(text, u), u))
  if (parts.length === 0) return text
  const [head = "", ...rest] = parts
  const named = rest.length > 1 ? framedPart(head, u) : ""
  if (named !== "") return [named, listOf(rest.map(asItem))].join("\n\n")
  const heading = u.genre === "video" ? [headingOf({ heading: "covered", telling: "list", topics: [] }, u, [])] : []
  return [...heading, listOf(parts.map(asItem))].join("\n")
}
