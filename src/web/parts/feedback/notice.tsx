import { CircleCheck, Info, TriangleAlert } from "lucide-react"
import type { ReactNode } from "react"
import { classes } from "../classes.ts"

const tones = {
  info: { box: "border-line bg-sunken", icon: <Info />, mark: "text-ink-soft" },
  good: { box: "border-good/30 bg-good-soft", icon: <CircleCheck />, mark: "text-good" },
  warn: { box: "border-warn/30 bg-warn-soft", icon: <TriangleAlert />, mark: "text-warn" },
}

type NoticeProps = { tone?: keyof typeof tones; title?: string; action?: ReactNode; children: ReactNode }

/** A permanent message: offline, a partial result, a saved change. */
export function Notice({ tone = "info", title, action, children }: NoticeProps) {
  const { box, icon, mark } = tones[tone]
  return (
    <div role="status" className={classes("flex flex-wrap items-start gap-3 rounded-lg border p-4", box)}>
      <span aria-hidden="true" className={classes("mt-0.5 [&_svg]:size-5", mark)}>
        {icon}
      </span>
      <div className="min-w-0 flex-1 basis-48">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        <div className="max-w-line text-ink-soft">{children}</div>
      </div>
      {action}
    </div>
  )
}
