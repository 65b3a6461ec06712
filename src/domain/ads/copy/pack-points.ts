import { countWidth } from "../count-width.ts"

/**
 * Packs the points into lines that are as full as possible, each point a sentence. Points that are too wide are left
 * out.
 */
export function packPoints(said: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const each of said) {
    const sentence = asSentence(each)
    if (countWidth(sentence) > width) continue
    const at = lines.findIndex((line) => countWidth(`${line} ${sentence}`) <= width)
    if (at < 0) lines.push(sentence)
    else lines[at] = `${lines[at]} ${sentence}`
  }
  return lines
}

const asSentence = (text: string): string => {
  const bare = text.trim().replace(/[.;:,]+$/, "")
  return `${bare.slice(0, 1).toUpperCase()}${bare.slice(1)}.`
}
