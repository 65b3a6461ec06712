import { strFromU8, unzipSync } from "fflate"
import type { FileRow } from "./file-row.ts"
import { readSheet } from "./xlsx/read-sheet.ts"
import { readStyles } from "./xlsx/read-styles.ts"
import { readTexts } from "./xlsx/read-texts.ts"
import { attributeOf, scanXml } from "./xlsx/scan-xml.ts"

/** The unpacked size limit of a workbook; a larger one is an attack or not a list of products. */
const maxUnpackedBytes = 200 * 1024 * 1024

export type XlsxFault = "no-workbook" | "too-large" | "locked"

const needed =
  /^xl\/(?:workbook\.xml|sharedStrings\.xml|styles\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/i

/** An encrypted workbook is not a ZIP but an older container with this signature. */
const isContainer = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf

/** The sheet of a workbook that holds the products. */
export interface ProductSheet {
  readonly name: string
  readonly rows: readonly FileRow[]
}

/** The sheet with the products, its cells as text; dates as 2026-01-31. */
export function readXlsx(bytes: Uint8Array): ProductSheet | XlsxFault {
  if (isContainer(bytes)) return "locked"
  const files = unpack(bytes)
  if (typeof files === "string") return files
  const sheet = findSheet(files)
  const xml = files.get(sheet?.path ?? "")
  if (sheet === null || xml === undefined) return "no-workbook"
  const shared = readTexts(files.get("xl/sharedStrings.xml") ?? "")
  const styles = readStyles(files.get("xl/styles.xml") ?? "")
  const isFrom1904 = /<workbookPr\b[^<>]*\bdate1904="(?:1|true)"/.test(files.get("xl/workbook.xml") ?? "")
  return { name: sheet.name, rows: readSheet(xml, { shared, dateStyles: styles, isFrom1904 }) }
}

/** The parts that we read; each is unpacked only to its declared size. */
function unpack(bytes: Uint8Array): ReadonlyMap<string, string> | XlsxFault {
  let total = 0
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!needed.test(name)) return false
        total += originalSize
        return total <= maxUnpackedBytes
      },
    })
    if (total > maxUnpackedBytes) return "too-large"
    return new Map(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]))
  } catch {
    return "no-workbook"
  }
}

/** Sheets where platforms' workbooks keep their products, beside explanatory ones. */
const knownSheets = /^(?:template|bulk upload template|vorlage|mod[eè]le|plantilla|modello|products?|listings?)$/i

/** The sheet to read: one with a known name, or the first that is not hidden. */
function findSheet(files: ReadonlyMap<string, string>): { name: string; path: string } | null {
  const targets = new Map<string, string>()
  scanXml(files.get("xl/_rels/workbook.xml.rels") ?? "", {
    open: (name, tag) => {
      if (name === "Relationship") targets.set(attributeOf(tag, "Id"), attributeOf(tag, "Target"))
    },
  })
  const sheets: { name: string; path: string }[] = []
  scanXml(files.get("xl/workbook.xml") ?? "", {
    open: (name, tag) => {
      if (name !== "sheet" || attributeOf(tag, "state") !== "") return
      const target = targets.get(attributeOf(tag, "r:id")) ?? ""
      sheets.push({ name: attributeOf(tag, "name"), path: target.startsWith("/") ? target.slice(1) : `xl/${target}` })
    },
  })
  return sheets.find(({ name }) => knownSheets.test(name.trim())) ?? sheets[0] ?? null
}
