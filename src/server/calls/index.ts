import type { Deeds } from "../deed.ts"
import type { Parts } from "../parts.ts"
import { authDeeds } from "./auth.ts"
import { historyDeeds } from "./history.ts"
import { seoDeeds } from "./seo.ts"
import { siteDeeds } from "./site.ts"

/** A deed for every promise of the contract. */
export const makeDeeds = (parts: Parts): Deeds => ({
  auth: authDeeds(parts),
  seo: seoDeeds(parts),
  history: historyDeeds(parts),
  site: siteDeeds(parts),
})
