import { useQueryClient } from "@tanstack/react-query"
import { useCallback, useRef, useState } from "react"
import { history, type WholeHistoryItem } from "../../../../contract/history.ts"
import type { PlatformId } from "../../../../domain/platform-summaries.ts"
import { send } from "../../../api/send.ts"
import { toast } from "../../../parts/feedback/toast.ts"
import type { Address } from "../address.ts"
import { dropDraft, isSameBrief, isSaved, keepDraft, noteSaved, readDraft } from "../form/draft/kept-draft.ts"
import { type BriefValues, carryOver, hasText, readValues } from "../form/fields/brief-values.ts"
import { type Summary, summarize } from "./summarize.ts"
import { useDebounced } from "./use-debounced.ts"
import { saveDraft } from "./workspace-drafts.ts"
import type { Start } from "./workspace-loader.tsx"

const keepAfterMs = 250

type Move = (next: Partial<Address>, options?: { isFresh?: boolean }) => void

type Session = {
  userId: string
  start: Start
  /** The open draft of the history, if it is one. */
  draftId: string | null
  onMove: Move
}

/** The form's input: stored on this computer while typing, and saved as a draft when a new session starts. */
export function useSession({ userId, start, draftId, onMove }: Session) {
  const values = useRef(start.values)
  const forgetDraft = useForgetDraft()
  const [summary, setSummary] = useState(() => summarize(start.values))
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
    const pending = isOpened(start, last) ? readDraft(userId) : last
    if (pending !== null && hasText(pending) && !isSaved(userId, pending) && !isOpened(start, pending))
      saveDraft(pending).then(
        tellSaved(() => pending === last && forgetDraft(draftId)),
        tellNotSaved(pending),
      )
    dropDraft(userId)
    onMove({}, { isFresh: true })
  }

  /** Returns the function to call once the current brief is written. */
  const noteWritten =
    (sent = values.current) =>
    () => {
      noteSaved(userId, sent)
      forgetDraft(draftId)
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

  /** The same brief for another platform, with shared fields carried over. */
  function writeFor(item: WholeHistoryItem, platform: PlatformId) {
    keepLater.forget()
    keepDraft(userId, carryOver(readValues(item.form), platform))
    onMove({ platform }, { isFresh: true })
  }

  return { values, summary, onValues, startAnew, writeFor, noteWritten }
}

/** The resumed draft has been replaced by something newer. It can be restored for an hour, like everything deleted. */
function useForgetDraft() {
  const client = useQueryClient()
  return (id: string | null) => {
    if (id === null) return
    send(history.remove, { params: { id } })
      .then(() => client.invalidateQueries({ queryKey: [history.list.path] }))
      .catch((error: unknown) => console.warn("The old draft was not removed.", error))
  }
}

/** An opened and unchanged brief is already in the history. */
const isOpened = (start: Start, brief: BriefValues): boolean => start.isStored && isSameBrief(start.values, brief)

/** The identical object if nothing changed, so that a key renders only its field. */
const sameOr = (before: Summary, next: Summary): Summary =>
  before.platform === next.platform && before.words === next.words ? before : next

const tellSaved = (onTold: () => unknown) => () => {
  toast({ title: "New session", description: "Your previous text is saved as a draft in your history." })
  onTold()
}
