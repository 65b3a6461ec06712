import { countWidth } from "../count-width.ts"

/** What was said as lines that are as full as they can be, each point a sentence of its own. Too wide ones stay out. */
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
