import { isDeepStrictEqual } from "node:util"
import type { TypedListing } from "../../../contract/seo/listing.ts"
import type { FitChange } from "../../../domain/seo/fit.ts"
import { followCopies } from "../../../domain/seo/follow-copies.ts"
import type { StoredForm, StoredProduct } from "../../db/stored.ts"
import type { Parts } from "../../parts.ts"
import { fillListing, mustFindPlatform, refuseTooLong, refuseUnknownFields } from "./fill.ts"

/** The seller's words stay exactly as typed; the checks show violations, which are not mended. */
export const editOf =
  (typed: TypedListing, workers: Parts["workers"], { userId }: { readonly userId: string }) =>
  async (before: StoredProduct, form: StoredForm): Promise<StoredProduct> => {
    const platform = mustFindPlatform(form.platform)
    refuseUnknownFields(typed, platform)
    const { platformFields: typedFields = {} } = typed
    const isTyped = ({ slot }: FitChange) => slot in typed || slot.replace("platformFields.", "") in typedFields
    const listing = followCopies(before, fillListing(typed, before), platform)
    if (isDeepStrictEqual(listing, before)) return before
    refuseTooLong(listing)
    const changes = before.changes.filter((change) => !isTyped(change))
    const judged = await workers.run("judge", { listing, brief: form, platform }, { userId })
    return { ...listing, ...judged, changes }
  }
