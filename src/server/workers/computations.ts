import type { AdsForm } from "../../domain/ads/ads-form.ts"
import { buildCampaign } from "../../domain/ads/build-campaign.ts"
import { takeTexts } from "../../domain/ads/copy/take-texts.ts"
import { subjectNamed } from "../../domain/brief/brief-texts.ts"
import { countBroken } from "../../domain/history/count-broken.ts"
import { findMatches, type Match, type SearchedItem, type SearchTerms } from "../../domain/history/find-matches.ts"
import { type IndexedItem, type ItemIndex, indexItem } from "../../domain/history/index-item.ts"
import type { Platform } from "../../domain/platforms/platform.ts"
import type { Brief, Product, Tone } from "../../domain/seo/brief.ts"
import { unsupportedClaims } from "../../domain/seo/claims.ts"
import { exportContent } from "../../domain/seo/exports/export-content.ts"
import type { ExportContent, ExportFile } from "../../domain/seo/exports/export-file.ts"
import type { ExportFormat, GeneralFormat } from "../../domain/seo/exports/export-formats.ts"
import { manyFiles } from "../../domain/seo/exports/export-many.ts"
import { type PackedExport, packExport } from "../../domain/seo/exports/pack-exports.ts"
import { fit } from "../../domain/seo/fit.ts"
import { judge } from "../../domain/seo/judge.ts"
import type { Draft, Listing } from "../../domain/seo/listing.ts"
import { reviewAnswer } from "../../domain/seo/model-answer/examine.ts"
import type { SlotValues } from "../../domain/seo/model-answer/fault.ts"
import type { Answered } from "../../domain/seo/model-answer/injected-instructions.ts"
import type { Prompt } from "../../domain/seo/prompt.ts"
import { scoreListing } from "../../domain/seo/score-listing.ts"
import { shownName } from "../../domain/text/clean/shown-name.ts"
import { compose } from "../../domain/writer/compose.ts"
import { notesOf } from "../../domain/writer/notes-of.ts"
import { mendListing } from "./mend-listing.ts"
import { replaceSlot } from "./replace-slot.ts"

interface Given {
  readonly brief: Brief
  readonly platform: Platform
}

interface Answer {
  readonly task: Omit<Answered, "brief">
  readonly values: SlotValues
  readonly prompt: Prompt
}

interface Indexing {
  readonly item: Pick<IndexedItem, "title" | "platform" | "notes" | "tags">
  readonly brief: Brief & { readonly platform: string }
  readonly products: readonly Listing[]
}

type Exporting = ExportContent & { readonly format: ExportFormat }

/**
 * Everything that reads or writes a seller's texts for longer than a moment. It runs in a worker, so each is a pure
 * function of plain values; the same input always gives the same output.
 */
export const computations = {
  /** The built-in writer's draft for one product. */
  compose: ({ brief, platform, subject, variation }: Given & { subject: Product; variation: number }): Draft =>
    compose(brief, subject, platform, { variation }),

  /** From a writer's draft to a saved product: fitted, judged, and with every change named. */
  finish({ draft, brief, platform, productName }: Given & { draft: Draft; productName: string }) {
    const { listing, changes } = fit({ ...draft, productName: shownName(productName) }, platform, brief)
    const notes = notesOf(brief, subjectNamed(brief, productName), platform)
    return { ...judge(listing, brief, platform), changes, notes }
  },

  /** A model's usable answer, and the problems in it. */
  reviewAnswer: ({ brief, platform, task, values, prompt }: Given & Answer) =>
    reviewAnswer({ task: { ...task, brief, platform }, values, prompt }),

  judge: ({ listing, brief, platform }: Given & { listing: Listing }) => judge(listing, brief, platform),

  score({ listing, brief, platform }: Given & { listing: Listing }) {
    const { score, checks, recommendations } = scoreListing(listing, brief, platform)
    return { score, checks, recommendations, unsupportedClaims: unsupportedClaims(listing, brief) }
  },

  /** Data saved beside an item of the history. */
  indexItem: ({ item, brief, products }: Indexing): ItemIndex => indexItem({ ...item, products, form: brief }),

  countBroken: ({ brief, products }: Omit<Indexing, "item">): number => countBroken(brief, products).brokenRules,

  /** Where an item of the history matches a search. */
  findMatches: ({ item, terms }: { item: SearchedItem; terms: SearchTerms }): readonly Match[] =>
    findMatches(item, terms),

  replaceSlot,

  /** A file for download; null if the platform has none of its own. */
  exportFile: ({ format, ...content }: Exporting): ExportFile | null => exportContent(content, format),

  /** The same, ready for an archive. */
  exportPacked({ format, ...content }: Exporting): PackedExport | null {
    const file = exportContent(content, format)
    return file === null ? null : packExport(file)
  },

  /** A part of one file of many generations. */
  exportPart: ({ format, ...content }: ExportContent & { format: GeneralFormat }): string =>
    manyFiles[format].write(content),

  mendListing,

  /** The campaign for a form of the Google Ads builder. */
  buildCampaign: ({ form, tone }: { form: AdsForm; tone: Tone }) => buildCampaign(form, tone).campaign,

  takeTexts,
} as const

export type Computations = typeof computations
export type ComputationName = keyof Computations
export type InputOf<Name extends ComputationName> = Parameters<Computations[Name]>[0]
export type OutputOf<Name extends ComputationName> = ReturnType<Computations[Name]>
