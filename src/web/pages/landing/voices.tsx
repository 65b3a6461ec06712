import { platformSummaries } from "../../../domain/platform-summaries.ts"
import { landing } from "../../content/landing.ts"
import type { Testimonial } from "../../content/launch-copy.ts"
import { Carousel } from "./carousel.tsx"

const intervalMs = 4000

/** The part that fits a card beside others. */
const shortChars = 320

export type Voice = Omit<Testimonial, "platform" | "id"> & { readonly platform: string | null }

export function Voices({ voices }: { voices: readonly Voice[] }) {
  return (
    <section aria-labelledby="voices" className="mx-auto w-full max-w-page px-4 sm:px-6">
      <h2 id="voices" className="text-2xl sm:text-3xl">
        {landing.voicesTitle}
      </h2>
      <div className="mt-6">
        <Carousel
          label="What sellers say"
          intervalMs={intervalMs}
          slide="w-[85%] sm:w-[calc(50%-1rem)] lg:w-[calc((100%-4rem)/3)]"
          slides={voices.map((voice) => ({
            name: `${voice.name}: ${voice.title}`,
            content: <VoiceCard voice={voice} />,
          }))}
        />
      </div>
    </section>
  )
}

function VoiceCard({ voice }: { voice: Voice }) {
  const { platform, title, content, initials, color, name, role, metric } = voice
  const hue: Record<`--${string}`, number> = { "--hue": color }
  const label = platformSummaries.find(({ id }) => id === platform)?.label
  return (
    <figure className="flex w-full flex-col rounded-xl border border-line bg-surface p-5 shadow-1">
      <p className="flex items-center justify-between gap-3 text-ink-soft text-sm">
        <span>{label}</span>
        <span className="font-medium tabular-nums">{metric}</span>
      </p>
      <blockquote className="wrap-anywhere group mt-3 flex-1">
        <p className="font-semibold text-lg">{title}</p>
        {content.length <= shortChars ? (
          <p className="mt-1 text-ink-soft">{content}</p>
        ) : (
          <>
            <p className="mt-1 line-clamp-6 text-ink-soft group-has-[[open]]:line-clamp-none">{content}</p>
            <details className="mt-1 open:hidden">
              <summary className="link w-fit cursor-pointer text-sm">Read more</summary>
            </details>
          </>
        )}
      </blockquote>
      <figcaption className="mt-5 flex items-center gap-3">
        <span
          aria-hidden="true"
          style={hue}
          className="tint grid size-10 shrink-0 place-items-center rounded-full font-semibold text-sm"
        >
          {initials}
        </span>
        <span className="min-w-0">
          <span className="block font-medium">{name}</span>
          <span className="block text-ink-soft text-sm">{role}</span>
        </span>
      </figcaption>
    </figure>
  )
}
