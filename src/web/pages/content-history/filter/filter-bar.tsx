import { Archive, Layers, Search, Star, TriangleAlert } from "lucide-react"
import { ToggleButton } from "../../../parts/buttons/toggle-button.tsx"
import { TextInput } from "../../../parts/fields/text-input.tsx"
import { PlatformIcon } from "../../../parts/icons/platform-icon.tsx"
import { Select } from "../../../parts/pickers/select.tsx"
import { contentPlaces, type Filters, maxSearchChars } from "./filters.ts"

type FilterBarProps = {
  /** The text in the box, before the list has followed. */
  typedSearch: string
  filters: Filters
  onSet: (change: Partial<Filters>) => void
}

const allPlatforms = {
  value: "all",
  label: "All platforms",
  icon: (
    <span aria-hidden="true" className="grid size-6 place-items-center rounded-sm bg-sunken text-ink-soft">
      <Layers className="size-4" strokeWidth={1.75} />
    </span>
  ),
}

const platformOptions = [
  allPlatforms,
  ...contentPlaces.map(({ id, label, tintHue }) => ({
    value: id,
    label,
    icon: <PlatformIcon platform={id} size="sm" {...(tintHue === undefined ? {} : { hue: tintHue })} />,
  })),
]

export function FilterBar({ typedSearch, filters, onSet }: FilterBarProps) {
  return (
    <search aria-label="Filter the history" className="flex flex-wrap gap-3">
      <div className="min-w-0 flex-1 basis-full md:basis-64">
        <TextInput
          type="search"
          aria-label="Search the history"
          placeholder="Search titles, texts, tags and notes"
          lead={<Search />}
          maxLength={maxSearchChars}
          autoComplete="off"
          value={typedSearch}
          onChange={({ target }) => onSet({ search: target.value })}
        />
      </div>
      <div className="min-w-0 basis-full sm:basis-56">
        <Select
          aria-label="Platform"
          value={filters.platform}
          onChange={(platform) => onSet({ platform })}
          options={platformOptions}
          searchPlaceholder="Search platforms…"
        />
      </div>
      <div className="flex min-w-0 flex-wrap gap-3">
        <ToggleButton
          label="Favorites"
          isOn={filters.isFavorite}
          onChange={(isFavorite) => onSet({ isFavorite })}
          icon={<Star aria-hidden="true" />}
        />
        <ToggleButton
          label="Archived"
          isOn={filters.isArchived}
          onChange={(isArchived) => onSet({ isArchived })}
          icon={<Archive aria-hidden="true" />}
        />
        <ToggleButton
          label="Needs updating"
          isOn={filters.breaksRules}
          onChange={(breaksRules) => onSet({ breaksRules })}
          icon={<TriangleAlert aria-hidden="true" />}
        />
      </div>
    </search>
  )
}
