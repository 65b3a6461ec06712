import { useEffect, useState } from "react"
import { onFirstUse } from "../../domain/on-first-use.ts"
import type { Platform } from "../../domain/platforms/platform.ts"
import { type Listing, readSlot } from "../../domain/seo/listing.ts"
import { explain } from "../api/explain.ts"
import { Button } from "../parts/buttons/button.tsx"
import { ErrorState } from "../parts/feedback/error-state.tsx"
import { Loading, Skeleton } from "../parts/feedback/skeleton.tsx"
import { Dialog } from "../parts/overlays/dialog.tsx"
import { sayReason } from "./say-reason.ts"
import { VersionDiff } from "./version-diff.tsx"
import { isSameValue } from "./written.ts"

export interface Version {
  readonly id: string
  readonly reason: string
  readonly createdAt: string
  readonly listing: Listing
}

type VersionsDialogProps = {
  platform: Platform
  listing: Listing
  /** What restoring a version means here. */
  text: string
  load: () => Promise<readonly Version[]>
  onRestore: (listing: Listing) => void
  onClose: () => void
}

const moment = onFirstUse(() => new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" }))

export function VersionsDialog({ platform, listing, text, load, onRestore, onClose }: VersionsDialogProps) {
  const { versions, error, retry } = useLoaded(load)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosen = versions?.find(({ id }) => id === chosenId) ?? versions?.[0]
  const differing = chosen ? slotsThatDiffer(platform, chosen.listing, listing) : []
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Earlier versions"
      text={text}
      width="lg"
      footer={
        chosen && (
          <Button
            variant="primary"
            disabled={differing.length === 0}
            onClick={() => {
              onRestore(chosen.listing)
              onClose()
            }}
          >
            Restore this version
          </Button>
        )
      }
    >
      {error !== null && (
        <ErrorState
          title="The versions could not be loaded"
          text={explain(error, "Please try again.")}
          onRetry={retry}
        />
      )}
      {error === null && versions === null && (
        <Loading label="Loading the versions…">
          <div className="flex flex-col gap-3">
            <Skeleton shape="control" />
            <Skeleton shape="block" />
          </div>
        </Loading>
      )}
      {versions?.length === 0 && (
        <p className="text-ink-soft">There are none yet. The first one is kept as soon as you change something.</p>
      )}
      {versions && chosen && (
        <div className="flex flex-col gap-5">
          <VersionChoice versions={versions} chosenId={chosen.id} platform={platform} onChoose={setChosenId} />
          {differing.length === 0 ? (
            <p className="text-ink-soft">It says the same as now.</p>
          ) : (
            differing.map((slot) => <VersionDiff key={slot.key} slot={slot} version={chosen.listing} now={listing} />)
          )}
        </div>
      )}
    </Dialog>
  )
}

type VersionChoiceProps = {
  versions: readonly Version[]
  chosenId: string
  platform: Platform
  onChoose: (id: string) => void
}

function VersionChoice({ versions, chosenId, platform, onChoose }: VersionChoiceProps) {
  return (
    <fieldset className="max-h-44 overflow-y-auto rounded-lg border border-line p-1">
      <legend className="sr-only">Version</legend>
      {versions.map(({ id, createdAt, reason }) => (
        <label
          key={id}
          className="flex min-h-10 cursor-pointer flex-wrap items-baseline gap-x-3 rounded-md px-3 py-2 hover:bg-sunken has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="version"
            className="sr-only"
            checked={id === chosenId}
            onChange={() => onChoose(id)}
          />
          <span className="font-medium tabular-nums">{moment().format(new Date(createdAt))}</span>
          <span className="text-ink-soft text-sm">{sayReason(reason, platform.slots)}</span>
        </label>
      ))}
    </fieldset>
  )
}

const slotsThatDiffer = ({ slots }: Platform, version: Listing, now: Listing) =>
  slots.filter(({ key }) => !isSameValue(readSlot(version, key) ?? "", readSlot(now, key) ?? ""))

function useLoaded(load: () => Promise<readonly Version[]>) {
  const [loaded, setLoaded] = useState<{ versions: readonly Version[] | null; error: unknown }>(nothingYet)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again.
  useEffect(() => {
    let isWanted = true
    setLoaded(nothingYet)
    load().then(
      (versions) => isWanted && setLoaded({ versions, error: null }),
      (error: unknown) => isWanted && setLoaded({ versions: null, error }),
    )
    return () => {
      isWanted = false
    }
  }, [load, round])
  return { ...loaded, retry: () => setRound(round + 1) }
}

const nothingYet = { versions: null, error: null }
