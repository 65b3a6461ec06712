import { strToU8, zipSync } from "fflate"

/** A file's time is part of the archive: with a fixed one, the same content always gives the same bytes. */
const fixedTime = { mtime: "1980-01-01T00:00:00" }

/** A folder of text files in one. */
export const writeZip = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])), fixedTime)
