import { fit } from "../../../domain/seo/fit.ts"
import { followCopies } from "../../../domain/seo/follow-copies.ts"
import { judge } from "../../../domain/seo/judge.ts"
import { readSlot, writeSlot } from "../../../domain/seo/listing.ts"
import { hardViolations } from "../../../domain/seo/violations.ts"
import type { StoredForm, StoredProduct } from "../../db/stored.ts"
import type { Parts } from "../../parts.ts"
import { mustFindPlatform } from "../seo/fill.ts"
import { changeProducts } from "./change-products.ts"
import { findListings } from "./find-listings.ts"
import type { OpenItem, Owned } from "./open-item.ts"

/** Makes legal what breaks a rule by today's rule book, in its place; all other places stay as they are. */
export async function fixRules(parts: Pick<Parts, "db" | "now">, owned: Owned): Promise<OpenItem> {
  const { products } = await findListings(parts, owned)
  const change = new Map(products.map(({ id }) => [id, mend]))
  return changeProducts(parts, owned, { reason: "rules", change })
}

/** Of two places that look at each other both may move; another round then sees what is left. */
const rounds = 3

function mend(before: StoredProduct, form: StoredForm): StoredProduct {
  const platform = mustFindPlatform(form.platform)
  const broken = new Set(hardViolations(before, platform, form).map(({ slot }) => slot))
  if (broken.size === 0) return before
  let [listing, changes] = [before, before.changes.filter(({ slot }) => !broken.has(slot))]
  for (let round = 0; round < rounds; round++) {
    const left = new Set(hardViolations(listing, platform, form).map(({ slot }) => slot))
    const wanted = [...broken].filter((slot) => left.has(slot))
    if (wanted.length === 0) break
    const fitted = fit(listing, platform, form)
    for (const slot of wanted) listing = writeSlot(listing, slot, readSlot(fitted.listing, slot) ?? "")
    changes = [...changes, ...fitted.changes.filter(({ slot }) => wanted.includes(slot))]
  }
  const mended = followCopies(before, listing, platform)
  return { ...mended, ...judge(mended, form, platform), changes }
}
