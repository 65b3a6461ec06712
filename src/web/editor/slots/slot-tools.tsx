import { Ellipsis, Lock, LockOpen, Scissors } from "lucide-react"
import { memo } from "react"
import type { Slot } from "../../../domain/rule-book/slot.ts"
import type { Excess } from "../../../domain/seo/shorten-slot.ts"
import { Button } from "../../parts/buttons/button.tsx"
import { CopyButton } from "../../parts/buttons/copy-button.tsx"
import { Dropdown } from "../../parts/overlays/dropdown.tsx"
import type { SlotActions } from "./slot-actions.ts"

type SlotToolsProps = {
  slot: Slot
  isLocked: boolean
  excess: Excess | null
  actions: SlotActions
}

/** Actions that change or copy the text have labels; rare ones are behind the dots. */
export const SlotTools = memo(function SlotTools({ slot, isLocked, excess, actions }: SlotToolsProps) {
  const { key, label, visible } = slot
  const shorten = {
    id: "shorten",
    label: "Shorten",
    hint: excess === "sight" ? `To the ${visible?.chars} characters that are seen` : "To fit the limit",
    icon: <Scissors aria-hidden="true" />,
    onPick: () => actions.shorten(key),
  }
  const lock = {
    id: "lock",
    label: isLocked ? "Unlock" : "Lock",
    hint: isLocked ? "Lets it be changed again" : "Nothing changes it until you unlock it",
    icon: isLocked ? <LockOpen aria-hidden="true" /> : <Lock aria-hidden="true" />,
    onPick: () => actions.lock(key, !isLocked),
  }
  return (
    <div className="-my-1 flex shrink-0 items-center">
      {isLocked ? (
        <span className="flex items-center gap-1.5 px-2 text-ink-soft text-sm">
          <Lock aria-hidden="true" className="size-4" />
          Locked
        </span>
      ) : (
        <Button size="sm" variant="quiet" onClick={() => actions.askRewrite(key)}>
          Rewrite<span className="sr-only"> {label}</span>
        </Button>
      )}
      <CopyButton
        variant="quiet"
        text={() => actions.copy(key)}
        html={() => actions.copyHtml(key)}
        label={label}
        words={
          <>
            Copy<span className="sr-only"> {label}</span>
          </>
        }
      />
      <Dropdown
        label={`More for ${label}`}
        isIconOnly
        size="sm"
        icon={<Ellipsis aria-hidden="true" />}
        items={excess !== null && !isLocked ? [shorten, lock] : [lock]}
      />
    </div>
  )
})
