import { Progress as Radix } from "radix-ui"

type ProgressProps = {
  label: string
  done: number
  /** Null while the total is unknown. */
  total: number | null
  /** What is counted: "products", "links". */
  unit: string
  /** The current step. */
  stage?: string
}

/** Only real progress: a count out of a total, as a bar and in words. In ink, because it is not interactive. */
export function Progress({ label, done, total, unit, stage }: ProgressProps) {
  const share = total === null || total <= 0 ? 0 : Math.min(1, done / total)
  const figures = total === null ? "Counting…" : `${done} of ${total} ${unit}`
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{label}</span>
        <span className="text-ink-soft text-sm tabular-nums">{figures}</span>
      </div>
      <Radix.Root
        aria-label={label}
        value={total === null ? null : Math.min(done, total)}
        max={total === null || total <= 0 ? 1 : total}
        getValueLabel={() => figures}
        className="mt-2 h-2 overflow-hidden rounded-full bg-sunken"
      >
        <Radix.Indicator
          className="block h-full origin-left rounded-full bg-ink transition-transform duration-300"
          style={{ transform: `translateX(${(share - 1) * 100}%)` }}
        />
      </Radix.Root>
      <p role="status" className="mt-2 min-h-5 text-ink-faint text-sm">
        {stage}
        <span className="sr-only"> {figures}</span>
      </p>
    </div>
  )
}
