/** Names and their values, one per line. */
export function FigureList({ figures }: { figures: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="flex flex-col divide-y divide-line">
      {figures.map(([label, value]) => (
        <div key={label} className="grid gap-x-4 py-2 sm:grid-cols-[10rem_1fr]">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 tabular-nums [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
