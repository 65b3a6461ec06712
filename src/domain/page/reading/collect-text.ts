import { lineElements } from "../html/elements.ts"
import { inherits } from "../html/open-element.ts"
import { attribute, hasAttribute } from "../html/tag.ts"
import { type Collector, tidy } from "./collector.ts"

const maxMainChars = 120_000
const mounts = new Set([
  "root",
  "app",
  "__next",
  "__nuxt",
  "___gatsby",
  "svelte",
  "main-app",
  "application",
  "app-root",
])
const unread = inherits.hidden | inherits.foreign
const shownWithin = new Set([null, "xmp", "plaintext"])

interface TextFound {
  readonly words: number
  readonly chars: number
  readonly mainWords: number
  readonly mainText: string
  readonly mountPoint: string | null
  readonly withheldWords: number
}

/** The words that visitors see, line by line, those of the page itself apart from what surrounds every page of a site. */
export function collectText(): Collector & { readonly found: () => TextFound; readonly countWords: () => number } {
  const main: string[] = []
  const body: string[] = []
  let mainChars = 0
  let bodyChars = 0
  const counts = { words: 0, chars: 0, content: 0, withheld: 0, main: 0 }
  let mountPoint: string | null = null
  const breakLine = (): void => {
    if (main.length > 0 && main[main.length - 1] !== "\n") main.push("\n")
    if (body.length > 0 && body[body.length - 1] !== "\n") body.push("\n")
  }
  return {
    countWords: () => counts.content,
    found() {
      const isMain = counts.main >= 40
      return {
        words: counts.words,
        chars: counts.chars,
        mainWords: isMain ? counts.main : counts.content,
        mainText: lines(isMain ? main : body),
        mountPoint,
        withheldWords: counts.withheld,
      }
    },
    open(tag) {
      if (lineElements.has(tag.name)) breakLine()
      if (tag.name !== "div" && !tag.name.includes("-")) return
      const id = attribute(tag, "id")
      if ((id !== null && mounts.has(id)) || mounts.has(tag.name)) mountPoint ??= id ?? tag.name
      if (hasAttribute(tag, "data-reactroot")) mountPoint ??= "data-reactroot"
    },
    close(element) {
      if (lineElements.has(element.name)) breakLine()
    },
    closeInline(name) {
      if (name === "p") breakLine()
    },
    text(text, _from, flags, within) {
      if ((flags & unread) !== 0 || !shownWithin.has(within)) return
      const words = countWords(text)
      const isChrome = (flags & inherits.chrome) !== 0
      const isMain = (flags & inherits.main) !== 0 && !isChrome
      counts.words += words
      counts.chars += words === 0 ? 0 : text.replace(/\s+/g, " ").length
      if (!isChrome) counts.content += words
      if (isMain) counts.main += words
      if ((flags & inherits.withheld) !== 0) counts.withheld += words
      if (!isChrome && bodyChars < maxMainChars) body.push(text)
      if (!isChrome) bodyChars += text.length
      if (isMain && mainChars < maxMainChars) main.push(text)
      if (isMain) mainChars += text.length
    },
  }
}

const lines = (parts: readonly string[]): string =>
  parts
    .join("")
    .slice(0, maxMainChars)
    .split("\n")
    .map(tidy)
    .filter((line) => line !== "")
    .join("\n")

/** Words between spaces; where a language writes none, two characters count as one. */
export function countWords(text: string): number {
  let words = 0
  let wide = 0
  let isIn = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code >= 0x2e80 && code < 0xfb00 && !(code >= 0xac00 && code < 0xd7b0)) {
      wide += 1
      isIn = false
    } else if (code <= 32 || code === 160 || (code >= 0x2000 && code <= 0x200b)) isIn = false
    else if (!isIn) {
      words += 1
      isIn = true
    }
  }
  return words + Math.ceil(wide / 2)
}
