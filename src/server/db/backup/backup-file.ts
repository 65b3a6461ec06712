// A backup is a gzip of JSON lines: a header, each table with its rows, the sequences, and an end with a checksum.
import { createHash } from "node:crypto"
import { createReadStream, createWriteStream } from "node:fs"
import { link, rm } from "node:fs/promises"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGunzip, createGzip } from "node:zlib"
import * as z from "zod/mini"

/** A sentence that says why nothing was written or restored. */
export class BackupRefused extends Error {}

const head = z.object({ backup: z.literal("search-simple"), format: z.literal(1), migrations: z.array(z.string()) })
const table = z.object({ table: z.string(), columns: z.array(z.string()) })
const sequence = z.object({ sequence: z.string(), next: z.string().check(z.regex(/^-?\d+$/)) })
const end = z.object({ rows: z.number(), sha256: z.string() })
/** A row is a string: its columns in PostgreSQL's record format. */
const anyLine = z.union([z.string(), table, sequence, head, end])

export type BackupHead = z.output<typeof head>
export type BackupTable = z.output<typeof table>
export type BackupSequence = z.output<typeof sequence>
/** The lines between the header and the end. */
export type BackupPart = BackupTable | BackupSequence | string

const newline = 0x0a
const wantsWholeFile = "Take another copy of it. Nothing was changed."

/** Writes all of it or nothing: under a temporary name at first, and never over an existing file. */
export async function packBackup(
  file: string,
  begin: BackupHead,
  parts: AsyncIterable<BackupPart>,
): Promise<{ rows: number }> {
  const unfinished = `${file}.${process.pid}.unfinished`
  let rows = 0
  async function* lines() {
    const hash = createHash("sha256")
    const pack = (part: BackupHead | BackupPart) => {
      const line = `${JSON.stringify(part)}\n`
      hash.update(line)
      return line
    }
    yield pack(begin)
    for await (const part of parts) {
      if (typeof part === "string") rows += 1
      yield pack(part)
    }
    yield `${JSON.stringify({ rows, sha256: hash.digest("hex") })}\n`
  }
  try {
    // `flush`: after a power failure, the name must never lead to an empty file.
    const target = createWriteStream(unfinished, { mode: 0o600, flags: "wx", flush: true })
    await pipeline(Readable.from(lines()), createGzip(), target)
    // Unlike renaming, linking fails if the name is taken.
    await link(unfinished, file)
  } catch (error) {
    throw isCode(error, "EEXIST") ? new BackupRefused(`${file} is there already. Name a new file.`) : error
  } finally {
    await rm(unfinished, { force: true })
  }
  return { rows }
}

interface OpenBackup {
  readonly head: BackupHead
  readonly parts: AsyncIterable<BackupPart>
  /** For readers that stop early. */
  readonly close: () => Promise<void>
}

/** The header, then all parts; fails at the end if the file was changed. */
export async function openBackup(file: string): Promise<OpenBackup> {
  const lines = readLines(file)
  const first = await lines.next()
  const found = head.safeParse(first.done ? undefined : parseLine(first.value, file))
  if (!found.success) {
    await lines.return(undefined)
    throw new BackupRefused(`${file} is no backup that this version can read.`)
  }
  const hash = createHash("sha256").update(Buffer.from([...(first.value ?? []), newline]))
  async function* parts() {
    let rows = 0
    for await (const line of lines) {
      const part = parseLine(line, file)
      if (typeof part !== "string" && "sha256" in part) {
        if (part.rows === rows && part.sha256 === hash.digest("hex") && (await lines.next()).done) return
        break
      }
      if (typeof part !== "string" && "backup" in part) break
      if (typeof part === "string") rows += 1
      hash.update(line).update("\n")
      yield part
    }
    throw damaged(file)
  }
  return { head: found.data, parts: parts(), close: async () => void (await lines.return(undefined)) }
}

const damaged = (file: string) => new BackupRefused(`${file} is damaged. ${wantsWholeFile}`)

function parseLine(line: Buffer, file: string) {
  try {
    return anyLine.parse(JSON.parse(line.toString("utf8")))
  } catch {
    throw damaged(file)
  }
}

/** Not with readline, which also splits at Unicode line separators inside a text. */
async function* readLines(file: string): AsyncGenerator<Buffer, undefined> {
  const packed = createReadStream(file)
  const unpacked = packed.pipe(createGunzip())
  packed.on("error", (error) => unpacked.destroy(error))
  let pieces: Buffer[] = []
  try {
    for await (const chunk of unpacked) {
      let rest: Buffer = chunk
      for (let at = rest.indexOf(newline); at >= 0; at = rest.indexOf(newline)) {
        yield Buffer.concat([...pieces, rest.subarray(0, at)])
        pieces = []
        rest = rest.subarray(at + 1)
      }
      pieces.push(rest)
    }
    if (pieces.some(({ length }) => length > 0)) throw damaged(file)
  } catch (error) {
    if (isCode(error, "ENOENT")) throw new BackupRefused(`There is no file ${file}.`)
    throw error instanceof Error && "code" in error && String(error.code).startsWith("Z_") ? damaged(file) : error
  } finally {
    packed.destroy()
  }
}

const isCode = (error: unknown, code: string) => error instanceof Error && "code" in error && error.code === code
