import { attributeOf, scanXml } from "./scan-xml.ts"

/** The built-in date formats of every workbook. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)

/** A format is a date if it contains a date letter outside quotes, escapes and brackets. */
const isDateFormat = (code: string): boolean =>
  /[ymdhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_./g, "")) && !/^general$/i.test(code)

/** For each style of a cell, whether its numbers are dates. */
export function readStyles(xml: string): readonly boolean[] {
  const dates = new Set<number>()
  const styles: boolean[] = []
  let isInCells = false
  scanXml(xml, {
    open: (name, tag) => {
      if (name === "numFmt" && isDateFormat(attributeOf(tag, "formatCode"))) {
        dates.add(Number(attributeOf(tag, "numFmtId")))
      } else if (name === "cellXfs") isInCells = true
      else if (name === "xf" && isInCells) {
        const id = Number(attributeOf(tag, "numFmtId"))
        styles.push(isBuiltInDate(id) || dates.has(id))
      }
    },
    close: (name) => {
      if (name === "cellXfs") isInCells = false
    },
  })
  return styles
}
