/** The export formats of any content. */
export const generalFormats = ["text", "csv", "json", "html"] as const
export type GeneralFormat = (typeof generalFormats)[number]

/** A general format, or the platform's own file. */
export const exportFormats = [...generalFormats, "platform"] as const
export type ExportFormat = (typeof exportFormats)[number]
