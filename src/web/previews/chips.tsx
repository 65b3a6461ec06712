import { shownItems } from "../../domain/previews/shown-items.ts"

/** Short texts side by side, as a platform shows tags and searches. */
export function Chips({ name, items }: { name: string; items: readonly string[] }) {
  const shown = shownItems(items)
  if (shown.length === 0) return null
  return (
    <div>
      <p className="font-bold text-[14px]">{name}</p>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {shown.map((item) => (
          <li
            key={item}
            dir="auto"
            className="min-w-0 rounded-full border border-line px-2.5 py-0.5 text-[13px] text-ink-soft [overflow-wrap:anywhere]"
          >
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
