import { type KeyboardEvent, useEffect, useRef } from "react"
import { type PlatformId, platformSummaries } from "../../../../../domain/platform-summaries.ts"
import { PlatformIcon } from "../../../../parts/icons/platform-icon.tsx"

type PlatformTilesChoiceProps = {
  platform: PlatformId | ""
  /** Takes the focus when it appears: its user has just asked for it. */
  hasFocus: boolean
  onPick: (platform: PlatformId) => void
  /** The choice is made. Arrow keys only browse, so after them the tiles stay. */
  onPicked: () => void
  /** The focus moved on with a platform chosen. */
  onLeave: () => void
}

export function PlatformTilesChoice({ platform, hasFocus, onPick, onPicked, onLeave }: PlatformTilesChoiceProps) {
  const isByArrow = useRef(false)
  const groupRef = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (hasFocus) groupRef.current?.querySelector<HTMLInputElement>("input:checked")?.focus()
  }, [hasFocus])

  function onKeyDown(event: KeyboardEvent) {
    isByArrow.current = event.key.startsWith("Arrow")
    const isConfirmed = event.key === "Enter" || event.key === " "
    if (!isConfirmed || event.ctrlKey || event.metaKey || platform === "") return
    event.preventDefault()
    onPicked()
  }

  return (
    <fieldset
      ref={groupRef}
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        isByArrow.current = false
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (platform !== "" && relatedTarget !== null && !currentTarget.contains(relatedTarget)) onLeave()
      }}
      className="grid grid-cols-2 gap-3 @3xl:grid-cols-5"
    >
      <legend className="sr-only">Platform</legend>
      {platformSummaries.map(({ id, label, note, tintHue }) => (
        <label
          key={id}
          className="relative flex cursor-pointer flex-col gap-3 rounded-lg border border-edge/60 bg-raised p-3 @md:flex-row @md:items-center @3xl:flex-col @3xl:items-start transition-colors hover:border-edge has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="brief-platform"
            value={id}
            checked={id === platform}
            onChange={() => onPick(id)}
            onClick={() => {
              if (!isByArrow.current) onPicked()
            }}
            className="sr-only"
          />
          <PlatformIcon platform={id} hue={tintHue} />
          <span>
            <span className="block font-semibold">{label}</span>
            <span className="block text-ink-soft text-sm">{note}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
