import type { ReactNode } from "react"
import type { ProductResult } from "../../../contract/seo/listing.ts"
import type { Slot } from "../../../domain/rule-book/slot.ts"
import { Button } from "../../parts/buttons/button.tsx"
import type { RuleNote, SlotNotes } from "../judge-slots.ts"
import { SourceNote } from "./source-note.tsx"

type SlotNoteListProps = {
  slot: Slot
  notes: SlotNotes
  changes: ProductResult["changes"]
  isLocked: boolean
  onMend: () => void
  onShorten: () => void
  onShow: (claim: string) => void
  onRemove: (claim: string) => void
}

/** The notes under a field, most serious first. */
export function SlotNoteList({
  slot,
  notes,
  changes,
  isLocked,
  onMend,
  onShorten,
  onShow,
  onRemove,
}: SlotNoteListProps) {
  const { broken, advice, claims, excess, hints } = notes
  const isUnseen = excess === "sight" && slot.visible !== undefined
  const count = broken.length + advice.length + claims.length + changes.length + hints.length
  if (count === 0 && !isUnseen) return null
  const fix = notes.isMendable && !isLocked && (
    <div>
      <Button size="sm" onClick={onMend}>
        Fix<span className="sr-only"> {slot.label}</span>
      </Button>
    </div>
  )
  return (
    <div className="flex flex-col gap-2 text-sm">
      {broken.length > 0 && (
        <Side tone="bad">
          {broken.map((note) => (
            <RuleLine key={note.rule.id} note={note} isShort />
          ))}
          <SourceNote sources={broken.map(({ rule }) => rule.source)} />
          {fix}
        </Side>
      )}
      {claims.length > 0 && <ClaimList claims={claims} isLocked={isLocked} onShow={onShow} onRemove={onRemove} />}
      {advice.length > 0 && (
        <Side tone="soft">
          {advice.map((note) => (
            <RuleLine key={note.rule.id} note={note} />
          ))}
          <SourceNote sources={advice.map(({ rule }) => rule.source)} />
          {broken.length === 0 && fix}
        </Side>
      )}
      {isUnseen && !isLocked && (
        <div>
          <Button size="sm" onClick={onShorten}>
            Shorten<span className="sr-only"> {slot.label}</span> to {slot.visible?.chars} characters
          </Button>
        </div>
      )}
      {hints.length > 0 && <HintList hints={hints} />}
      {changes.length > 0 && (
        <Side tone="soft">
          {changes.map((change) => (
            <ChangeLine key={change.ruleId} change={change} slot={slot} />
          ))}
        </Side>
      )}
    </div>
  )
}

type ClaimListProps = Pick<SlotNoteListProps, "isLocked" | "onShow" | "onRemove"> & { claims: readonly string[] }

const ClaimList = ({ claims, isLocked, onShow, onRemove }: ClaimListProps) => (
  <Side tone="warn">
    <p className="font-medium">Not in your brief</p>
    <ul>
      {claims.map((claim) => (
        <li key={claim} className="flex flex-wrap items-center gap-x-1">
          <span className="wrap-anywhere mr-auto min-w-0">“{claim}”</span>
          <Button size="sm" variant="quiet" onClick={() => onShow(claim)}>
            Show<span className="sr-only"> “{claim}”</span>
          </Button>
          {!isLocked && (
            <Button size="sm" variant="quiet" onClick={() => onRemove(claim)}>
              Remove<span className="sr-only"> “{claim}”</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
    <p className="text-ink-soft">Add it to the brief if it's true; otherwise remove it.</p>
  </Side>
)

const HintList = ({ hints }: { hints: readonly string[] }) => (
  <Side tone="soft">
    <p className="font-medium">To score higher</p>
    {hints.map((hint) => (
      <p key={hint} className="max-w-line text-ink-soft">
        {hint}
      </p>
    ))}
  </Side>
)

const tones = { bad: "border-bad-mark", warn: "border-warn-mark", soft: "border-line" }

const Side = ({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) => (
  <div className={`flex flex-col gap-1.5 border-l-2 pl-3 ${tones[tone]}`}>{children}</div>
)

/** A broken rule's message is already at the field; the reason follows here. */
function RuleLine({ note: { rule, message }, isShort = false }: { note: RuleNote; isShort?: boolean }) {
  return <p className="max-w-line text-ink-soft">{isShort ? rule.says : `${message} ${rule.says}`}</p>
}

function ChangeLine({ change: { ruleId, what }, slot }: { change: ProductResult["changes"][number]; slot: Slot }) {
  const rule = slot.rules.find(({ id }) => id === ruleId)
  return (
    <p className="max-w-line text-ink-soft">
      Changed to be legal: {what} {rule?.says}
    </p>
  )
}
