import type { Platform } from "../platforms/platform.ts"
import type { Brief, Product } from "../seo/brief.ts"
import type { Draft } from "../seo/listing.ts"

export interface ComposeOptions {
  /** 0 is what everybody gets first; another number tells the same facts in other words. */
  readonly variation: number
}

/** The built-in writer: the same brief always gives the same draft. */
export function compose(brief: Brief, subject: Product, platform: Platform, options: ComposeOptions): Draft {
  throw new Error(`not built yet: ${subject.name} ${platform.id} ${brief.businessName} ${options.variation}`)
}
