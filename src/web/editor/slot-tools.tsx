import { Lock, LockOpen, PenLine, Scissors } from "lucide-react"
import { memo } from "react"
import type { Slot } from "../../domain/rule-book/slot.ts"
import type { Excess } from "../../domain/seo/shorten-slot.ts"
import { IconButton } from "../parts/button.tsx"
import { CopyButton } from "../parts/copy-button.tsx"
import { Tooltip } from "../parts/tooltip.tsx"
import type { SlotActions } from "./slot-actions.ts"

type SlotToolsProps = {
  slot: Slot
  isLocked: boolean
  excess: Excess | null
  actions: SlotActions
}

export const SlotTools = memo(function SlotTools({ slot, isLocked, excess, actions }: SlotToolsProps) {
  const { key, label, visible } = slot
  const shortenText =
    excess === "sight" ? `Shorten to the ${visible?.chars} characters that are seen` : "Shorten to fit"
  return (
    <div className="flex shrink-0 items-center">
      {excess !== null && !isLocked && (
        <Tooltip text={shortenText}>
          <IconButton size="sm" label={`Shorten ${label}`} onClick={() => actions.shorten(key)}>
            <Scissors aria-hidden="true" />
          </IconButton>
        </Tooltip>
      )}
      {!isLocked && (
        <Tooltip text="Rewrite">
          <IconButton size="sm" label={`Rewrite ${label}`} onClick={() => actions.askRewrite(key)}>
            <PenLine aria-hidden="true" />
          </IconButton>
        </Tooltip>
      )}
      <Tooltip text={isLocked ? "Locked: nothing changes it until you unlock it" : "Lock: nothing changes it"}>
        <IconButton
          size="sm"
          label={`Lock ${label}`}
          aria-pressed={isLocked}
          onClick={() => actions.lock(key, !isLocked)}
        >
          {isLocked ? <Lock aria-hidden="true" className="text-ink" /> : <LockOpen aria-hidden="true" />}
        </IconButton>
      </Tooltip>
      <CopyButton text={() => actions.copy(key)} html={() => actions.copyHtml(key)} label={label} />
    </div>
  )
})
