import type { Config } from "./config.ts"
import type { Db } from "./db/open.ts"
import { type Generating, openGenerating } from "./generating/generating.ts"
import type { Identity } from "./outside/identity/identity.ts"
import { openIdentity } from "./outside/identity/open-id.ts"
import { openWriter } from "./outside/writer/open-writer.ts"
import { makeTurns, type Turns } from "./outside/writer/turns.ts"
import type { Writer } from "./outside/writer/writer.ts"
import { openPasswords, type Passwords } from "./passwords.ts"

/** Everything the server works with. Deeds take what they need from here and reach for nothing else. */
export interface Parts {
  readonly config: Config
  readonly db: Db
  readonly now: () => Date
  /** Runs something once after a while; what it returns prevents that. */
  readonly after: (waitMs: number, run: () => void) => () => void
  readonly passwords: Passwords
  /** Null where people sign in with a password of ours. */
  readonly identity: Identity | null
  /** Taken by everything in this process that keeps the processor for a while. */
  readonly turns: Turns
  /** A model or the built-in writer, whichever the configuration says, with what stands by. */
  readonly writer: Writer
  readonly generating: Generating
}

interface Given extends Partial<Parts> {
  readonly config: Config
  readonly db: Db
  /** Hears in one line what an operator should know of. */
  readonly note?: (line: string) => void
}

/** The real ones; a test replaces what it wants to hold in its own hands. */
export function assembleParts({ note = () => {}, ...given }: Given): Parts {
  const turns = given.turns ?? makeTurns()
  const parts = {
    turns,
    now: () => new Date(),
    after: runAfter,
    passwords: openPasswords(),
    identity: given.config.openId ? openIdentity(given.config.openId) : null,
    writer: openWriter(given.config.ai, { note, turns }),
    ...given,
  }
  return { generating: openGenerating({ ...parts, fairUse: parts.config.fairUse }), ...parts }
}

/** The process may end although something waits to be run. */
function runAfter(waitMs: number, run: () => void): () => void {
  const timer = setTimeout(run, waitMs).unref()
  return () => clearTimeout(timer)
}
