import type * as z from "zod/mini"
import type { KeyScope } from "../domain/account/key-scopes.ts"
import type { ProblemCode } from "./problems.ts"

/** Who may make a call: anybody, a signed-in user, or a user whose subscription gives access to the tools. */
export type Who = "everybody" | "user" | "access"

/** A schema of plain values: everything in a call must survive JSON. */
type Schema = z.ZodMiniType

/** How often one caller may make a call, counted in the database so that it holds across processes. */
export interface CallLimit {
  readonly times: number
  readonly seconds: number
  readonly per: "address" | "user"
}

/** One promise of the server. The routes, the web's `send`, the API description and the tests all read it. */
export type Call = Promised & (ForSubscribers | ForOthers) & (Light | Working)

interface Promised {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  readonly path: `/api/${string}`
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** The answer: a JSON value, nothing, a file to save, or (for page navigations) another address. */
  readonly reply: Schema | "nothing" | "redirect" | "file"
  readonly status?: 200 | 201 | 202
  /** A list in pages: the header X-Next-Cursor holds the `cursor` parameter for the next page. */
  readonly isPaged?: true
  /** Events by name, sent to callers of its `eventsPath`; `result` or `error` comes last. */
  readonly events?: Readonly<Record<string, Schema>>
  /** The header Idempotency-Key makes the call safe to repeat: the same key returns the first answer. */
  readonly hasIdempotencyKey?: true
  /** The body is not parsed: the handler gets its bytes, and the signature in this header. */
  readonly signedBy?: string
  /** Set if the body may be larger than others, in bytes. */
  readonly maxBodyBytes?: number
  /** Set if the answer may take longer than others. */
  readonly maxSeconds?: number
  /** Possible problems beyond what `who`, `limit` and the schemas imply. */
  readonly problems?: readonly ProblemCode[]
  /** It saves data that counts toward the caller's storage; answers `storage_full` if there is no room. */
  readonly keeps?: true
}

/** Programs may use the tools too, with an API key. */
interface ForSubscribers {
  readonly who: Extract<Who, "access">
  /** The scope that the key needs; with null, no key can make the call. */
  readonly scope: KeyScope | null
}

/** Accounts, security and money are for people: no key can make these calls, whatever its scopes. */
interface ForOthers {
  readonly who: Exclude<Who, "access">
  readonly scope?: never
}

interface Light {
  readonly work?: never
  readonly limit?: CallLimit
}

/**
 * It uses the worker threads for a quick text or for writing listings, which are queued. It is refused at once with
 * `overloaded` if the wait would be long.
 */
interface Working {
  readonly work: "quick" | "writing"
  readonly limit: CallLimit & { readonly per: "user" }
}

export const call = <const C extends Call>(shape: C): C => shape

/** The path for callers who want events. */
export const eventsPath = ({ path }: Pick<Call, "path">): Call["path"] => `${path}/events`

/** The caller's input, before parsing. */
export type CallInput<C extends Call> = Part<C, "params", "in"> & QueryInput<C> & Part<C, "body", "in">

/** The handler's input, after parsing. */
export type ParsedInput<C extends Call> = Part<C, "params", "out"> &
  Part<C, "query", "out"> &
  Part<C, "body", "out"> &
  (C["signedBy"] extends string ? { readonly signed: Signed } : unknown)

/** A body exactly as it was sent; the signature decides whether to trust it. */
export interface Signed {
  readonly body: Uint8Array
  readonly signature: string
}

/** The caller's result. */
export type CallReply<C extends Call> = C["reply"] extends Schema ? z.output<C["reply"]> : undefined

/** What the server's handler must return. */
export type HandlerReply<C extends Call> = C["reply"] extends Schema
  ? C["isPaged"] extends true
    ? { readonly page: z.input<C["reply"]>; readonly nextCursor: string | null }
    : z.input<C["reply"]>
  : C["reply"] extends "redirect"
    ? { readonly redirect: string }
    : C["reply"] extends "file"
      ? FileReply
      : undefined

/** A download: its name may be in any language, its content is streamed. */
export interface FileReply {
  readonly fileName: string
  readonly contentType: string
  readonly content: AsyncIterable<string | Uint8Array>
  /** Wanted cells that stayed empty; sent as the header X-Missing-Cells. */
  readonly missing?: readonly string[]
}

/** How a handler sends events; nobody may be listening. */
export type Tell<C extends Call> =
  C["events"] extends Readonly<Record<string, Schema>>
    ? <Name extends keyof C["events"] & string>(name: Name, data: z.input<C["events"][Name]>) => void
    : never

/** The events as a listener receives them. */
export type CallEvent<C extends Call> =
  C["events"] extends Readonly<Record<string, Schema>>
    ? {
        [Name in keyof C["events"] & string]: { readonly name: Name; readonly data: z.output<C["events"][Name]> }
      }[keyof C["events"] & string]
    : never

/** A query without required parameters may be left out. */
type QueryInput<C extends Call> = C["query"] extends Schema
  ? Record<never, never> extends z.input<C["query"]>
    ? { readonly query?: z.input<C["query"]> }
    : { readonly query: z.input<C["query"]> }
  : unknown

type Part<C extends Call, Key extends "params" | "query" | "body", Side extends "in" | "out"> = C[Key] extends Schema
  ? { readonly [K in Key]: Side extends "in" ? z.input<C[Key]> : z.output<C[Key]> }
  : unknown
