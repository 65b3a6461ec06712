import { CircleAlert, RotateCw } from "lucide-react"
import type { ReactNode } from "react"
import { Button } from "../buttons/button.tsx"

type ErrorStateProps = {
  /** What happened. */
  title: string
  /** The remedy. */
  text: ReactNode
  onRetry?: () => void
  retryLabel?: string
  isRetrying?: boolean
  /** Another action beside the retry. */
  action?: ReactNode
}

export function ErrorState(props: ErrorStateProps) {
  const { title, text, onRetry, retryLabel = "Try again", isRetrying = false, action } = props
  return (
    <div role="alert" className="flex gap-3 rounded-lg border border-bad/30 bg-bad-soft p-4">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-bad" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="max-w-line text-ink-soft">{text}</p>
        {(onRetry || action !== undefined) && (
          <div className="mt-4 flex flex-wrap gap-3">
            {onRetry && (
              <Button size="sm" icon={<RotateCw aria-hidden="true" />} isBusy={isRetrying} onClick={onRetry}>
                {retryLabel}
              </Button>
            )}
            {action}
          </div>
        )}
      </div>
    </div>
  )
}
