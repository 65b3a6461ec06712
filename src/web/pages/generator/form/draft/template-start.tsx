import { LayoutTemplate } from "lucide-react"
import { Button } from "../../../../parts/buttons/button.tsx"
import type { BriefValues } from "../fields/brief-values.ts"
import { useTemplateStart } from "./use-template-start.tsx"

/** The other way to start, beside choosing a platform. */
export function TemplateStart({ onFill }: { onFill: (values: BriefValues) => void }) {
  const { open, dialog } = useTemplateStart("", onFill)
  return (
    <div className="flex">
      <Button variant="quiet" icon={<LayoutTemplate aria-hidden="true" />} onClick={open}>
        Start from a template
      </Button>
      {dialog}
    </div>
  )
}
