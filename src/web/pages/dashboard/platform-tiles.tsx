import { Link } from "wouter"
import { platformSummaries } from "../../../domain/platform-summaries.ts"
import { PlatformIcon } from "../../parts/icons/platform-icon.tsx"

export function PlatformTiles({ onPick }: { onPick: () => void }) {
  return (
    <section aria-labelledby="platforms">
      <h2 id="platforms" className="sr-only">
        Platforms
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-5 lg:gap-4">
        {platformSummaries.map(({ id, label, note, tintHue }) => (
          <li key={id} className="grid">
            <Link
              href={`/seo-generator?platform=${id}`}
              onClick={onPick}
              className="flex flex-col gap-4 rounded-lg sm:max-md:flex-row sm:max-md:items-center border border-line bg-surface p-4 shadow-1 transition-colors hover:border-edge hover:bg-raised"
            >
              <PlatformIcon platform={id} hue={tintHue} />
              <span>
                <span className="block font-semibold">{label}</span>
                <span className="block text-ink-soft text-sm">{note}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
