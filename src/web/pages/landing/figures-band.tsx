import { landing } from "../../content/landing.ts"
import type { Figure } from "../../content/launch-copy.ts"

export function FiguresBand({ figures }: { figures: readonly Figure[] }) {
  const [large, small] = [figures.slice(0, 3), figures.slice(3)]
  return (
    <section aria-labelledby="figures" className="bg-ink text-page dark:bg-raised dark:text-ink">
      <div className="mx-auto w-full max-w-page px-4 py-12 sm:px-6 sm:py-16">
        <h2 id="figures" className="sr-only">
          {landing.figuresTitle}
        </h2>
        <dl className="grid gap-x-8 gap-y-8 sm:grid-cols-3">
          {large.map((figure) => (
            <FigureItem key={figure.label} figure={figure} look="text-4xl sm:text-5xl" />
          ))}
        </dl>
        <dl className="mt-10 grid grid-cols-2 gap-x-8 gap-y-6 border-page/20 border-t dark:border-line pt-8 sm:grid-cols-3 lg:grid-cols-6">
          {small.map((figure) => (
            <FigureItem key={figure.label} figure={figure} look="text-2xl" />
          ))}
        </dl>
      </div>
    </section>
  )
}

function FigureItem({ figure: { value, label }, look }: { figure: Figure; look: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-page/80 dark:text-ink-soft">{label}</dt>
      <dd className={`font-bold tabular-nums ${look}`}>{value}</dd>
    </div>
  )
}
