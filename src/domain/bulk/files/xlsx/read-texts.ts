import { decodeCellText, scanXml } from "./scan-xml.ts"

/** The texts that cells refer to by number. Runs of one text are joined; phonetic hints are left out. */
export function readTexts(xml: string): readonly string[] {
  const texts: string[] = []
  let text = ""
  let isText = false
  let isPhonetic = false
  scanXml(xml, {
    open: (name) => {
      if (name === "si") text = ""
      else if (name === "t") isText = true
      else if (name === "rPh") isPhonetic = true
    },
    text: (piece) => {
      if (isText && !isPhonetic) text += piece
    },
    close: (name) => {
      if (name === "si") texts.push(decodeCellText(text))
      else if (name === "t") isText = false
      else if (name === "rPh") isPhonetic = false
    },
  })
  return texts
}
