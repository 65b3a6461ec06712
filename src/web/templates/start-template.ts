import { queryOptions } from "@tanstack/react-query"
import { templates } from "../../contract/templates.ts"
import { send } from "../api/send.ts"

/** The generator with a template's form in it. */
export const placeOfTemplate = (id: string): string => `/seo-generator?${new URLSearchParams({ template: id })}`

/** A template's form; each request counts as a use, so it is requested once. */
export const startedTemplateQuery = (id: string) =>
  queryOptions({
    queryKey: [templates.start.path, id],
    queryFn: ({ signal }) => send(templates.start, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
