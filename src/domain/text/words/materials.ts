const names = `
acacia acetate acrylic alabaster alder alloy alpaca aluminium aluminum angora ash bakelite bamboo basalt basswood beech beeswax birch
blackthorn blackwood boxwood brass bronze burlap calfskin canvas carbon cardboard cardstock cashmere cast-iron cedar cedarwood ceramic chambray
charmeuse chenille cherrywood chiffon clay concrete copper cordura corduroy cork cotton cowhide crystal damask
deerskin denim driftwood earthenware ebony elastane elm enamel felt fibreglass fiberglass fir flannel fleece foam fruitwood gingham
georgette glass gold goldtone granite graphite hardwood hawthorn hazelwood hemp hickory horsehair iroko iron ivory jacquard jade jersey jute kapok lambswool larch latex
leather leatherette lignin linden linen linoleum lucite lycra mahogany maple marble mdf melamine merino mesh metal microfiber
microfibre modal mohair moonstone muslin neoprene nickel nylon oak obsidian olivewood onyx opal organza paper parchment pearl
pewter pine plastic plexiglass plywood polyamide polycarbonate polycotton polyester polyethylene polypropylene
polystyrene polyurethane poplar porcelain pvc quartz rattan ramie rayon redwood resin rice-paper rosewood rubber sandalwood
sandstone sapele sateen satin seagrass sheepskin silicone silk silver sisal slate soapstone softwood soy spandex spruce
stainless steel stone stoneware suede sycamore taffeta teak tencel terracotta terry tin titanium topaz travertine tulle
turquoise tweed twill vellum velour velvet vicuna vinyl viscose walnut wax wicker willow wood wool worsted yew zinc zamak
rimu kauri totara jarrah padauk sassafras wenge purpleheart zebrawood cocobolo bubinga meranti sheesham raffia kiaat macrocarpa matai marri
blackbutt saligna imbuia stinkwood yellowwood tamboti pohutukawa puriri kahikatea rewarewa redgum ironbark karri merbau zebrano
pernambuco snakewood organdie cambric voile khadi calico hessian brocade gabardine ripstop nubuck antler platinum limestone
`
const materials: ReadonlySet<string> = new Set(names.trim().split(/\s+/))

/** "Cornel Bronze" is a dahlia: what grows is made of nothing. */
export const isGrowing = (word: string): boolean =>
  /^(?:tuber|corm|rhizome|seed|seedling|sapling|cutting|scion)s?$/.test(word.toLowerCase())

/** Words after a material that keep it a material: "soy wax", "oak veneer", "cotton blend". */
const carriers = new Set(
  "blend mix veneer alloy fabric fibre fiber thread weave knit wood steel iron wax clay sheet".split(" "),
)

export const isMaterialWord = (word: string): boolean => materials.has(word.toLowerCase())

/** A marble that rolls, and the run for it, are no stone. */
export const isToyMarble = (word: string, next: string): boolean =>
  word === "marble" && /^(?:runs?|tracks?|races?|maze|mazes|drops?|rolls?|games?|machines?|solitaire)$/.test(next)

/** "Birch bark", "spruce root", "walnut burl": behind a tree, the part of it that is used. */
export const isPartOfPlant = (word: string): boolean => /^(?:bark|roots?|burls?|burrs?|husks?|straw)$/.test(word)

const held =
  /\b(?:tube|bottle|jar|tin|box|bag|pot|can|case|pouch|sachet|sleeve|carton|wrapper|envelope)(?:e?s)? of \p{L}/iu

/** Whether the phrase names a material: "solid oak", "100% cotton", "a soft merino blend". */
export function isMaterial(phrase: string): boolean {
  const words = phrase.toLowerCase().split(" ")
  const last = words.at(-1) ?? ""
  // "Tubes of recycled aluminium" are packaging, not the product's material.
  if (
    words.length > 4 ||
    /^(?:not|no|scents?|smells?|fragrances?|flavou?rs?)$/.test(words[0] ?? "") ||
    held.test(phrase)
  )
    return false
  return materials.has(last) || (carriers.has(last) && words.slice(0, -1).some((word) => materials.has(word)))
}

/** "Peach" and "lime" are fruits, "hazel" and "holly" names. */
const trees =
  "cherry|holly|hazel|pear|apple|plum|chestnut|olive|lime|elder|damson|laburnum|apricot|almond|mulberry|quince|peach|mango|coconut|hornbeam|medlar|neem"
const madeOfTree = new RegExp(
  String.raw`\b(?:turned|carved|whittled|made|built|cut|sawn) (?:by hand )?(?:from|of|in|out of) (?:\p{L}+ ){0,2}?(${trees})(?= (?:wood|with|and|by)\b|[,.;]|$)`,
  "iu",
)
const namedWood = new RegExp(String.raw`\b((?:${trees}) ?wood|(?:barley|wheat|rye|oat|rice) straw)\b`, "iu")

const timbers = `${trees}|alder|ash|beech|birch|blackthorn|blackwood|boxwood|cedar|cherrywood|ebony|elm|hawthorn|iroko|larch|mahogany|maple|oak|olivewood|pine|rimu|rosewood|sapele|sycamore|teak|walnut|willow|yew|kiaat|macrocarpa|matai|totara|kauri|jarrah|marri|saligna|imbuia|stinkwood|yellowwood|tamboti|sheesham|meranti|sassafras`
const notWood = "(?! (?:lea(?:f|ves)|blossoms?|flowers?|fruits?|seeds?|nuts?|twigs?)(?![\\p{L}-]))"
const anyTimber = new RegExp(String.raw`(?<![\p{L}-])(?:${timbers})(?![\p{L}-])${notWood}`, "iu")
/** A "mango leaf" block shows a leaf. */
export const namesTimber = (text: string): boolean => anyTimber.test(text)

/** "Bog oak" is another wood than oak. */
const timber = `(?:(?:bog|white|red|spalted|burr|wild|huon|scots|silver|black) )?(?:${timbers})`
const rowOfTimbers = new RegExp(
  String.raw`(?<![\p{L}-])(?:${timber})(?:(?:,| and| or|, and|, or) (?:${timber})){1,6}(?![\p{L}-])`,
  "giu",
)

/** "Plum, pear and yew" of a thing that is turned: each is a wood. */
export const timbersIn = (text: string): string[] =>
  (text.match(rowOfTimbers) ?? []).flatMap((row) => row.toLowerCase().split(/, (?:and |or )?| (?:and|or) /))

/** A tree that is also a fruit or a name is a material only where something is made of it: "turned from English cherry", "barley straw". */
export const woodIn = (text: string): string | null =>
  (namedWood.exec(text) ?? madeOfTree.exec(text))?.[1]?.toLowerCase() ?? null

const alsoColours = /^(?:slate|stone|pearl|copper|bronze|silver|ivory|walnut|chestnut|oak)$/

/** Materials that also name a color. */
export const isAlsoColour = (word: string): boolean => alsoColours.test(word)

/** "Felt hat in walnut": behind what it is made of, the color it comes in. */
export const withoutColourBehind = (name: string): string =>
  name.replace(/ in (\p{L}+)$/iu, (found: string, word: string, at: number) =>
    isAlsoColour(word.toLowerCase()) && name.slice(0, at).toLowerCase().split(" ").some(isMaterialWord) ? "" : found,
  )
