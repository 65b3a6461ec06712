import type { ReactNode } from "react"

/** One group of parts, with a heading that can be linked to. */
export function SpecimenSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="border-line border-t py-10">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <div className="mt-6 flex flex-col gap-8">{children}</div>
    </section>
  )
}

/** One part or one of its states, under its name. */
export function Specimen({ name, isRow = false, children }: { name: string; isRow?: boolean; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 font-medium text-ink-faint text-sm">{name}</h3>
      <div className={isRow ? "flex flex-wrap items-center gap-3" : "flex min-w-0 flex-col gap-4"}>{children}</div>
    </div>
  )
}
