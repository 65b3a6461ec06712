import { exportFormats } from "../seo/exports/export-formats.ts"

/** What a job can be exported as: the uploaded file with the new texts in it, or what any listing can. */
export const bulkFormats = ["source", ...exportFormats] as const
export type BulkFormat = (typeof bulkFormats)[number]
