import { Tabs as Radix } from "radix-ui"
import type { ReactNode } from "react"

export type Tab = {
  value: string
  label: string
  icon?: ReactNode
  /** How many items it has. */
  count?: number
  content: ReactNode
}

type TabsProps = {
  /** The name of the row of tabs for screen readers. */
  label: string
  tabs: readonly Tab[]
  value?: string
  onChange?: (value: string) => void
  /** Keeps hidden panels mounted, so that their input stays. */
  keepsPanels?: boolean
}

export function Tabs({ label, tabs, value, onChange, keepsPanels = false }: TabsProps) {
  const first = tabs[0]?.value ?? ""
  return (
    <Radix.Root
      {...(value === undefined ? { defaultValue: first } : { value })}
      {...(onChange ? { onValueChange: onChange } : {})}
    >
      <Radix.List
        aria-label={label}
        className="no-scrollbar flex gap-1 overflow-x-auto overscroll-x-contain border-line border-b"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-outline-offset-2 inline-flex h-11 shrink-0 items-center gap-2 rounded-t-md border-transparent border-b-2 px-3 font-medium text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink [&_svg]:size-[18px]"
          >
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-full bg-sunken px-2 text-ink-soft text-sm tabular-nums">{tab.count}</span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          {...(keepsPanels ? { forceMount: true } : {})}
          className="rounded-md pt-6 data-[state=inactive]:hidden"
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
