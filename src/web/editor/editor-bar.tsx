import { History, PenLine, Redo2, Undo2 } from "lucide-react"
import { memo } from "react"
import { Button, IconButton } from "../parts/buttons/button.tsx"
import { Dropdown } from "../parts/overlays/dropdown.tsx"
import { Tooltip } from "../parts/overlays/tooltip.tsx"
import type { SaveState } from "./autosave.ts"
import { SaveStatus } from "./save-status.tsx"

const rewriteIcon = <PenLine aria-hidden="true" />
const versionsIcon = <History aria-hidden="true" />

type EditorBarProps = {
  title: string
  /** The writer, unless it is already shown above. */
  writer: string | null
  saveState: SaveState
  canUndo: boolean
  canRedo: boolean
  onRetrySave: () => void
  onUndo: () => void
  onRedo: () => void
  /** Missing if older versions are not saved. */
  onVersions: (() => void) | undefined
  onRewriteAll: () => void
}

/** Actions for the whole listing. */
export const EditorBar = memo(function EditorBar(props: EditorBarProps) {
  const { title, writer, saveState, canUndo, canRedo, onVersions } = props
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="wrap-anywhere text-lg">{title}</h3>
          {writer !== null && <p className="text-ink-faint text-sm">Written by {writer}</p>}
        </div>
        <SaveStatus state={saveState} onRetry={props.onRetrySave} />
      </div>
      <div role="toolbar" aria-label="The whole listing" className="flex flex-wrap items-center gap-2">
        <Tooltip text="Undo (Ctrl Z)">
          <IconButton size="sm" variant="secondary" label="Undo" disabled={!canUndo} onClick={props.onUndo}>
            <Undo2 aria-hidden="true" />
          </IconButton>
        </Tooltip>
        <Tooltip text="Redo (Ctrl Shift Z)">
          <IconButton size="sm" variant="secondary" label="Redo" disabled={!canRedo} onClick={props.onRedo}>
            <Redo2 aria-hidden="true" />
          </IconButton>
        </Tooltip>
        <div className="hidden @md/editor:contents">
          <Button size="sm" icon={rewriteIcon} onClick={props.onRewriteAll}>
            Rewrite all
          </Button>
          {onVersions && (
            <Button size="sm" icon={versionsIcon} onClick={onVersions}>
              Versions
            </Button>
          )}
        </div>
        <div className="@md/editor:hidden">
          <Dropdown
            label="More"
            size="sm"
            items={[
              { id: "rewrite", label: "Rewrite all", icon: rewriteIcon, onPick: props.onRewriteAll },
              ...(onVersions ? [{ id: "versions", label: "Versions", icon: versionsIcon, onPick: onVersions }] : []),
            ]}
          />
        </div>
      </div>
    </div>
  )
})
