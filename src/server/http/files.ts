import { Readable } from "node:stream"
import type { FastifyReply } from "fastify"

/** Sends a file to be saved under its name. It is streamed, so that its size costs no memory. */
export function sendFile(file: unknown, reply: FastifyReply) {
  const { fileName, contentType, content, missing = [] } = Object(file)
  reply.header("content-disposition", contentDisposition(String(fileName)))
  const names = Array.isArray(missing) ? missing.map((name) => plainName(String(name))) : []
  if (names.length > 0) reply.header("x-missing-cells", names.join(","))
  return reply.type(String(contentType)).send(Readable.from(content, { objectMode: false }))
}

/** A name without a comma, in header-safe characters; all others are percent-encoded. */
const plainName = (name: string): string =>
  name.toWellFormed().replaceAll(/[^\x20-\x7e]|[,%]/gu, (sign) => encodeURIComponent(sign).replace(",", "%2C"))

/** The name in plain letters for old programs, and unchanged for all others (RFC 6266). */
function contentDisposition(fileName: string): string {
  const plain = fileName
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\w. -]/g, "_")
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
