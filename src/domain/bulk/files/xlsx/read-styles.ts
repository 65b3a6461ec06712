import { attributeOf, scanXml } from "./scan-xml.ts"

/** The formats of dates that every workbook has without saying so. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)

/** A format shows a date where a letter of one stands in it, outside of what is quoted, escaped or in brackets. */
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
