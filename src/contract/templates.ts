import * as z from "zod/mini"
import { call } from "./call.ts"
import { platformSchema, unfinishedFormSchema } from "./seo/form.ts"

const time = z.iso.datetime()
const params = z.object({ id: z.string().check(z.maxLength(100)) })

export const templateNameChars = 120
export const templateDescriptionChars = 500

const name = z
  .string("Please give it a name")
  .check(
    z.trim(),
    z.minLength(1, "Please give it a name"),
    z.maxLength(templateNameChars, `At most ${templateNameChars} characters`),
  )
const description = z.nullable(
  z.string().check(z.trim(), z.maxLength(templateDescriptionChars, `At most ${templateDescriptionChars} characters`)),
)
const industry = z.nullable(z.string().check(z.trim(), z.maxLength(300, "At most 300 characters")))
const formBodyBytes = 256 * 1024

export const templateSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  industry: z.nullable(z.string()),
  platform: z.nullable(z.string()),
  isPublic: z.boolean(),
  isMine: z.boolean(),
  usageCount: z.int().check(z.minimum(0)),
  /** For other people's: first name and last initial. */
  author: z.nullable(z.string()),
  createdAt: time,
  updatedAt: time,
})
export type Template = z.output<typeof templateSchema>

export const wholeTemplateSchema = z.extend(templateSchema, {
  /** As it was saved; for other people's, without the business's identity. */
  form: unfinishedFormSchema,
})
export type WholeTemplate = z.output<typeof wholeTemplateSchema>

export const templates = {
  list: call({
    method: "GET",
    path: "/api/templates",
    who: "access",
    scope: "templates:read",
    summary: "The user's templates, last changed first, and the sixty most used templates shared by others",
    query: z.object({
      platform: z.optional(platformSchema),
      search: z.optional(z.string().check(z.trim(), z.maxLength(100, "At most 100 characters"))),
    }),
    reply: z.object({ own: z.array(templateSchema), shared: z.array(templateSchema) }),
  }),
  get: call({
    method: "GET",
    path: "/api/templates/:id",
    who: "access",
    scope: "templates:read",
    summary: "One template with its form, the user's own or a shared one; doesn't count as a use",
    params,
    reply: wholeTemplateSchema,
    problems: ["not_found"],
  }),
  create: call({
    method: "POST",
    path: "/api/templates",
    who: "access",
    scope: "templates:write",
    summary: "Save a form as a template; at most 200 per user",
    body: z.strictObject({
      name,
      description: z._default(description, null),
      /** Defaults to the form's. */
      industry: z.optional(industry),
      platform: z.optional(z.nullable(platformSchema)),
      form: unfinishedFormSchema,
      isPublic: z._default(z.boolean(), false),
    }),
    reply: wholeTemplateSchema,
    status: 201,
    maxBodyBytes: formBodyBytes,
    problems: ["conflict"],
    limit: { times: 120, seconds: 3600, per: "user" },
    keeps: true,
  }),
  change: call({
    method: "PATCH",
    path: "/api/templates/:id",
    who: "access",
    scope: "templates:write",
    summary: "Change one of the user's templates; fields left out keep their values",
    params,
    body: z.strictObject({
      name: z.optional(name),
      description: z.optional(description),
      industry: z.optional(industry),
      platform: z.optional(z.nullable(platformSchema)),
      form: z.optional(unfinishedFormSchema),
      isPublic: z.optional(z.boolean()),
    }),
    reply: wholeTemplateSchema,
    maxBodyBytes: formBodyBytes,
    problems: ["not_found"],
    limit: { times: 600, seconds: 600, per: "user" },
    keeps: true,
  }),
  remove: call({
    method: "DELETE",
    path: "/api/templates/:id",
    who: "access",
    scope: "templates:write",
    summary: "Delete one of the user's templates",
    params,
    reply: "nothing",
    problems: ["not_found"],
  }),
  start: call({
    method: "POST",
    path: "/api/templates/:id/use",
    who: "access",
    scope: "templates:write",
    summary: "Start from a template: counts it, and gives its form",
    params,
    reply: wholeTemplateSchema,
    problems: ["not_found"],
    limit: { times: 300, seconds: 3600, per: "user" },
  }),
}
