import type { Handlers } from "../handler.ts"
import type { Parts } from "../parts.ts"
import { accountHandlers } from "./account.ts"
import { adsHandlers } from "./ads.ts"
import { authHandlers } from "./auth.ts"
import { billingHandlers } from "./billing.ts"
import { bulkHandlers } from "./bulk.ts"
import { communityHandlers } from "./community.ts"
import { dashboardHandlers } from "./dashboard.ts"
import { historyHandlers } from "./history.ts"
import { keysHandlers } from "./keys.ts"
import { mailHandlers } from "./mail.ts"
import { pagesHandlers } from "./pages.ts"
import { seoHandlers } from "./seo.ts"
import { siteHandlers } from "./site.ts"
import { supportHandlers } from "./support.ts"
import { templatesHandlers } from "./templates.ts"
import { noteHistory } from "./usage/note-history.ts"
import { usageHandlers } from "./usage.ts"
import { webhooksHandlers } from "./webhooks.ts"

/** A handler for every promise of the contract. */
export const makeHandlers = (parts: Parts): Handlers => ({
  auth: authHandlers(parts),
  account: accountHandlers(parts),
  billing: billingHandlers(parts),
  seo: seoHandlers(parts),
  pages: pagesHandlers(parts),
  history: noteHistory(historyHandlers(parts), parts),
  site: siteHandlers(parts),
  support: supportHandlers(parts),
  community: communityHandlers(parts),
  dashboard: dashboardHandlers(parts),
  templates: templatesHandlers(parts),
  usage: usageHandlers(parts),
  mail: mailHandlers(parts),
  ads: adsHandlers(parts),
  bulk: bulkHandlers(parts),
  keys: keysHandlers(parts),
  webhooks: webhooksHandlers(parts),
})
