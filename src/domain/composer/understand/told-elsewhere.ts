import { isMaterial } from "../../text/materials.ts"
import type { Fact } from "./facts.ts"
import { plainestWords } from "./plainest-words.ts"
import { contentStems, shareIn } from "./stems.ts"

/** What another fact says too, in plainer words or in fuller ones. */
export const isToldElsewhere = (fact: Fact, facts: readonly Fact[]): boolean =>
  isToldPlainly(fact, facts) || isInFuller(fact, facts)

/** "Everything goes in the dishwasher", where another fact says that it is dishwasher safe. */
function isToldPlainly({ text }: Fact, facts: readonly Fact[]): boolean {
  const plainer = plainestWords(text)
  return plainer !== text && facts.some(({ stems }) => shareIn(contentStems(plainer), stems) >= 0.99)
}

/** "Made of titanium", where another says "titanium without any coating". */
function isInFuller(fact: Fact, facts: readonly Fact[]): boolean {
  const of = /^made of (.+)$/i.exec(fact.text)?.[1]?.toLowerCase()
  return (
    (of !== undefined &&
      facts.some(({ text, shape }) => shape === "noun" && text.toLowerCase().startsWith(`${of} `))) ||
    // "Lambswool", where another says "100% lambswool"
    (isMaterial(fact.text) &&
      facts.some(({ text }) => /^\d+% /.test(text) && text.toLowerCase().endsWith(` ${fact.text.toLowerCase()}`))) ||
    // "Ready in 4 minutes", where another says that it cooks in as many
    facts.some(({ text }) => {
      const [, time = ""] = /^(?:cooks|bakes|brews|heats|boils|steeps|microwaves) (in \d+ \p{L}+)\b/iu.exec(text) ?? []
      return time !== "" && fact.text.toLowerCase() === `ready ${time}`
    })
  )
}
