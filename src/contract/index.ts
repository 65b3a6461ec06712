import { auth } from "./auth.ts"
import { site } from "./site.ts"

/** Every call, by area. An area bears the same name on every floor. */
export const calls = { auth, site }
export type Calls = typeof calls
