import { exportFormats } from "../seo/exports/export-formats.ts"

/** The export formats of a job: the uploaded file with the new texts, or any format of a listing. */
export const bulkFormats = ["source", ...exportFormats] as const
export type BulkFormat = (typeof bulkFormats)[number]
