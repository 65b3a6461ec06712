import { FilePlus2, Lightbulb } from "lucide-react"
import { type ReactNode, useState } from "react"
import { type PlatformId, platformSummaryOf } from "../../../../domain/platform-summaries.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { toast } from "../../../parts/feedback/toast.ts"
import { Confirm } from "../../../parts/overlays/confirm.tsx"
import { TemplateMenu } from "./draft/template-menu.tsx"
import { type BriefValues, hasText, readValues } from "./fields/brief-values.ts"
import { useBrief } from "./use-brief.ts"

type FormToolsProps = {
  platform: PlatformId
  tools: ReactNode
  onFill: (values: BriefValues) => void
  onNewSession: (values: BriefValues) => void
}

/** Actions on the form as a whole. */
export function FormTools({ platform, tools, onFill, onNewSession }: FormToolsProps) {
  const { getValues } = useBrief()
  const [isAsking, setAsking] = useState(false)

  async function fillIn() {
    setAsking(false)
    // Sellers with their own shop need no examples, so they are only loaded on demand.
    const { examples } = await import("../../../../domain/examples/examples.ts")
    // Read only now, so that Undo also restores what was typed in the meantime.
    const before = readValues(getValues())
    onFill(readValues({ ...examples[platform], platform }))
    toast({
      title: "Example filled in",
      description: "Generate with it, or change what you like.",
      action: { label: "Undo", onAct: () => onFill(before) },
    })
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-ink-soft text-sm">
        <span className="text-bad">*</span> Required; in optional parts, once you start one
      </p>
      <div className="-mx-2 flex flex-wrap items-center gap-1">
        {tools}
        <TemplateMenu platform={platform} onFill={onFill} />
        <Button
          size="sm"
          variant="quiet"
          icon={<Lightbulb aria-hidden="true" />}
          onClick={() => (hasText(readValues(getValues())) ? setAsking(true) : void fillIn())}
        >
          Try an example
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon={<FilePlus2 aria-hidden="true" />}
          onClick={() => onNewSession(readValues(getValues()))}
        >
          Start New Session
        </Button>
      </div>
      <Confirm
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Replace what you typed?"
        text={`The form is filled with a made-up seller on ${platformSummaryOf(platform).label}. You can undo this.`}
        confirmLabel="Fill in the example"
        onConfirm={() => void fillIn()}
      />
    </div>
  )
}
