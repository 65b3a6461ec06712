import { headNoun, singular } from "../../../text/words/plural.ts"
import { shelfOfParts } from "../../read/category-of-part.ts"
import type { Understanding } from "../../understanding.ts"

/** A part of this kind fits the maker's machine, and somebody else may have made it. */
const part =
  /\b(?:parts?|spares?|motor|board|pump|screen|batter(?:y|ies)|knobs?|carburett?ors?|carb|seals?|belt|filter|cover|case|handle|wheels?|blades?|charger|adapt[eo]r|strap|mount|bracket|keys?|gears?|gasket|hose|bearings?|mirror|lights?|lamp|switch|sensor|plugs?|lens|bag|manual|arm|cable|lead|remote|stand|box|lid|brush(?:es)?|nozzle|element|hinge|prop|propeller|assembly|tonearm|lever|grille|cluster)s?$/i

/** By its name, by where it is filed, or by what the shop deals in. */
export const isPart = (u: Understanding): boolean =>
  part.test((u.thing.name.split(/,| for /)[0] ?? "").replace(/ (?:\S*\d\S*|pair)$/i, "")) || isFiledAsPart(u)

export const isFiledAsPart = ({ subject, brief, thing }: Understanding): boolean =>
  [subject.category, brief.industry, brief.businessName].some(
    (each) => shelfOfParts.test(each.trim()) && !namesWhole(each.trim(), thing.name),
  )

/** A telephone of a dealer in "telephones and spares" is whole. */
function namesWhole(shop: string, name: string): boolean {
  const [, whole = ""] = /(\p{L}+) (?:and|&) \p{L}+$/iu.exec(shop) ?? []
  return singular(whole.toLowerCase()) === singular(headNoun(name.split(/,| for /)[0] ?? "").toLowerCase())
}
