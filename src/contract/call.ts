import type * as z from "zod/mini"
import type { KeyScope } from "../domain/account/key-scopes.ts"
import type { ProblemCode } from "./problems.ts"

/** Who may make a call: anybody, somebody signed in, or somebody whose subscription gives access to the tools. */
export type Who = "everybody" | "user" | "access"

/** A schema of plain values; what a call says must survive JSON. */
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
  /** What comes back: a JSON value, nothing at all, a file to save, or (page navigations) another address. */
  readonly reply: Schema | "nothing" | "redirect" | "file"
  readonly status?: 200 | 201 | 202
  /** A list in pages: the header X-Next-Cursor holds what `cursor` in the query has to be for the next one. */
  readonly isPaged?: true
  /** What is told on the way by name, to whoever calls it at its `eventsPath`; `result` or `error` comes last. */
  readonly events?: Readonly<Record<string, Schema>>
  /** The header Idempotency-Key makes the call safe to repeat: the same key gives the first answer. */
  readonly hasIdempotencyKey?: true
  /** The body is not for parsing: the handler gets its bytes, and the signature that stands in this header. */
  readonly signedBy?: string
  /** Where the body may be larger than others, in bytes. */
  readonly maxBodyBytes?: number
  /** Where the answer may take longer than others. */
  readonly maxSeconds?: number
  /** What can go wrong beyond what `who`, `limit` and the schemas imply. */
  readonly problems?: readonly ProblemCode[]
  /** It keeps something of the caller's, which counts for their storage; `storage_full` where there is no room. */
  readonly keeps?: true
}

/** What the tools do may be asked for by a program too, which shows an API key. */
interface ForSubscribers {
  readonly who: Extract<Who, "access">
  /** What the key must be allowed for that; with null no key makes the call. */
  readonly scope: KeyScope | null
}

/** Accounts, security and money are for people; whatever a key is allowed, it makes none of these calls. */
interface ForOthers {
  readonly who: Exclude<Who, "access">
  readonly scope?: never
}

interface Light {
  readonly work?: never
  readonly limit?: CallLimit
}

/**
 * It has texts worked through, quickly, or writes listings, for which people wait in turn. It is refused at once with
 * `overloaded` while it would have to wait for long.
 */
interface Working {
  readonly work: "quick" | "writing"
  readonly limit: CallLimit & { readonly per: "user" }
}

export const call = <const C extends Call>(shape: C): C => shape

/** Where a call is made by whoever wants to be told on the way. */
export const eventsPath = ({ path }: Pick<Call, "path">): Call["path"] => `${path}/events`

/** What the caller hands over, before parsing. */
export type CallInput<C extends Call> = Part<C, "params", "in"> & QueryInput<C> & Part<C, "body", "in">

/** What the server's handler is given, after parsing. */
export type ParsedInput<C extends Call> = Part<C, "params", "out"> &
  Part<C, "query", "out"> &
  Part<C, "body", "out"> &
  (C["signedBy"] extends string ? { readonly signed: Signed } : unknown)

/** A body exactly as it was sent; whether it is to be believed the signature decides. */
export interface Signed {
  readonly body: Uint8Array
  readonly signature: string
}

/** What the caller gets back. */
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

/** A download: its name may be in any language, its content is sent piece by piece. */
export interface FileReply {
  readonly fileName: string
  readonly contentType: string
  readonly content: AsyncIterable<string | Uint8Array>
  /** What stayed empty in it although it is wanted; sent as the header X-Missing-Cells. */
  readonly missing?: readonly string[]
}

/** How a handler tells what happens on the way; nobody may be listening. */
export type Tell<C extends Call> =
  C["events"] extends Readonly<Record<string, Schema>>
    ? <Name extends keyof C["events"] & string>(name: Name, data: z.input<C["events"][Name]>) => void
    : never

/** What is told on the way, as whoever listens hears it. */
export type CallEvent<C extends Call> =
  C["events"] extends Readonly<Record<string, Schema>>
    ? {
        [Name in keyof C["events"] & string]: { readonly name: Name; readonly data: z.output<C["events"][Name]> }
      }[keyof C["events"] & string]
    : never

/** A query of which nothing has to be set may be left out. */
type QueryInput<C extends Call> = C["query"] extends Schema
  ? Record<never, never> extends z.input<C["query"]>
    ? { readonly query?: z.input<C["query"]> }
    : { readonly query: z.input<C["query"]> }
  : unknown

type Part<C extends Call, Key extends "params" | "query" | "body", Side extends "in" | "out"> = C[Key] extends Schema
  ? { readonly [K in Key]: Side extends "in" ? z.input<C[Key]> : z.output<C[Key]> }
  : unknown
