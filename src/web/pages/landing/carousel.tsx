import { Pause, Play } from "lucide-react"
import type { ReactNode } from "react"
import { IconButton } from "../../parts/buttons/button.tsx"
import { classes } from "../../parts/classes.ts"
import { useCarousel } from "./use-carousel.ts"

interface CarouselProps {
  /** The content of the strip, for screen readers. */
  label: string
  intervalMs: number
  /** The width of a slide, as classes. */
  slide: string
  /** Each with its name. */
  slides: readonly { readonly name: string; readonly content: ReactNode }[]
}

/** Moved by swiping, by its dots, and automatically. Without scripts, it is a strip to swipe. */
export function Carousel({ label, intervalMs, slide, slides }: CarouselProps) {
  const { boxRef, stripRef, current, show, isPaused, setPaused, canPlay } = useCarousel({
    count: slides.length,
    intervalMs,
  })
  return (
    <div ref={boxRef}>
      <ul
        ref={stripRef}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={label}
        className="no-scrollbar -mx-4 flex snap-x snap-mandatory gap-4 overflow-x-auto overscroll-x-contain px-4 py-2 sm:-mx-6 sm:gap-8 sm:px-6"
      >
        {slides.map(({ name, content }) => (
          <li key={name} className={classes("flex shrink-0 snap-center", slide)}>
            {content}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex items-center justify-center gap-2 noscript:hidden">
        {canPlay && (
          <IconButton
            size="sm"
            label={isPaused ? `Play: ${label}` : `Pause: ${label}`}
            onClick={() => setPaused(!isPaused)}
          >
            {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          </IconButton>
        )}
        <ul className="flex flex-wrap justify-center *:only:hidden">
          {slides.map(({ name }, place) => (
            <li key={name}>
              <button
                type="button"
                aria-label={`Show ${name}`}
                aria-current={place === current}
                onClick={() => show(place)}
                className="group grid size-6 place-items-center rounded-full"
              >
                <span
                  className={classes(
                    "block h-2 rounded-full transition-all",
                    place === current ? "w-5 bg-accent" : "w-2 bg-edge group-hover:bg-ink-soft",
                  )}
                />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
