import type { ReactNode } from "react"

type EmptyStateProps = {
  icon?: ReactNode
  title: string
  /** What would be here. */
  text: ReactNode
  /** The one action to take. */
  action?: ReactNode
  level?: 2 | 3 | 4
}

export function EmptyState({ icon, title, text, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-col items-center rounded-lg border border-line border-dashed px-6 py-12 text-center">
      {icon !== undefined && (
        <span
          aria-hidden="true"
          className="mb-4 grid size-12 place-items-center rounded-full bg-sunken text-ink-soft [&_svg]:size-6"
        >
          {icon}
        </span>
      )}
      <Heading className="text-lg">{title}</Heading>
      <p className="mt-1 max-w-md text-ink-soft">{text}</p>
      {action !== undefined && <div className="mt-6">{action}</div>}
    </div>
  )
}
