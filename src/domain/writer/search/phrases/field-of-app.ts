import { appStoreCategories } from "../../../rule-book/enumerations/app-store-categories.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"

/** "Outdoor reference" is a department, like each of the store's. */
const ofDepartment: ReadonlySet<string> = new Set([
  ...appStoreCategories.entries.flatMap(({ label }) => label.toLowerCase().split(/[^\p{L}]+/u)),
  ...["outdoor", "outdoors", "hobby", "tutoring", "teaching", "learning", "training", "tools", "tracking"],
])

/** "Pigeon racing", "farm record app": the field of the app, in more words than a store's category. */
export function fieldOf({ brief, clean, language }: Understanding): string {
  const field = withoutEnd(clean(brief.industry))
    .toLowerCase()
    .replace(/ apps$/, " app")
    .replace(/ (?:business )?(?:software|tools)$/, "")
  const bare = field.replace(/ (?:app|games?|software)$/, "")
  // "Woodworking software" is for woodworking, and "bell ringing" is done.
  const isField = isThingPhrase(bare) || /^(?:\p{L}+ ){0,2}\p{L}{4,}ing$/u.test(bare)
  return language === "en" && isField && !bare.split(" ").every((word) => ofDepartment.has(word)) ? field : ""
}
