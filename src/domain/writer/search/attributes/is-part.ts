import type { Understanding } from "../../understanding.ts"

/** A part of this kind fits the maker's machine, and somebody else may have made it. */
const part =
  /\b(?:parts?|spares?|motor|board|pump|screen|batter(?:y|ies)|knobs?|carburett?ors?|carb|seals?|belt|filter|cover|case|handle|wheels?|blades?|charger|adapt[eo]r|strap|mount|bracket|keys?|gears?|gasket|hose|bearings?|mirror|lights?|lamp|switch|sensor|plugs?|lens|bag|manual|arm|cable|lead|remote|stand|box|lid|brush(?:es)?|nozzle|element|hinge|prop|propeller)s?$/i

const shelf = /\b(?:parts|spares|bits)$/i

/** By its name, by where it is filed, or by what the shop deals in. */
export const isPart = (u: Understanding): boolean =>
  part.test((u.thing.name.split(/,| for /)[0] ?? "").replace(/ (?:\S*\d\S*|pair)$/i, "")) || isFiledAsPart(u)

export const isFiledAsPart = ({ subject, brief }: Understanding): boolean =>
  [subject.category, brief.industry, brief.businessName].some((each) => shelf.test(each.trim()))
