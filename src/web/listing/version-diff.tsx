import { useMemo } from "react"
import type { Slot } from "../../domain/rule-book/slot.ts"
import { type Listing, slotText } from "../../domain/seo/listing.ts"
import { diffWords } from "../../domain/text/split/diff-words.ts"

type VersionDiffProps = { slot: Slot; version: Listing; now: Listing }

/** What restoring would remove and bring back, word by word. */
export function VersionDiff({ slot, version, now }: VersionDiffProps) {
  const pieces = useMemo(() => {
    let at = 0
    return diffWords(slotText(now, slot.key), slotText(version, slot.key)).map((piece) => {
      const keyed = { ...piece, at }
      at += piece.text.length + 1
      return keyed
    })
  }, [slot.key, version, now])
  return (
    <section>
      <h3 className="mb-1 font-medium text-sm">{slot.label}</h3>
      <p className="wrap-anywhere whitespace-pre-wrap rounded-md bg-sunken px-3 py-2">
        {pieces.map(({ kind, text, at }) => {
          if (kind === "same") return <span key={at}>{text}</span>
          if (kind === "removed") {
            return (
              <del key={at} className="bg-bad-soft text-bad">
                {text}
              </del>
            )
          }
          return (
            <ins key={at} className="bg-good-soft text-good no-underline">
              {text}
            </ins>
          )
        })}
      </p>
    </section>
  )
}
