import type { Brief } from "../../seo/brief.ts"

interface Chapter {
  readonly seconds: number
  readonly name: string
  /** As YouTube reads it, or as it was typed where every time has two digits. */
  readonly time: string
}

const line = /^\s*[[(]?(?:(\d{1,2}):)?(\d{1,2}):(\d{2})[\])]?\s*(?:[-–—:|.]\s*)?(\S.*)$/

const typedTime = /\d{1,2}(?::\d{2}){1,2}/

function readChapter(text: string): (Omit<Chapter, "time"> & { readonly typed: string }) | null {
  const found = line.exec(text)
  if (found === null) return null
  const [, hours = "0", minutes = "0", seconds = "0", name = ""] = found
  return {
    seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
    name: name.trim(),
    typed: typedTime.exec(text)?.[0] ?? "",
  }
}

/** "0:00 the problem; 1:10 the basics; 4:35 the catch. More" on one line: each time begins a line, and so does what follows. */
function inLines(text: string): string {
  const times = text.match(/(?<![\d:])\d{1,2}:\d\d(?::\d\d)?(?= \S)/g) ?? []
  if (times.length < 3 || text.split("\n").length > times.length || !/^0?0:00$/.test(times[0] ?? "")) return text
  const parted = text.trimEnd().replace(/[\s;,|·–—-]+(?=\d{1,2}:\d\d(?::\d\d)? \S)/g, "\n")
  const at = parted.lastIndexOf("\n") + 1
  return `${parted.slice(0, at)}${parted.slice(at).replace(/(?:\. | [–—-] )(?=\S)/, "\n")}`
}

/** The lines of a text that give a time and a name, as YouTube takes them; none where they make no chapters. */
export function readChapters(text: string): Chapter[] {
  const found = inLines(text)
    .split("\n")
    .flatMap((one) => readChapter(one) ?? [])
  const first = found[0]
  if (first === undefined || found.length < 3 || first.seconds !== 0) return []
  const isInOrder = found.every((one, at) => at === 0 || one.seconds - (found[at - 1]?.seconds ?? 0) >= 10)
  const isEven = found.every(({ typed }) => /^\d\d:/.test(typed))
  return isInOrder
    ? found.map(({ seconds, name, typed }) => ({ seconds, name, time: isEven ? typed : timeOf(seconds) }))
    : []
}

/** The chapters that a brief gives, in the description or in a section of its own. */
export const chaptersOf = ({ description, videoDescription, bodyTextSections }: Brief): Chapter[] =>
  [`${description}\n${videoDescription}`, ...bodyTextSections.map(({ content }) => content)]
    .map(readChapters)
    .find((found) => found.length > 0) ?? []

/** The text without those lines, which are told apart. */
export const withoutChapters = (text: string): string =>
  readChapters(text).length === 0
    ? text
    : inLines(text)
        .split("\n")
        .filter((one) => readChapter(one) === null)
        .join("\n")

const two = (value: number): string => String(value).padStart(2, "0")

/** "00:00" for the first, then "9:30", and "1:02:05" past the hour. */
export function timeOf(seconds: number): string {
  if (seconds === 0) return "00:00"
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = two(seconds % 60)
  return seconds < 3600 ? `${minutes}:${rest}` : `${Math.floor(seconds / 3600)}:${two(minutes)}:${rest}`
}
