import { auth } from "./auth.ts"
import { history } from "./history.ts"
import { seo } from "./seo.ts"
import { site } from "./site.ts"

/** Every call, by area. An area bears the same name on every floor. */
export const calls = { auth, seo, history, site }
export type Calls = typeof calls
