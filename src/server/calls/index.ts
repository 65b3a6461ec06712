import type { Deeds } from "../handler.ts"
import type { Parts } from "../parts.ts"
import { accountDeeds } from "./account.ts"
import { adsDeeds } from "./ads.ts"
import { authDeeds } from "./auth.ts"
import { billingDeeds } from "./billing.ts"
import { bulkDeeds } from "./bulk.ts"
import { communityDeeds } from "./community.ts"
import { dashboardDeeds } from "./dashboard.ts"
import { historyDeeds } from "./history.ts"
import { keysDeeds } from "./keys.ts"
import { mailDeeds } from "./mail.ts"
import { pagesDeeds } from "./pages.ts"
import { seoDeeds } from "./seo.ts"
import { siteDeeds } from "./site.ts"
import { supportDeeds } from "./support.ts"
import { templatesDeeds } from "./templates.ts"
import { noteHistory } from "./usage/note-history.ts"
import { usageDeeds } from "./usage.ts"
import { webhooksDeeds } from "./webhooks.ts"

/** A deed for every promise of the contract. */
export const makeDeeds = (parts: Parts): Deeds => ({
  auth: authDeeds(parts),
  account: accountDeeds(parts),
  billing: billingDeeds(parts),
  seo: seoDeeds(parts),
  pages: pagesDeeds(parts),
  history: noteHistory(historyDeeds(parts), parts),
  site: siteDeeds(parts),
  support: supportDeeds(parts),
  community: communityDeeds(parts),
  dashboard: dashboardDeeds(parts),
  templates: templatesDeeds(parts),
  usage: usageDeeds(parts),
  mail: mailDeeds(parts),
  ads: adsDeeds(parts),
  bulk: bulkDeeds(parts),
  keys: keysDeeds(parts),
  webhooks: webhooksDeeds(parts),
})
