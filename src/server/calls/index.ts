import type { Deeds } from "../deed.ts"
import type { Parts } from "../parts.ts"
import { accountDeeds } from "./account.ts"
import { authDeeds } from "./auth.ts"
import { billingDeeds } from "./billing.ts"
import { communityDeeds } from "./community.ts"
import { historyDeeds } from "./history.ts"
import { mailDeeds } from "./mail.ts"
import { seoDeeds } from "./seo.ts"
import { siteDeeds } from "./site.ts"
import { supportDeeds } from "./support.ts"

/** A deed for every promise of the contract. */
export const makeDeeds = (parts: Parts): Deeds => ({
  auth: authDeeds(parts),
  account: accountDeeds(parts),
  billing: billingDeeds(parts),
  seo: seoDeeds(parts),
  history: historyDeeds(parts),
  site: siteDeeds(parts),
  support: supportDeeds(parts),
  community: communityDeeds(parts),
  mail: mailDeeds(parts),
})
