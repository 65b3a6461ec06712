import { useCallback, useRef, useState } from "react"
import type { WholeHistoryItem } from "../../../contract/history.ts"
import type { PlatformId } from "../../../domain/platform-faces.ts"
import { toast } from "../../parts/toast.ts"
import type { Address } from "./address.ts"
import { saveDraft } from "./bench-drafts.ts"
import { type BriefValues, carryOver, hasAnything, readValues } from "./brief-form/brief-values.ts"
import { dropDraft, keepDraft } from "./brief-form/kept-draft.ts"
import { type Summary, summarize } from "./summarize.ts"
import { useDebounced } from "./use-debounced.ts"

const keepAfterMs = 250

type Move = (next: Partial<Address>, options?: { isFresh?: boolean }) => void

/** What is typed: kept on this computer as it grows, put away as a draft when a new session begins. */
export function useSession(userId: string, start: BriefValues, onMove: Move) {
  const values = useRef(start)
  const [summary, setSummary] = useState(() => summarize(start))
  const keepLater = useDebounced((next: BriefValues) => keepDraft(userId, next), keepAfterMs)
  const onValues = useCallback(
    (next: BriefValues) => {
      values.current = next
      setSummary((before) => sameOr(before, summarize(next)))
      keepLater(next)
    },
    [keepLater],
  )

  function startAnew(last: BriefValues) {
    keepLater.forget()
    if (hasAnything(last)) saveDraft(last).then(tellSaved, tellNotSaved(last))
    dropDraft(userId)
    onMove({}, { isFresh: true })
  }

  const tellNotSaved = (last: BriefValues) => (error: unknown) => {
    console.warn("The draft was not saved.", error)
    toast({
      title: "The draft was not saved",
      description: "It is still here for you.",
      variant: "destructive",
      action: {
        label: "Restore it",
        onAct() {
          keepDraft(userId, last)
          onMove({}, { isFresh: true })
        },
      },
    })
  }

  /** The same brief for another platform, with what the two have in common carried over. */
  function writeFor(item: WholeHistoryItem, platform: PlatformId) {
    keepLater.forget()
    keepDraft(userId, carryOver(readValues(item.form), platform))
    onMove({ platform }, { isFresh: true })
  }

  return { values, summary, onValues, startAnew, writeFor }
}

/** The very same one where nothing changed, so that a key draws nothing but its field. */
const sameOr = (before: Summary, next: Summary): Summary =>
  before.platform === next.platform && before.words === next.words ? before : next

const tellSaved = () =>
  toast({ title: "New session", description: "Your previous text is saved as a draft in your history." })
