import { account } from "./account.ts"
import { ads } from "./ads.ts"
import { auth } from "./auth.ts"
import { billing } from "./billing.ts"
import { bulk } from "./bulk.ts"
import { community } from "./community.ts"
import { dashboard } from "./dashboard.ts"
import { history } from "./history.ts"
import { keys } from "./keys.ts"
import { mail } from "./mail.ts"
import { pages } from "./pages.ts"
import { seo } from "./seo.ts"
import { site } from "./site.ts"
import { support } from "./support.ts"
import { templates } from "./templates.ts"
import { usage } from "./usage.ts"
import { webhooks } from "./webhooks.ts"

/** Every call, by area. An area has the same name on every floor. */
export const calls = {
  auth,
  account,
  billing,
  seo,
  pages,
  history,
  site,
  support,
  community,
  dashboard,
  templates,
  usage,
  mail,
  ads,
  bulk,
  keys,
  webhooks,
}
export type Calls = typeof calls
