import type { Brief, Product } from "../../seo/brief.ts"
import { headNoun, isPlural } from "../../text/words/plural.ts"
import type { Fact, Topic } from "../fact.ts"
import { nameIn } from "../type/shape.ts"
import { areAllKin } from "./kin.ts"
import { type Naming, nobody, type Owners, readNames } from "./naming.ts"
import { calledBy } from "./product-names.ts"
import { subjectIn } from "./subject-in.ts"

export const isTold = ({ field }: Pick<Fact, "field">): boolean => field === "description" || field === "bodyText"

export const ofAll =
  /^(?:all|both|every|each|everything|any|neither|either)\b|\b(?:either|both) *[.]?$|\beither (?:item|one)\b|\ball (?:of (?:it|them|these)|with|have)\b/i
const spare = /\b(?:spares?|replacements?|refills?|extra)\b/i
const isSpareOf = (product: Product | undefined, text: string): boolean =>
  product !== undefined && spare.test(product.name) && !spare.test(text)

/** What is sold beside the thing that the text is about, which goes on about that one. */
export const isOfferedBeside = ({ text, isCareful }: Pick<Fact, "text" | "isCareful">): boolean =>
  isCareful
    ? /^(?:i|we) (?:am |are )?also (?:sell|list|offer|stock)/i.test(text)
    : !/^also\b/i.test(text) && /\b(?:extra|also|separate(?:ly)?|if (?:you|u) want|on request)\b/i.test(text)
const warning = /\b(?:must(?: not|n['’]t)?|do not|don['’]t|never|keep away)\b/i
const definite = /^(?:the|its|there)\b/i
export const ofDeal: ReadonlySet<Topic> = new Set(["delivery", "place", "hours"])
/** A telegram continues with the thing that it named last. */
const goesOn: ReadonlySet<Topic> = new Set([
  ...(["what", "feature", "promise", "method", "use", "size", "material", "colour", "included", "excluded"] as const),
])

/** "Woven in Galashiels" and "780 g" leave their subject out. */
const isUnsaid = (shape: Fact["shape"]): boolean => /^(?:participle|adjective|third|labelled)$/.test(shape)

const isRequest = (shape: Fact["shape"], text: string): boolean => shape === "command" || /^please\b/i.test(text)

export interface Reader {
  readonly namedIn: Naming["namedIn"]
  readonly namedBySubject: Naming["namedBySubject"]
  /** Reads the facts in order: "it", and the rest of a sentence, mean the thing that was named last. */
  readonly ownersOf: (fact: Fact) => Owners
}

export function readOwners(
  products: readonly Product[],
  {
    businessName,
    itemCondition,
    facebookCondition,
  }: Pick<Brief, "businessName" | "itemCondition" | "facebookCondition">,
): Reader {
  const names = readNames(products, businessName)
  const areSorts = areAllKin(products)
  const namedBy = makeNamer(names, areSorts)
  const isSeveral = products.map(({ name }) => isPlural(headNoun(calledBy(name))))
  const isOfSeveral = (owners: Owners): boolean => [...owners].every((at) => isSeveral[at])
  // Of used things each is one piece with marks of its own.
  const areNewSorts = areSorts && itemCondition + facebookCondition === ""
  const told = new Set<number>()
  let last: Named = { field: "", owners: nobody, isSeveral: false }
  let lead = last
  let single = last
  const ownersOf = (fact: Fact): Owners => {
    const { text, field, isCareful, topic, shape } = fact
    const isOffer = !isCareful && isOfferedBeside({ text, isCareful })
    const named = namedBy(fact, field !== last.field)
    const isSameBreath = field === last.field && goesOnWith(fact, last, { areSorts, count: products.length })
    // "Twelve hooks are supplied" with the box, and "the front" behind that is the front of the box.
    const isContent =
      named.size > 0 &&
      (topic === "included" || comesWith.test(text)) &&
      isCareful &&
      field === lead.field &&
      lead.owners.size > 0
    // Of a scraper, "SS 202 blade" is no word about the spare blade; what one must not do with a blade is about both.
    const [only = -1] = named
    const isOfLead = field === lead.field && lead.owners.size === 1 && [...last.owners][0] === [...lead.owners][0]
    const isPart = named.size === 1 && isOfLead && isSpareOf(products[only], text)
    const isOfBoth = isPart && isCareful && (topic === "care" || warning.test(text))
    const meant =
      isOfSubject(fact) && isLikeOne(text) && isOfSeveral(last.owners) && single.field === field ? single : last
    // Behind a hasty list of all sorts, "lead keel, sold singly" is true of each.
    const isOfAllSorts = !isCareful && areNewSorts && told.size === products.length
    const before = (isSameBreath && !isOfAllSorts) || meant !== last ? meant.owners : nobody
    const ofNamed = isOfBoth ? new Set([...lead.owners, ...named]) : named.size === 0 ? before : named
    const owners = isContent || (isPart && !isOfBoth) ? lead.owners : ofNamed
    if (!isOffer && !isRequest(shape, text)) {
      last = { field, owners, isSeveral: isPlural(headNoun(nameIn(subjectIn(text)))) }
      if (owners.size === 1 && !isOfSeveral(owners)) single = last
    }
    if (lead.field !== field) lead = last
    if (isTold({ field }) && owners.size === 1) for (const at of owners) told.add(at)
    return owners
  }
  return { namedIn: names.namedIn, namedBySubject: names.namedBySubject, ownersOf }
}

/** A careful sentence is about its subject. */
const isOfSubject = (fact: Fact): boolean => fact.isCareful && hasSentences(fact) && !isRequest(fact.shape, fact.text)

/** The products that a text names: by its subject or its first words, as what is also sold, or by a size that only one of them has. */
const makeNamer =
  ({ namedIn, namedBySubject, namedFirst, measuredIn, byMeasure }: Naming, areSorts: boolean) =>
  (fact: Fact, isFirst: boolean): Owners => {
    const { text } = fact
    const byName = isOfSubject(fact) ? byMeasure(text, namedBySubject(text)) : namedFirst(text)
    if (byName.size > 0 || !isTold(fact)) return byName
    if (fact.isCareful && /^(?:i |we )?also\b/i.test(text)) return namedIn(text)
    // "I have upgraded, so my detector is for sale", where a text begins
    const isOfSeller = /^(?:i|we|my|our)\b(?!.*\b(?:both|either|all)\b)/is.test(text)
    const named = isFirst && isOfSeller && !areSorts ? namedIn(text) : nobody
    return named.size === 1 ? named : measuredIn(text)
  }

/** Whether a text without a product's name is about the one that was named last. */
function goesOnWith(
  { text, isCareful, isLeaning, topic, shape }: Fact,
  last: Named,
  { areSorts, count }: { readonly areSorts: boolean; readonly count: number },
): boolean {
  const isOfAny = ofAll.test(text)
  // "The glue comes off with warm water. Do not use it on broken skin."
  const isCare = topic === "care" && !areSorts
  const isAdvice = !isOfAny && (isCare || (isRequest(shape, text) && /\b(?:it|them)\b/i.test(text)))
  // "Two chambers, plunger disc and lid."
  const isLine = !areSorts && (shape === "noun" || topic === "included")
  const isMore = definite.test(text) || isUnsaid(shape) || isLine || /^\d/.test(text) || isAdvice
  // A telegram continues with the thing named last, and so does "the meter" after "the camera".
  const goesOnHere = !isOfAny && (isMore || !isCareful)
  const isOfLast =
    last.owners.size > 0 &&
    last.owners.size < count &&
    goesOnHere &&
    (definite.test(text) || isAdvice || (isCareful ? goesOn.has(topic) : !ofDeal.has(topic)))
  // "I make frame drums. Each has an ash frame": each of the drums.
  const isEach = last.isSeveral && /^each (?:one )?(?:is|has|comes|measures|weighs|holds)\b/i.test(text)
  const leansOnOne = isLeaning && (!isOfAny || !isCareful)
  return leansOnOne || isOfLast || (isEach && last.owners.size === 1)
}

interface Named {
  readonly field: string
  readonly owners: Owners
  readonly isSeveral: boolean
}

const comesWith = /\b(?:is|are) (?:included|supplied)\b/i

/** A story is told in sentences, too: "My grandmother sold dulse" is about her. */
const hasSentences = ({ field }: Pick<Fact, "field">): boolean => isTold({ field }) || /Story$/.test(field)

/** "You are welcome to throw a pot on it": not on eight shelves. */
const isLikeOne = (text: string): boolean => /\bit\b/i.test(text) && !/^(?:i|we)\b/i.test(text)
