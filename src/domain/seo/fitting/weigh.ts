import { contentWords } from "../../text/words/content-words.ts"
import { type Brief, briefTexts } from "../brief.ts"

const caches = new WeakMap<Brief, (piece: string) => number>()

/** How much of the brief a piece of text covers: its main words count twice, numbers three times. */
export function weigher(brief: Brief): (piece: string) => number {
  const known = caches.get(brief)
  if (known) return known
  const main = new Set(contentWords(clip([brief.targetKeywords, ...brief.products.map(({ name }) => name)].join(" "))))
  const all = new Set(contentWords(clip([...briefTexts.map((key) => brief[key]), ...texts(brief)].join(" "))))
  const weigh = (piece: string): number => {
    let weight = 0
    for (const word of contentWords(piece)) {
      if (!all.has(word) && !main.has(word)) continue
      weight += /\d/u.test(word) ? 3 : main.has(word) ? 2 : 1
    }
    return weight
  }
  caches.set(brief, weigh)
  return weigh
}

const texts = (brief: Brief): string[] => [
  ...brief.products.flatMap(({ name, category, description }) => [name, category, description]),
  ...brief.bodyTextSections.map(({ content }) => content),
]

const clip = (text: string): string => text.slice(0, 50_000)
