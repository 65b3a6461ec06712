import type { BulkSource, NewBulkRow } from "../../../../contract/bulk/job.ts"
import type { ColumnUse } from "../../../../domain/bulk/files/column-uses.ts"
import type { FileRow } from "../../../../domain/bulk/files/file-row.ts"
import {
  type FileProduct,
  joinProducts,
  type ProductRows,
  readProduct,
} from "../../../../domain/bulk/files/join-products.ts"
import { type ColumnMatch, matchColumns, signatureOf } from "../../../../domain/bulk/files/match-columns.ts"
import { placeProduct } from "../../../../domain/bulk/files/place-product.ts"
import { readTable, type Table } from "../../../../domain/bulk/files/read-table.ts"
import { readXlsx } from "../../../../domain/bulk/files/read-xlsx.ts"
import { recognizeSource, type Source } from "../../../../domain/bulk/files/recognize-source.ts"
import { maxBulkRows } from "../../../../domain/bulk/limits.ts"
import type { PlatformId } from "../../../../domain/platform-summaries.ts"
import { type CellFault, checkProduct } from "./check-product.ts"
import { decodeBytes, formOf } from "./decode-bytes.ts"
import { type FileProblem, maxFileMegabytes } from "./file-problem.ts"
import { findCurrency } from "./find-currency.ts"

/** The facts about a file once it is read. */
export interface OpenedFile {
  readonly source: Source
  readonly signature: string
  readonly matches: readonly ColumnMatch[]
  readonly productCount: number
  /** How many of them exceed a job's limit. */
  readonly surplus: number
  readonly currency: string
}

export interface CheckedFile {
  readonly productCount: number
  readonly faultyCount: number
  /** Each error with the number of products that have it, most frequent first. */
  readonly faults: readonly (CellFault & { readonly count: number; readonly firstLine: number })[]
  /** Products with the same name and description as an earlier one. */
  readonly repeatedCount: number
}

export interface PreviewRow {
  /** The product's index in the file, from 0. */
  readonly at: number
  readonly lineCount: number
  readonly product: FileProduct
  readonly faults: readonly CellFault[]
}

export interface PreviewPage {
  readonly rows: readonly PreviewRow[]
  readonly total: number
}

type Fix = Partial<Omit<FileProduct, "line">>

const shownChars = 300
const maxKeptLines = 250
const maxTopRows = 20
/** The maximum length of a sheet's name. */
const maxSheetChars = 31

/** Every row of a sheet down to the last of these, including blank ones. */
function inTheirRows(rows: readonly FileRow[]): string[][] {
  const byLine = new Map(rows.map(({ line, cells }) => [line, cells]))
  return Array.from({ length: rows.at(-1)?.line ?? 0 }, (_, at) => [...(byLine.get(at + 1) ?? [])])
}

/** The current file: its rows, the uses of its columns, and manual corrections. */
export class FileDesk {
  #rows: readonly FileRow[] = []
  #separator: Table["separator"] = ","
  /** The name of its sheet, if it is a workbook. */
  #sheet: string | null = null
  #source: Source | null = null
  #products: readonly ProductRows[] = []
  #matches: readonly ColumnMatch[] = []
  #faults: (readonly CellFault[])[] = []
  #repeatedCount = 0
  readonly #fixes = new Map<number, Fix>()

  /** Reads a whole file; `tell` receives the share that has been read. */
  open(bytes: Uint8Array, tell: (share: number) => void): OpenedFile | FileProblem {
    if (bytes.length > maxFileMegabytes * 1024 * 1024) return { kind: "too-large" }
    const problem = this.#read(bytes, tell)
    return problem ?? this.lay()
  }

  /** Lays out the rows; `hasHeads` says whether the first row of the user's own table names its columns. */
  lay(hasHeads?: boolean): OpenedFile | FileProblem {
    const source = recognizeSource(this.#rows, hasHeads)
    const products = joinProducts(source, this.#rows)
    if (products.length === 0) return { kind: this.#rows.length === 0 ? "empty" : "no-products" }
    this.#source = source
    this.#products = products.slice(0, maxBulkRows)
    this.#matches = matchColumns(source, this.#firstRows())
    return {
      ...{ source, signature: signatureOf(source), matches: this.#matches },
      ...{ productCount: this.#products.length, surplus: products.length - this.#products.length },
      currency: findCurrency(source, this.#firstRows()),
    }
  }

  #read(bytes: Uint8Array, tell: (share: number) => void): FileProblem | null {
    const form = formOf(bytes)
    if (form === "locked" || form === "foreign") return { kind: form }
    if (form === "workbook") {
      const sheet = readXlsx(bytes)
      if (typeof sheet === "string") return { kind: sheet }
      this.#rows = sheet.rows
      this.#sheet = sheet.name
      return null
    }
    const text = decodeBytes(bytes)
    if (text === null) return { kind: "foreign" }
    const { rows, separator, openLine } = readTable(text, (chars) => tell(chars / text.length))
    if (openLine !== null) return { kind: "open-quote", line: openLine }
    this.#rows = rows
    this.#separator = separator
    return null
  }

  /** The user's earlier column choices; then nothing else is guessed. */
  remember(known: ReadonlyMap<string, ColumnUse>): readonly ColumnMatch[] {
    if (this.#source !== null) this.#matches = matchColumns(this.#source, this.#firstRows(), known)
    return this.#matches
  }

  /** Uses the columns as chosen, and checks every product. */
  check(uses: readonly ColumnUse[], tell: (share: number) => void): CheckedFile {
    this.#matches = this.#matches.map((match, column) => ({ ...match, use: uses[column] ?? "keep" }))
    const seen = new Set<string>()
    this.#faults = this.#products.map((_, at) => {
      if (at % 500 === 0) tell(at / this.#products.length)
      const product = this.#productAt(at)
      seen.add(`${product.name}\n${product.description}`)
      return checkProduct(product)
    })
    this.#repeatedCount = this.#products.length - seen.size
    return this.#summary()
  }

  /** Changes a cell of one product here; the file itself stays unchanged. */
  fix(at: number, use: keyof Fix, text: string): CheckedFile {
    this.#fixes.set(at, { ...this.#fixes.get(at), [use]: text.trim() })
    this.#faults[at] = checkProduct(this.#productAt(at))
    return this.#summary()
  }

  page(from: number, count: number, isFaultyOnly: boolean): PreviewPage {
    const found = this.#products.flatMap((rows, at) => {
      const faults = this.#faults[at] ?? []
      return isFaultyOnly && faults.length === 0 && !this.#fixes.has(at) ? [] : [{ at, rows, faults }]
    })
    const rows = found.slice(from, from + count).map(({ at, rows, faults }) => {
      const product = this.#productAt(at)
      const isFaulty = faults.some(({ use }) => use === "description")
      const description = isFaulty ? product.description : product.description.slice(0, shownChars)
      return { at, faults, lineCount: rows.length, product: { ...product, description } }
    })
    return { rows, total: found.length }
  }

  /** What the server needs to know to write the file again. */
  source(fileName: string): BulkSource {
    const { platform = null, heads = [], headAt = null, dataFrom = 0 } = this.#source ?? {}
    const above = this.#rows.slice(0, dataFrom)
    const headLine = headAt === null ? null : (above[headAt]?.line ?? null)
    // A template names the sheet row with its column names, so blank rows above the products count.
    const top = this.#sheet === null ? above.map(({ cells }) => [...cells]) : inTheirRows(above)
    const headRow = this.#sheet === null || headLine === null ? headAt : headLine - 1
    const isShort = top.length <= maxTopRows
    return {
      ...{ fileName: fileName.slice(0, 200), platform, heads: [...heads] },
      top: isShort ? top : [[...heads]],
      headAt: isShort ? headRow : 0,
      separator: this.#separator === "|" ? "," : this.#separator,
      sheet: this.#sheet?.slice(0, maxSheetChars) ?? null,
    }
  }

  /** The products without errors, in the job's format. */
  take(from: number, count: number, platform: PlatformId, currency: string): readonly NewBulkRow[] {
    return this.#sound()
      .slice(from, from + count)
      .map((at) => {
        const product = this.#productAt(at)
        const { texts, ...placed } = placeProduct(product, platform, currency)
        const cells = (this.#products[at] ?? []).slice(0, maxKeptLines).map((row) => [...row.cells])
        return { line: product.line, product: placed, texts, cells }
      })
  }

  #sound(): number[] {
    return this.#products.flatMap((_, at) => ((this.#faults[at] ?? []).length === 0 ? [at] : []))
  }

  #productAt(at: number): FileProduct {
    const rows = this.#products[at]
    if (rows === undefined || this.#source === null) throw new Error(`there is no product ${at} in the file`)
    return { ...readProduct(this.#source, this.#matches, rows), ...this.#fixes.get(at) }
  }

  #firstRows(): FileRow[] {
    return this.#products.map(([first]) => first)
  }

  #summary(): CheckedFile {
    const counted = new Map<string, CellFault & { count: number; firstLine: number }>()
    for (const [at, faults] of this.#faults.entries()) {
      for (const fault of faults) {
        const key = `${fault.use} ${fault.message}`
        const known = counted.get(key)
        if (known === undefined) counted.set(key, { ...fault, count: 1, firstLine: this.#products[at]?.[0].line ?? 0 })
        else known.count++
      }
    }
    const faultyCount = this.#faults.filter((faults) => faults.length > 0).length
    const faults = [...counted.values()].sort((a, b) => b.count - a.count)
    return { productCount: this.#products.length, faultyCount, faults, repeatedCount: this.#repeatedCount }
  }
}
