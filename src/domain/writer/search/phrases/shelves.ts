/** Names of departments, which can contain anything. */
const shelf =
  /\b(?:personal care|home living|other|misc|various|accessories|supplies|products|goods|items|small kitchen|(?:car|auto|motor|vehicle|bike|spare) (?:parts|spares))\b| (?:parts?|spares?)$/

/** Too wide to say anything about a thing. */
const wide =
  /^(?:.* )?(?:jewell?ery|instruments|furniture|clothing|clothes|apparel|attire|fashion|appliances?|electronics|toys?|games?|home|decor|art|arts|crafts?|kitchen|kitchenware|bakeware|cookware|tableware|glassware|drinkware|homeware|garden|outdoors?|tools?|sports?|fitness|pets?|dogs?|cats?|music|books?|equipment|gear|parts|hardware|motors|beauty|health|wellness|food|drinks?|snacks?|condiments?|groceries|grocery|pantry|spices|gifts?|baby|kids|hair|skin|bath|body|seeds|plants|animals|furnishings|office|stationery|textiles|retail|shop|store|collectibles|miniatures|antiques|vintage|media|education|services?|industry|software)$/

/** Whether its last word may be anything: "farm animals". */
export const isWide = (sort: string): boolean => wide.test(sort)

/** Activities and wishes, not things. */
const field =
  /\b(?:care|decor|living|baking|cooking|sewing|knitting|crafting|gardening|grooming|camping|fashion|attire|bedding|improvement|maintenance|organi[sz]ation|lifestyle|wellness|beauty|essentials|equipment|hardware|machinery|maintenance|sports|tools|lighting|seating|flooring)$/

/** "Games card", "home services": the first word is the department. */
const inDepartment = /^(?:games|apps|tools|sports|crafts|clothing|electronics) \p{L}+$|\bservices?$/u

/** Whether a category is a department, which says nothing about its products; "dollhouse furniture" says what they are. */
export const isShelf = (sort: string): boolean =>
  shelf.test(sort) || field.test(sort) || inDepartment.test(sort) || (!sort.includes(" ") && wide.test(sort))

/** Whether a shelf of two words or more still says nothing: "home decor", "craft supplies", but not "bookbinding supplies". */
export const isDepartment = (sort: string): boolean =>
  sort.split(" ").every((word) => wide.test(word) || field.test(word) || isAnyKind.test(word))

const isAnyKind =
  /^(?:supplies|supply|accessories|products?|goods|items|handmade|vintage|antiques?|digital|custom|personali[sz]ed|small|other|unique|modern|rustic|patterns?|kits?|making|works?|work)$/
