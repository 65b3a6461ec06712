import { useQuery } from "@tanstack/react-query"
import { LayoutTemplate, PenLine } from "lucide-react"
import { useState } from "react"
import type { Template } from "../../../contract/templates.ts"
import { explain } from "../../api/explain.ts"
import { templatesQuery } from "../../api/templates.ts"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import { EmptyState } from "../../parts/feedback/empty-state.tsx"
import { ErrorState } from "../../parts/feedback/error-state.tsx"
import { Loading, Skeleton } from "../../parts/feedback/skeleton.tsx"
import { TextInput } from "../../parts/fields/text-input.tsx"
import { findTemplates } from "../../templates/say-template.ts"
import { TemplateCard } from "./template-card.tsx"

export function TemplatesPage() {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">Templates</h1>
          <p className="mt-2 max-w-line text-ink-soft text-lg">Forms that you need again, filled in once.</p>
        </div>
        <ButtonLink href="/seo-generator" icon={<PenLine aria-hidden="true" />}>
          Fill in a new form
        </ButtonLink>
      </div>
      <Lists />
    </div>
  )
}

/** From this number on, searching is faster than scanning. */
const manyFrom = 7

function Lists() {
  const { data, error, isFetching, refetch } = useQuery({ ...templatesQuery, staleTime: 0 })
  const [typed, setTyped] = useState("")
  if (data === undefined && error !== null)
    return (
      <ErrorState
        title="Your templates could not be loaded"
        text={explain(error, "Nothing was changed. Please try again.")}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (data === undefined) return <Outline />
  const { own, shared } = data
  const isMany = own.length + shared.length >= manyFrom
  return (
    <>
      {isMany && (
        <div className="max-w-md">
          <TextInput
            type="search"
            aria-label="Find a template"
            placeholder="Find a template"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
      <Group id="own" title="Yours" templates={findTemplates(own, typed)} isFiltered={own.length > 0} />
      {shared.length > 0 && (
        <Group id="shared" title="Shared by others" templates={findTemplates(shared, typed)} isFiltered />
      )}
    </>
  )
}

type GroupProps = { id: string; title: string; templates: readonly Template[]; isFiltered: boolean }

function Group({ id, title, templates, isFiltered }: GroupProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg">
        {title}
      </h2>
      {templates.length > 0 && (
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {templates.map((template) => (
            <li key={template.id} className="grid">
              <TemplateCard template={template} />
            </li>
          ))}
        </ul>
      )}
      {templates.length === 0 && isFiltered && <p className="text-ink-soft">No template matches these words.</p>}
      {templates.length === 0 && !isFiltered && (
        <EmptyState
          level={3}
          icon={<LayoutTemplate />}
          title="No templates yet"
          text="Fill in the generator's form and choose Templates, then Save as template, to start your next listing from it."
          action={
            <ButtonLink href="/seo-generator" variant="primary">
              Open the generator
            </ButtonLink>
          }
        />
      )}
    </section>
  )
}

function Outline() {
  return (
    <Loading label="Loading your templates…">
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </Loading>
  )
}
