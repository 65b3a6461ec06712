import { useEffect, useRef, useState } from "react"
import { type PlatformId, platformSummaryOf } from "../../../../../domain/platform-summaries.ts"
import { Button } from "../../../../parts/buttons/button.tsx"
import { PlatformIcon } from "../../../../parts/icons/platform-icon.tsx"
import { Card } from "../../../../parts/layout/card.tsx"
import { StepCard } from "../step-card.tsx"
import { PlatformTilesChoice } from "./platform-tiles-choice.tsx"

type PlatformStepProps = { platform: PlatformId | ""; onPick: (platform: PlatformId) => void }

/** Step 1. Once a platform is chosen, only that one is visible, until the user wants to change it. */
export function PlatformStep({ platform, onPick }: PlatformStepProps) {
  const [isOpen, setOpen] = useState(platform === "")
  const changeRef = useRef<HTMLButtonElement>(null)
  const [hasPicked, setPicked] = useState(false)
  useEffect(() => {
    if (hasPicked) changeRef.current?.focus()
  }, [hasPicked])

  if (platform === "" || isOpen) {
    return (
      <StepCard
        number={1}
        title="Choose platform"
        text="Where do you sell or publish? You can add more platforms later."
      >
        <PlatformTilesChoice
          platform={platform}
          hasFocus={isOpen && platform !== ""}
          onPick={onPick}
          onPicked={() => {
            setOpen(false)
            setPicked(true)
          }}
          onLeave={() => setOpen(false)}
        />
      </StepCard>
    )
  }
  const { label, note, tintHue } = platformSummaryOf(platform)
  return (
    <Card as="section" labelledBy="brief-step-1" pad="sm">
      <div className="flex items-center gap-3 sm:px-2">
        <PlatformIcon platform={platform} hue={tintHue} />
        <div className="min-w-0 flex-1">
          <h2 id="brief-step-1" className="text-lg leading-6">
            <span className="sr-only">Platform: </span>
            {label}
          </h2>
          <p className="text-ink-soft text-sm">{note}</p>
        </div>
        <Button
          ref={changeRef}
          size="sm"
          aria-label="Change platform"
          onClick={() => {
            setPicked(false)
            setOpen(true)
          }}
        >
          Change
        </Button>
      </div>
    </Card>
  )
}
