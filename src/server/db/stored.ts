import type { KeptFile } from "../../domain/bulk/files/merge-export.ts"
import type { Brief, BriefText } from "../../domain/seo/brief.ts"
import type { UnsupportedClaim } from "../../domain/seo/claims.ts"
import type { FitChange } from "../../domain/seo/fit.ts"
import type { JudgedListing } from "../../domain/seo/judge.ts"
import type { Notes } from "../../domain/seo/notes.ts"
import type { CheckResult } from "../../domain/seo/score-listing.ts"

/** The writer of a text. */
export interface StoredWriter {
  readonly kind: "built-in" | "model"
  readonly name: string
}

/** One of several pages that are analyzed together. */
export interface StoredBatchPage {
  readonly url: string
  readonly state: "waiting" | "done" | "failed"
  readonly analysisId: string | null
  readonly seoScore: number | null
  readonly title: string | null
  /** Why it could not be read. */
  readonly trouble: string | null
}

/** The form of a generation with every choice made: everything needed to write it, now or after a crash. */
export type StoredForm = Brief & { readonly platform: string }

/** One finished product as it is saved and shown. */
export interface StoredProduct extends JudgedListing {
  readonly id: string
  readonly writer: StoredWriter
  readonly changes: readonly FitChange[]
  readonly notes: Notes
}

/** Data beside a listing's texts: their score, and their writer. */
export interface StoredReport {
  readonly checks?: readonly CheckResult[]
  readonly unsupportedClaims?: readonly UnsupportedClaim[]
  readonly changes?: readonly FitChange[]
  readonly notes?: Notes
  readonly writer?: StoredWriter
}

/** The first answer of a generation, which a repeat gets again. */
export interface StoredResult {
  readonly id: string
  readonly generationId: string
  readonly platform: string
  readonly writer: StoredWriter
  readonly totalProducts: number
  readonly products: readonly StoredProduct[]
}

/** The file of a bulk job, except its products. */
export interface StoredBulkSource extends KeptFile {
  readonly fileName: string
  readonly separator: "," | ";" | "\t"
  /** For a workbook, the name of its sheet; missing in older jobs. */
  readonly sheet?: string | null
}

/** One product's own fields in a bulk job. */
export type StoredBulkTexts = Readonly<Partial<Record<BriefText, string>>>
