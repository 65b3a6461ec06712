import { history } from "../../../../contract/history.ts"
import { generalFormats } from "../../../../domain/seo/exports/export-formats.ts"
import { download } from "../../../api/download.ts"
import { ExportMenu } from "../../../listing/export-menu.tsx"
import { useExportChoices } from "../../../listing/use-export-choices.ts"
import { type Filters, queryOf } from "../filter/filters.ts"

/** Everything that matches the filters, loaded or not, in one file. */
export function ExportAll({ filters }: { filters: Filters }) {
  return (
    <ExportMenu
      label="Export all"
      size="sm"
      choices={useExportChoices(null)}
      broken={() => []}
      fetchFile={(chosen) => {
        const format = generalFormats.find((one) => one === chosen) ?? "text"
        return download(history.exportAll, { query: { format, ...queryOf(filters) } })
      }}
    />
  )
}
