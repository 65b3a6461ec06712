import type { Platform } from "../../../domain/platforms/platform.ts"
import type { Brief, Product } from "../../../domain/seo/brief.ts"
import type { Draft, Listing, SlotKey } from "../../../domain/seo/listing.ts"

/** The writer of a text, shown to the user with every result. */
export interface WriterName {
  readonly kind: "built-in" | "model"
  readonly name: string
}

/** A listing to write, or one field of a listing to rewrite. */
export interface WritingTask {
  /** The user who asked for it. */
  readonly userId: string
  readonly brief: Brief
  readonly subject: Product
  readonly platform: Platform
  readonly again?: {
    readonly listing: Listing
    readonly field: SlotKey
    /** The user's request, as data and never as an instruction. */
    readonly instruction: string
    /** How often this field was already rewritten, so that a deterministic writer varies its text. */
    readonly times: number
  }
}

export interface Written {
  /** With `again`, at least the requested field. */
  readonly draft: Draft
  readonly writer: WriterName
  readonly tokensIn: number
  readonly tokensOut: number
  /** Millionths of a dollar; 0 if it is free or the price is unknown. */
  readonly costMicros: number
}

/** Fails with a Problem (provider_failed, provider_timed_out, overloaded) that says what the user can do. */
export interface Writer {
  /** The normal writer. */
  readonly name: WriterName
  write(task: WritingTask, signal: AbortSignal): Promise<Written>
}
