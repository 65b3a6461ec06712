import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, gzip, constants as zlib } from "node:zlib"
import { originPlaceholder } from "./head.ts"

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const isText = /\.(html|js|css|svg|webmanifest|txt)$/

/**
 * Writes .br and .gz files beside each text file. A page that still needs its origin is skipped: the server fills it in
 * first.
 */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && isText.test(entry.name))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

async function compressFile(file: string) {
  const text = await readFile(file)
  if (text.includes(originPlaceholder)) return
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: text.length }
  const [br, gz] = await Promise.all([brotli(text, { params }), zip(text, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
