import { brand } from "../../../domain/brand.ts"
import { homeTitle } from "../../content/home-title.ts"
import { publicHeads } from "../../content/public-heads.ts"
import { LensTag } from "../../parts/logo-mark.tsx"

const maxChars = { title: 60, description: 158 }

/** The page shows its own entry in a search, measured by the rules it sells. */
export function Specimen() {
  const title = `${homeTitle} | ${brand.name}`
  const description = publicHeads["/home"]?.description ?? ""
  return (
    <figure className="min-w-0">
      <div className="rounded-xl border border-line bg-raised p-5 shadow-2 sm:p-6">
        <p className="flex items-center gap-3">
          <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken">
            <LensTag className="size-4" />
          </span>
          <span className="font-medium">{brand.name}</span>
        </p>
        <p className="mt-3 font-medium text-xl">{title}</p>
        <p className="mt-2 text-ink-soft">{description}</p>
        <dl className="mt-5 grid gap-4 border-line border-t pt-5">
          <Measure name="Title" chars={title.length} max={maxChars.title} />
          <Measure name="Description" chars={description.length} max={maxChars.description} />
        </dl>
      </div>
      <figcaption className="mt-3 text-ink-faint text-sm">
        This page in a list of search results, measured like everything we write.
      </figcaption>
    </figure>
  )
}

function Measure({ name, chars, max }: { name: string; chars: number; max: number }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-2 text-sm">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="contents">
        <span className="tabular-nums">
          {chars} of {max} characters
        </span>
        <span aria-hidden="true" className="h-1.5 w-full rounded-full bg-sunken">
          <span className="block h-full rounded-full bg-good-mark" style={{ width: `${(chars / max) * 100}%` }} />
        </span>
      </dd>
    </div>
  )
}
