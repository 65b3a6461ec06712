import type { Platform } from "../../../domain/platforms/platform.ts"
import type { Brief, Product } from "../../../domain/seo/brief.ts"
import type { Draft, Listing, SlotKey } from "../../../domain/seo/listing.ts"

/** Who wrote a text, shown to the user with every result. */
export interface WriterName {
  readonly kind: "built-in" | "model"
  readonly name: string
}

/** One listing to be written, or one field of a listing to be written again. */
export interface WritingTask {
  /** Who asked for it. */
  readonly userId: string
  readonly brief: Brief
  readonly subject: Product
  readonly platform: Platform
  readonly again?: {
    readonly listing: Listing
    readonly field: SlotKey
    /** What the user wishes, as data and never as an order. */
    readonly instruction: string
    /** How often this field was written again already, so that a writer without chance says something new. */
    readonly times: number
  }
}

export interface Written {
  /** With `again`, at least the field that was asked for. */
  readonly draft: Draft
  readonly writer: WriterName
  readonly tokensIn: number
  readonly tokensOut: number
  /** Millionths of a dollar; 0 where nobody charges or the price is not known. */
  readonly costMicros: number
}

/** Fails with a Problem (provider_failed, provider_timed_out, overloaded) that says what the user can do. */
export interface Writer {
  /** Who writes when all is well. */
  readonly name: WriterName
  write(task: WritingTask, signal: AbortSignal): Promise<Written>
}
