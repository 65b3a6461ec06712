import { Archive, ArchiveRestore, Star, StarOff, Trash2, X } from "lucide-react"
import type { ReactNode } from "react"
import { history } from "../../../../contract/history.ts"
import { download } from "../../../api/download.ts"
import type { ExportChoice } from "../../../listing/export-choices.ts"
import { ExportMenu } from "../../../listing/export-menu.tsx"
import { useExportChoices } from "../../../listing/use-export-choices.ts"
import { Button, IconButton } from "../../../parts/buttons/button.tsx"
import type { CardItem } from "../card/card-item.ts"
import type { MarkAction } from "./use-library.ts"

/** The maximum for one archive. */
const maxZipped = 50

type SelectionBarProps = {
  chosen: readonly CardItem[]
  /** Not everything that is loaded is selected. */
  hasMore: boolean
  onChooseAll: () => void
  onClear: () => void
  onMark: (action: MarkAction) => void
  onDelete: () => void
}

/**
 * The actions on all selected items. Stays in view: at the bottom on a phone, within reach of the thumb, otherwise at
 * the top.
 */
export function SelectionBar({ chosen, hasMore, onChooseAll, onClear, onMark, onDelete }: SelectionBarProps) {
  const areFavorites = chosen.every(({ isFavorite }) => isFavorite)
  const areArchived = chosen.every(({ isArchived }) => isArchived)
  return (
    <section
      aria-label="Selected items"
      className="z-20 flex items-center gap-1 rounded-lg border border-line bg-raised p-2 shadow-2 max-md:fixed max-md:inset-x-3 max-md:bottom-[calc(0.75rem+var(--notices))] md:sticky md:top-18 md:gap-2"
    >
      <IconButton size="sm" label="Clear selection" onClick={onClear}>
        <X aria-hidden="true" />
      </IconButton>
      <p role="status" className="whitespace-nowrap font-semibold tabular-nums">
        {chosen.length.toLocaleString("en-US")} selected
      </p>
      {hasMore && (
        <span className="max-md:hidden">
          <Button size="sm" variant="quiet" onClick={onChooseAll}>
            Select all
          </Button>
        </span>
      )}
      <span className="flex-1" />
      <ShortButton
        label={areFavorites ? "Remove from favorites" : "Add to favorites"}
        icon={areFavorites ? <StarOff aria-hidden="true" /> : <Star aria-hidden="true" />}
        onClick={() => onMark(areFavorites ? "unfavorite" : "favorite")}
      />
      <ShortButton
        label={areArchived ? "Unarchive" : "Archive"}
        icon={areArchived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
        onClick={() => onMark(areArchived ? "unarchive" : "archive")}
      />
      <ShortButton label="Delete" icon={<Trash2 aria-hidden="true" />} onClick={onDelete} />
      <ChosenExport chosen={chosen} />
    </section>
  )
}

/** On a phone, there is only room for its icon. */
const ShortButton = ({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) => (
  <Button size="sm" variant="quiet" icon={icon} onClick={onClick}>
    <span className="max-md:sr-only">{label}</span>
  </Button>
)

function useZipChoices(): readonly ExportChoice[] {
  const choices = useExportChoices(null).map(({ format, label, hint }) => ({ format, label: `ZIP, ${label}`, hint }))
  return [
    ...choices,
    { format: "platform", label: "ZIP, each platform's own file", hint: "Ready to import into the platform" },
  ]
}

/** Drafts have no listing, and neither do campaigns and analyses. */
function ChosenExport({ chosen }: { chosen: readonly CardItem[] }) {
  const choices = useZipChoices()
  const listed = chosen.filter(({ totalProducts }) => totalProducts > 0)
  const isTooMuch = listed.length > maxZipped
  return (
    <ExportMenu
      size="sm"
      isShortOnPhones
      label={isTooMuch ? `Export (up to ${maxZipped})` : "Export"}
      choices={choices}
      isDisabled={listed.length === 0 || isTooMuch}
      broken={() =>
        listed.flatMap(({ title, brokenRules: count }) =>
          count === 0 ? [] : [`“${title}” breaks ${count === 1 ? "one rule" : `${count} rules`} of its platform.`],
        )
      }
      fetchFile={(format) =>
        download(history.exportZip, { query: { ids: listed.map(({ id }) => id).join(","), format } })
      }
    />
  )
}
