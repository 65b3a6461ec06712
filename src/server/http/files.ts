import { Readable } from "node:stream"
import type { FastifyReply } from "fastify"

/** Sends a file to be saved under its name. It is made while it is sent, so that its size costs no memory. */
export function sendFile(file: unknown, reply: FastifyReply) {
  const { fileName, contentType, content } = Object(file)
  reply.header("content-disposition", contentDisposition(String(fileName)))
  return reply.type(String(contentType)).send(Readable.from(content, { objectMode: false }))
}

/** The name in plain letters for old programs, and as it is for all others (RFC 6266). */
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
