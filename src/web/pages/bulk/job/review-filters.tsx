import { Search } from "lucide-react"
import { fairFrom, goodFrom } from "../../../../domain/score.ts"
import { TextInput } from "../../../parts/fields/text-input.tsx"
import { Select } from "../../../parts/pickers/select.tsx"
import type { RowFilters } from "./rows-query.ts"

const states: readonly { value: RowFilters["state"]; label: string }[] = [
  { value: "all", label: "Any state" },
  { value: "written", label: "To review" },
  { value: "accepted", label: "Accepted" },
  { value: "failed", label: "Failed" },
  { value: "waiting", label: "Waiting" },
]
const scores: readonly { value: RowFilters["score"]; label: string }[] = [
  { value: "all", label: "Any score" },
  { value: "poor", label: `Below ${fairFrom}` },
  { value: "fair", label: `${fairFrom} to ${goodFrom - 1}` },
  { value: "good", label: `${goodFrom} and above` },
]

type ReviewFiltersProps = { filters: RowFilters; onChange: (next: Partial<RowFilters>) => void }

export function ReviewFilters({ filters, onChange }: ReviewFiltersProps) {
  return (
    <search aria-label="Filter the products" className="flex flex-wrap gap-3">
      <div className="min-w-0 flex-1 basis-full md:basis-64">
        <TextInput
          type="search"
          aria-label="Search the products"
          placeholder="Search names and titles"
          lead={<Search />}
          maxLength={100}
          autoComplete="off"
          value={filters.search}
          onChange={({ target }) => onChange({ search: target.value })}
        />
      </div>
      <div className="min-w-0 flex-1 basis-36 md:flex-none md:basis-44">
        <Select
          aria-label="State"
          value={filters.state}
          options={states}
          onChange={(value) => onChange({ state: states.find((one) => one.value === value)?.value ?? "all" })}
        />
      </div>
      <div className="min-w-0 flex-1 basis-36 md:flex-none md:basis-44">
        <Select
          aria-label="Score"
          value={filters.score}
          options={scores}
          onChange={(value) => onChange({ score: scores.find((one) => one.value === value)?.value ?? "all" })}
        />
      </div>
    </search>
  )
}
