import type { Told } from "./teller.ts"
import { readNounPhrase } from "./understand/noun-phrase.ts"
import { contentStems, shareIn } from "./understand/stems.ts"
import { isDeterminer, isNumber, plain } from "./understand/word-kinds.ts"

/** A few words that tell one thing from another: "Folding Handles", "450 ml", "hammered by hand". */
export interface Attribute {
  readonly text: string
  readonly stems: ReadonlySet<string>
  /** Can stand before the noun: "stoneware", "12 oz", "reversible". */
  readonly isDescribing: boolean
}

const maxWords = 4

const withoutArticle = (text: string): string => {
  const [first = "", ...rest] = text.split(" ")
  return isDeterminer(first) && !/^(?:no|each|every|both|all)$/i.test(first) ? rest.join(" ") : text
}

/** Short forms of what one fact says, the fullest first. */
function shortForms({ fact, telling }: Told): string[] {
  const bare = withoutArticle(fact.text)
  const { head, tails } = readNounPhrase(bare)
  switch (fact.shape) {
    case "verb":
      return [
        bare.replace(/^(?:is|are) (?:an? )?/i, "").replace(/^(?:holds|weighs|measures|contains|has) (?:an? )?/i, ""),
      ]
    case "participle":
    case "adjective":
      return [bare]
    case "passive":
      return [
        `${withoutArticle(fact.subject)} ${fact.rest}`,
        tails[0] === undefined ? "" : withoutArticle(fact.subject),
      ]
    case "noun":
      return [
        bare,
        head,
        ...tails
          .filter(({ opener }) => opener === "with")
          .flatMap(({ text }) => text.split(/,? and |, /).map(withoutArticle)),
      ]
    case "adjunct":
      return [withoutArticle(bare.replace(/^with /i, ""))]
    default:
      return telling.as === "part" ? [withoutArticle(telling.text)] : []
  }
}

const describes = ({ fact, telling }: Told, text: string): boolean =>
  !text.includes(" and ") &&
  ((fact.shape === "adjective" && text.split(" ").length === 1) ||
    (fact.shape === "noun" && telling.as === "predicate" && text.split(" ").length < 3))

/** "Store below 70°F", "free pickup on Thursdays": what is done with it or around it tells it from no other. */
const isDeed =
  /^(?:store|keep|wash|wipe|dry|use|do not|don't|never|always|handle|shake|rinse|order|ships?|free (?:pickup|collection|delivery|shipping|postage)|pickup|collection|delivery)\b(?! (?:box|bag|bucket|cloth|cover|case|jar|tin|rack|towel|bar|brush))/i

export function attributesOf(told: readonly Told[]): Attribute[] {
  const out: Attribute[] = []
  for (const item of told) {
    if (isDeed.test(item.fact.text)) continue
    if (item.fact.role === "delivery" || item.fact.role === "condition" || item.fact.role === "story") continue
    for (const text of shortForms(item)) {
      const clean = text.replace(/[()]|\.(?!\d)/g, "").trim()
      const words = clean.split(" ")
      if (/^(?:in|on|at|for|from|by|under|over) /i.test(clean)) continue
      if (clean === "" || words.length > maxWords || clean.length > 34 || /[$£€:]/.test(clean)) continue
      if (words.length === 1 && isNumber(clean) && !/[a-z]/i.test(clean)) continue
      const stems = contentStems(clean)
      if (stems.size === 0 || out.some((known) => shareIn(stems, known.stems) > 0.6)) continue
      out.push({ text: clean, stems, isDescribing: describes(item, clean) })
    }
  }
  return out
}

/** What does not say again what is there already. */
export const newTo = (text: string, attributes: readonly Attribute[]): Attribute[] => {
  const stems = contentStems(text)
  return attributes.filter(
    (attribute) => shareIn(attribute.stems, stems) < 0.5 && !text.toLowerCase().includes(plain(attribute.text)),
  )
}
