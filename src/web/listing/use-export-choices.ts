import { useQuery } from "@tanstack/react-query"
import type { ImportFileId } from "../../domain/platforms/platform.ts"
import { settingsQuery } from "../api/settings.ts"
import { type ExportChoice, exportChoices } from "./export-choices.ts"

/** The available formats, with the user's default first. */
export function useExportChoices(importFile: ImportFileId | null): readonly ExportChoice[] {
  const { data: settings } = useQuery(settingsQuery)
  return exportChoices(importFile, settings?.exportFormat)
}
