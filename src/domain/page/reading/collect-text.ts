import { kinds } from "../html/elements.ts"
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

/** The visible words, line by line, separating the page's own from the frame that every page of a site shares. */
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
    opens: kinds.line | kinds.mount,
    open(tag) {
      if ((tag.kind & kinds.line) !== 0) breakLine()
      if ((tag.kind & kinds.mount) === 0 || mountPoint !== null) return
      const id = attribute(tag, "id")
      if ((id !== null && mounts.has(id)) || mounts.has(tag.name)) mountPoint ??= id ?? tag.name
      if (hasAttribute(tag, "data-reactroot")) mountPoint ??= "data-reactroot"
    },
    close(element) {
      if ((element.kind & kinds.line) !== 0) breakLine()
    },
    closeInline(name) {
      if (name === "p") breakLine()
    },
    text(text, _from, flags, within) {
      if ((flags & unread) !== 0 || !shownWithin.has(within)) return
      const { words, chars } = measureText(text)
      const isChrome = (flags & inherits.chrome) !== 0
      const isMain = (flags & inherits.main) !== 0 && !isChrome
      counts.words += words
      counts.chars += words === 0 ? 0 : chars
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

/** Words between spaces; in languages without spaces, two characters count as one word. */
export const countWords = (text: string): number => measureText(text).words

/** The words, and the characters with every run of spaces counted as one. */
function measureText(text: string): { readonly words: number; readonly chars: number } {
  let words = 0
  let wide = 0
  let spaces = 0
  let isIn = false
  let isSpaced = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const isSpace = code <= 32 ? code === 32 || (code >= 9 && code <= 13) : code >= 160 && otherSpaces.has(code)
    if (isSpace && isSpaced) spaces += 1
    isSpaced = isSpace
    if (code >= 0x2e80 && code < 0xfb00 && !(code >= 0xac00 && code < 0xd7b0)) {
      wide += 1
      isIn = false
    } else if (code <= 32 || code === 160 || (code >= 0x2000 && code <= 0x200b)) isIn = false
    else if (!isIn) {
      words += 1
      isIn = true
    }
  }
  return { words: words + Math.ceil(wide / 2), chars: text.length - spaces }
}

const otherSpaces = new Set(
  Array.from(
    "\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff",
    (space) => space.charCodeAt(0),
  ),
)
