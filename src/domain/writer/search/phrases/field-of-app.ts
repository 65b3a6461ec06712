import { appStoreCategories } from "../../../rule-book/enumerations/app-store-categories.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"

const categories = new Set(appStoreCategories.entries.map(({ label }) => label.toLowerCase()))

/** "Pigeon racing", "farm record app": the field of the app, in more words than a store's category. */
export function fieldOf({ brief, clean, language }: Understanding): string {
  const field = withoutEnd(clean(brief.industry))
    .toLowerCase()
    .replace(/ apps$/, " app")
    .replace(/ software$/, "")
  const bare = field.replace(/ (?:app|games?|software)$/, "")
  // "Woodworking software" is for woodworking.
  const isField = isThingPhrase(bare) || /^\p{L}{5,}ing$/u.test(bare)
  return language === "en" && isField && !categories.has(bare) ? field : ""
}
