import { CircleCheck, CircleX } from "lucide-react"
import type { ReactNode } from "react"
import type { CheckChange, Comparison } from "../../../../domain/page/compare-analyses.ts"

interface ChangeListsProps {
  readonly comparison: Comparison
  readonly better: string
  readonly worse: string
  readonly same: string
}

export function ChangeLists({ comparison, better, worse, same }: ChangeListsProps) {
  if (comparison.better.length === 0 && comparison.worse.length === 0) return <p className="text-ink-soft">{same}</p>
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <ChangeList
        title={better}
        changes={comparison.better}
        icon={<CircleCheck aria-hidden="true" className="text-good" />}
      />
      <ChangeList title={worse} changes={comparison.worse} icon={<CircleX aria-hidden="true" className="text-bad" />} />
    </div>
  )
}

function ChangeList({ title, changes, icon }: { title: string; changes: readonly CheckChange[]; icon: ReactNode }) {
  if (changes.length === 0) return null
  return (
    <div>
      <h4 className="font-medium">{title}</h4>
      <ul className="mt-2 flex flex-col gap-1">
        {changes.map(({ id, label }) => (
          <li key={id} className="flex items-start gap-2 [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0">
            {icon}
            {label}
          </li>
        ))}
      </ul>
    </div>
  )
}
