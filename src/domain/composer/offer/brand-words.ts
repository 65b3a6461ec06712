import { englishWords } from "../../text/english-words.ts"
import { singular } from "../../text/plural.ts"
import type { Understanding } from "../understand/understand.ts"
import { isAdjective } from "../understand/word-kinds.ts"

const isColour = (word: string): boolean =>
  /^(?:black|white|gr[ea]y|silver|gold|blue|red|green|yellow|orange|pink|purple|brown|beige|cream|navy)$/i.test(word)
/** "Backlit", "front-loading": made like an adjective, whether or not a dictionary has it. */
const describes =
  /^(?:back|under|well|dim|sun|top|front|semi|multi|dual|ultra)(?:lit|load(?:ing|er)|mount(?:ed)?|wired|sided)$/
const firstName = /^\p{Lu}[\p{Ll}'-]{2,}$/u

/** The words of its name that are names: those that running text keeps, and a first word that is no English or stands before a model. */
export function brandWords({ name, title }: Understanding): string[] {
  const kept = name.split(" ").filter((word) => firstName.test(word) && !isAdjective(word) && !isColour(word))
  const [first = "", next = ""] = title.split(" ")
  const lower = first.toLowerCase()
  const isBrand =
    /\p{L}.*\d|\d.*\p{L}/u.test(next) ||
    !(englishWords().has(lower) || englishWords().has(singular(lower)) || describes.test(lower))
  return firstName.test(first) && !first.includes("-") && isBrand && !isAdjective(first) && !isColour(first)
    ? [...kept, first]
    : kept
}
