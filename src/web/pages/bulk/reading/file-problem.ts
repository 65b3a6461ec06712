/** Why a file could not be read. */
export type FileProblem =
  | { readonly kind: "empty" | "locked" | "foreign" | "no-workbook" | "too-large" | "no-products" | "no-worker" }
  | { readonly kind: "open-quote"; readonly line: number }

export const maxFileMegabytes = 50

const words: Readonly<Record<Exclude<FileProblem["kind"], "open-quote">, readonly [title: string, text: string]>> = {
  empty: ["This file is empty", "Choose the file again once it has products in it."],
  locked: [
    "This workbook can't be opened",
    "It is in the old XLS format or has a password. Save it as XLSX without a password, or as CSV.",
  ],
  foreign: ["This is not a table", "Choose a CSV, a tab-separated text file or an XLSX workbook."],
  "no-workbook": [
    "This workbook is damaged",
    "Open it in your spreadsheet program, save it again as XLSX or CSV, and choose that.",
  ],
  "too-large": [
    "This file is too large",
    `A file may have ${maxFileMegabytes} MB. Take out columns that the texts don't need, or split it.`,
  ],
  "no-products": ["There are no products in this file", "It has column names, but no rows below them."],
  "no-worker": ["The file could not be read", "Reload the page and choose the file again."],
}

export function sayFileProblem(problem: FileProblem): { title: string; text: string } {
  if (problem.kind === "open-quote") {
    return {
      title: `A quotation mark in line ${problem.line} never closes`,
      text: "Everything after it would be one cell. Close it in your spreadsheet program, save the file, and choose it again.",
    }
  }
  const [title, text] = words[problem.kind]
  return { title, text }
}
