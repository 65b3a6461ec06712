type Share = { readonly label: string; readonly value: number; readonly shown: string }

/** Shares of a whole as bars, the largest as long as the row; the same figures are beside them. */
export function ShareBars({ title, shares }: { title: string; shares: readonly Share[] }) {
  const largest = Math.max(1, ...shares.map(({ value }) => value))
  return (
    <div>
      <h3 className="mb-3 text-base">{title}</h3>
      <ul className="flex flex-col gap-2.5">
        {shares.map(({ label, value, shown }) => (
          <li key={label}>
            <div className="flex items-baseline justify-between gap-4 text-sm">
              <span className="wrap-anywhere min-w-0">{label}</span>
              <span className="shrink-0 text-ink-soft tabular-nums">{shown}</span>
            </div>
            <div aria-hidden="true" className="mt-1 h-2 overflow-hidden rounded-full bg-sunken">
              <div className="h-full rounded-full bg-ink-soft" style={{ width: `${(value / largest) * 100}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
