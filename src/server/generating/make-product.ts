import { randomUUID } from "node:crypto"
import type { Platform } from "../../domain/platforms/platform.ts"
import { type Brief, subjectNamed } from "../../domain/seo/brief.ts"
import { fit } from "../../domain/seo/fit.ts"
import { judge } from "../../domain/seo/judge.ts"
import { shownName } from "../../domain/text/shown-name.ts"
import { notesOf } from "../../domain/writer/notes-of.ts"
import type { StoredProduct } from "../db/stored.ts"
import type { Written } from "../outside/writer/writer.ts"

/** From what a writer handed over to what is kept: legal, judged, and with everything that was changed named. */
export function makeProduct(
  { draft, writer }: Written,
  { brief, platform, productName }: { brief: Brief; platform: Platform; productName: string },
): StoredProduct {
  const { listing, changes } = fit({ ...draft, productName: shownName(productName) }, platform, brief)
  return {
    id: randomUUID(),
    ...judge(listing, brief, platform),
    changes,
    writer,
    notes: notesOf(brief, subjectNamed(brief, productName), platform),
  }
}
