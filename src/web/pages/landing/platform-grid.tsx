import { platformFaces } from "../../../domain/platform-faces.ts"
import { landing } from "../../content/landing.ts"
import { ButtonLink } from "../../parts/button-link.tsx"
import { PlatformIcon } from "../../parts/platform-icon.tsx"

export function PlatformGrid() {
  return (
    <section aria-labelledby="platforms">
      <h2 id="platforms" className="text-2xl sm:text-3xl">
        {landing.platformsTitle}
      </h2>
      <p className="mt-3 max-w-line text-ink-soft text-lg">{landing.platformsText}</p>
      <ul className="mt-8 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5">
        {platformFaces.map(({ id, label, note, tintHue }) => (
          <li key={id} className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 shadow-1">
            <PlatformIcon platform={id} hue={tintHue} />
            <div>
              <h3 className="font-semibold">{label}</h3>
              <p className="text-ink-soft text-sm">{note}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <ButtonLink href="/api/auth/login" isFullPage variant="primary" size="lg">
          {landing.tryNow}
        </ButtonLink>
      </div>
    </section>
  )
}
