import { Clock, Eye, EyeOff } from "lucide-react"
import type { OwnReview } from "../../../contract/community.ts"
import { Badge } from "../../parts/feedback/badge.tsx"

const words = {
  waiting: { label: "Waiting for review", tone: "neutral", icon: <Clock aria-hidden="true" /> },
  public: { label: "Public", tone: "good", icon: <Eye aria-hidden="true" /> },
  refused: { label: "Not published", tone: "warn", icon: <EyeOff aria-hidden="true" /> },
} as const

/** Whether it is public yet. */
export function Publication({ state }: { state: OwnReview["state"] }) {
  const { label, tone, icon } = words[state]
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}
