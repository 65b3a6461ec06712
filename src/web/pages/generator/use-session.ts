import { useQueryClient } from "@tanstack/react-query"
import { useCallback, useRef, useState } from "react"
import { history, type WholeHistoryItem } from "../../../contract/history.ts"
import type { PlatformId } from "../../../domain/platform-faces.ts"
import { send } from "../../api/send.ts"
import { toast } from "../../parts/toast.ts"
import type { Address } from "./address.ts"
import { saveDraft } from "./bench-drafts.ts"
import { type BriefValues, carryOver, hasText, readValues } from "./brief-form/brief-values.ts"
import { dropDraft, isSameBrief, isSaved, keepDraft, noteSaved, readDraft } from "./brief-form/kept-draft.ts"
import type { Start } from "./opening-bench.tsx"
import { type Summary, summarize } from "./summarize.ts"
import { useDebounced } from "./use-debounced.ts"

const keepAfterMs = 250

type Move = (next: Partial<Address>, options?: { isFresh?: boolean }) => void

type Session = {
  userId: string
  start: Start
  /** The draft in the history that was opened, if it is one. */
  draftId: string | null
  onMove: Move
}

/** What is typed: kept on this computer as it grows, put away as a draft when a new session begins. */
export function useSession({ userId, start, draftId, onMove }: Session) {
  const values = useRef(start.values)
  const client = useQueryClient()
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
    const pending = isOpened(last) ? readDraft(userId) : last
    if (pending !== null && hasText(pending) && !isSaved(userId, pending) && !isOpened(pending))
      saveDraft(pending).then(() => {
        tellSaved()
        if (pending === last) forgetDraft(draftId)
      }, tellNotSaved(pending))
    dropDraft(userId)
    onMove({}, { isFresh: true })
  }

  /** What was opened and never changed is in the history already. */
  const isOpened = (brief: BriefValues) => start.isStored && isSameBrief(start.values, brief)

  /** The draft that was resumed has become something newer. It can be restored for an hour, as everything deleted. */
  function forgetDraft(id: string | null) {
    if (id === null) return
    send(history.remove, { params: { id } })
      .then(() => client.invalidateQueries({ queryKey: [history.list.path] }))
      .catch((error: unknown) => console.warn("The old draft was not removed.", error))
  }

  /** Gives what to do once the brief of this moment is written. */
  function noteWritten() {
    const sent = values.current
    return () => {
      noteSaved(userId, sent)
      forgetDraft(draftId)
    }
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

  return { values, summary, onValues, startAnew, writeFor, noteWritten }
}

/** The very same one where nothing changed, so that a key draws nothing but its field. */
const sameOr = (before: Summary, next: Summary): Summary =>
  before.platform === next.platform && before.words === next.words ? before : next

const tellSaved = () =>
  toast({ title: "New session", description: "Your previous text is saved as a draft in your history." })
