import type { Config } from "./config.ts"
import type { Db } from "./db/open.ts"
import type { Identity } from "./outside/identity/identity.ts"
import { openIdentity } from "./outside/identity/open-id.ts"
import { openPasswords, type Passwords } from "./passwords.ts"

/** Everything the server works with. Deeds take what they need from here and reach for nothing else. */
export interface Parts {
  readonly config: Config
  readonly db: Db
  readonly now: () => Date
  readonly passwords: Passwords
  /** Null where people sign in with a password of ours. */
  readonly identity: Identity | null
}

/** The real ones; a test replaces what it wants to hold in its own hands. */
export function assembleParts(given: { config: Config; db: Db } & Partial<Parts>): Parts {
  return {
    now: () => new Date(),
    passwords: openPasswords(),
    identity: given.config.openId ? openIdentity(given.config.openId) : null,
    ...given,
  }
}
