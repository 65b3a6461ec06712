import { mapValue, type SlotValue } from "../seo/listing.ts"
import { type CheckOutcome, makeCheck } from "./check.ts"
import { times } from "./wording/amounts.ts"
import { quote } from "./wording/quote.ts"

/** Limits how often each of these characters appears. */
export interface CharacterRepeatLimit {
  readonly check: "character-repeat"
  readonly characters: string
  readonly max: number
}

export type CharacterRepeatCode = "character-repeated"

/** Each character on its own; the outcome names the most common one. */
export function checkCharacterRepeat(
  text: string,
  { characters, max }: Pick<CharacterRepeatLimit, "characters" | "max">,
): CheckOutcome<CharacterRepeatCode> {
  let measured = 0
  let found = ""
  for (const character of characters) {
    const count = text.split(character).length - 1
    if (count <= measured) continue
    measured = count
    found = character
  }
  if (measured <= max) return { code: "ok", measured, limit: max }
  return { code: "character-repeated", measured, limit: max, found }
}

export const characterRepeat = makeCheck<CharacterRepeatLimit, CharacterRepeatCode>({
  id: "character-repeat",
  measure: (limit, { text }) => checkCharacterRepeat(text, limit),
  words: {
    "character-repeated": ({ measured, limit, found }) =>
      `${quote(found)} appears ${measured} times; at most ${times(limit)} ${limit === 1 ? "is" : "are"} allowed.`,
  },
  describeLimit: ({ characters, max }) => `each of \`${characters}\` at most ${times(max)}`,
  promptLine: ({ characters, max }) => `${[...characters].join(" ")} at most ${times(max)} each`,
  isRewritten: "never",
  earnsPoints: true,
  mend: {
    change: mendCharacterRepeat,
    says: ({ characters, max }) => `None of ${[...characters].join(" ")} more than ${times(max)}.`,
  },
})

/** Keeps the first allowed occurrences of a character; later ones become words or are removed. */
function mendCharacterRepeat(value: SlotValue, { characters, max }: CharacterRepeatLimit): SlotValue {
  return mapValue(value, (text) => {
    let rest = text
    for (const character of characters) rest = limitCharacter(rest, character, max)
    return rest
  })
}

const instead: Readonly<Record<string, string>> = { "&": "and", "+": "and", "%": "percent", ":": "," }

function limitCharacter(text: string, character: string, max: number): string {
  const [first, ...others] = text.split(character)
  let out = first ?? ""
  for (const [index, piece] of others.entries()) {
    const word = index < max ? character : (instead[character] ?? "")
    const isWord = /\p{L}/u.test(word)
    const before = isWord && !/\s$/u.test(out) ? " " : ""
    out += `${before}${word}${isWord && !/^\s/u.test(piece) ? " " : ""}${word === "" && /\s$/u.test(out) ? piece.trimStart() : piece}`
  }
  return out
}
