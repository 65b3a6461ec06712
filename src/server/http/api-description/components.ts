import * as z from "zod/mini"
import { problemBodySchema, problems } from "../../../contract/problems.ts"
import { problemContent } from "./describe-answers.ts"
import { isJson, tidySchema } from "./tidy-schema.ts"

/** Shared components that many operations reference. */
export const components = {
  parameters: {
    Origin: {
      name: "Origin",
      in: "header",
      required: false,
      description:
        "Browsers send it by themselves. It has to be the origin of this server; a request from another one is refused " +
        "with `foreign_origin`. A program that is no browser leaves it out.",
      schema: { type: "string", format: "uri" },
    },
    SecFetchSite: {
      name: "Sec-Fetch-Site",
      in: "header",
      required: false,
      description: "Browsers send it by themselves. Anything but these two is refused with `foreign_origin`.",
      schema: { type: "string", enum: ["same-origin", "none"] },
    },
    IdempotencyKey: {
      name: "Idempotency-Key",
      in: "header",
      required: false,
      description: "Makes the call safe to repeat: the same key with the same body gives the first answer.",
      schema: { type: "string", minLength: 1, maxLength: 200, pattern: "^[\\x21-\\x7e]+$" },
    },
  },
  headers: {
    RetryAfter: { description: "Seconds to wait before trying again", schema: { type: "integer", minimum: 1 } },
    RateLimitLimit: {
      description: "How many requests the API key can send in its window; left out where none was sent",
      schema: { type: "integer", minimum: 1 },
    },
    RateLimitRemaining: { description: "How many of them are left", schema: { type: "integer", minimum: 0 } },
    RateLimitReset: { description: "Seconds until there are as many again", schema: { type: "integer", minimum: 1 } },
    NextCursor: {
      description: "What `cursor` has to be for the next page; left out on the last one",
      schema: { type: "string" },
    },
    StorageNotice: {
      description: "A sentence for the user, where little storage is left",
      schema: { type: "string" },
    },
    ContentDisposition: { description: "The file's name, as RFC 6266 has it", schema: { type: "string" } },
    MissingCells: {
      description:
        "What stayed empty in the file although its reader wants it: names with a comma between them, signs that a header " +
        "may not have in percent encoding. Left out where nothing is missing",
      style: "simple",
      schema: { type: "array", items: { type: "string" } },
    },
  },
  responses: {
    OtherProblem: { description: "Any other refusal; its code says which", content: problemContent },
  },
}

/** The body of every refusal. Programs switch on its code. */
export function describeProblemBody() {
  const { properties, ...schema } = tidySchema(z.toJSONSchema(problemBodySchema, { io: "output" }), { isOpen: true })
  return {
    ...schema,
    properties: {
      ...(isJson(properties) ? properties : {}),
      code: { type: "string", description: "Which problem it is", enum: Object.keys(problems) },
    },
    required: ["message", "code"],
  }
}
