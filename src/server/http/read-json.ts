import type { FastifyInstance } from "fastify"
import { Problem } from "../problem.ts"

const maxDepth = 32
const utf8 = new TextDecoder("utf-8", { fatal: true })

/** Bodies are only JSON: a form on another site cannot send JSON without a preflight. */
export function readOnlyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser("error", "error")
  app.removeAllContentTypeParsers()
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    const text = decode(body)
    if (text === null) return done(new Problem("bad_input", { message: "The body is not valid UTF-8." }))
    if (text.trim() === "") return done(null, undefined)
    parse(request, text, (error, value) => {
      if (error) done(new Problem("bad_input", { message: "The body is not valid JSON.", cause: error }))
      else done(null, value)
    })
  })
}

function decode(body: string | Buffer): string | null {
  try {
    return typeof body === "string" ? body : utf8.decode(body)
  } catch {
    return null
  }
}

/** Text that PostgreSQL cannot store (NUL, unpaired surrogates) and absurd nesting are rejected here. */
export function refuseUnstorable(value: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next
    if (typeof value === "string") refuseText(value)
    if (typeof value !== "object" || value === null) continue
    if (depth >= maxDepth) throw new Problem("bad_input", { message: "The body is nested too deeply." })
    for (const [key, inner] of Object.entries(value)) {
      refuseText(key)
      open.push({ value: inner, depth: depth + 1 })
    }
  }
}

function refuseText(text: string): void {
  if (text.includes("\0") || !text.isWellFormed())
    throw new Problem("bad_input", { message: "The text has characters that cannot be stored." })
}
