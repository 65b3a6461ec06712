import type { FastifyBaseLogger } from "fastify"
import type { Call, HandlerReply, ParsedInput, Tell } from "../contract/call.ts"
import type { Calls } from "../contract/index.ts"
import type { SignedIn } from "./db/account/users.ts"
import type { SessionContent } from "./db/auth/sessions.ts"
import type { BacklogPlace } from "./generating/backlog.ts"

/** The caller, and what a handler may do to their session. */
export interface CallContext {
  readonly user: SignedIn | null
  readonly session: SessionContent | null
  /** The owner's name for it; it cannot be used to sign in. */
  readonly sessionId: string | null
  /** The API key of a program that acts for the user; null for a person in a browser. */
  readonly keyId: string | null
  /** The caller's network address as the limits count it. */
  readonly address: string
  readonly agent: string
  /** Our own origin as the caller sees it. */
  readonly origin: string
  /** The caller is on this machine, outside production: the /dev pages and calls are open. */
  readonly mayDevelop: boolean
  /** Path and query of the request. */
  readonly url: string
  readonly log: FastifyBaseLogger
  /** The key under which the caller may repeat this call; always null if the call takes none. */
  readonly idempotencyKey: string | null
  /** Starts a session under a fresh id and ends the previous one. */
  openSession(content: SessionContent): Promise<void>
  /** Continues the session under a fresh id; the old one becomes invalid once the browser has sent the new one. */
  rotateSession(content: SessionContent): Promise<void>
  /** Changes the data of the current session, under the same id. */
  changeSession(content: SessionContent): Promise<void>
  endSession(): Promise<void>
}

/**
 * A call that needs a sign-in always has a user, one with events has a listener, one that writes has its backlogPlace.
 */
type CallContextFor<C extends Call> = CallContext &
  (C["who"] extends "everybody" ? unknown : { readonly user: SignedIn }) &
  (C["work"] extends "writing" ? { readonly backlogPlace: BacklogPlace } : unknown) & { readonly tell: Tell<C> }

export type Handler<C extends Call> = (
  input: ParsedInput<C>,
  context: CallContextFor<C>,
) => HandlerReply<C> | Promise<HandlerReply<C>>

/** The implementation of one area: a handler for each of its promises. */
export type AreaHandlers<Area extends Record<string, Call>> = { readonly [Key in keyof Area]: Handler<Area[Key]> }

/** The whole implementation: the compiler requires every area and every key. */
export type Handlers = { readonly [Area in keyof Calls]: AreaHandlers<Calls[Area]> }
