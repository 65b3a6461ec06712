import type { Product } from "../../seo/brief.ts"
import type { Fact } from "../fact.ts"
import { areKin } from "./kin.ts"
import { shareIn, stemsOf } from "./merge.ts"
import type { Owners } from "./naming.ts"
import { countIn } from "./product-names.ts"

/** The form's one list of features, beside several products. */
export interface FeatureList {
  /** It tells of this product and of none that is another thing. */
  readonly isOwn: boolean
  /** It tells of another thing: "11 inch flat tawa", "6 mm base". */
  readonly isOfOther: boolean
  /** Whether all of a feature's words are this product's own. */
  readonly isSaid: (feature: Fact) => boolean
  /** "The surface is machined flat" says what the feature "machined cooking surface" does. */
  readonly tells: (fact: Fact) => boolean
  /** The products whose own texts have most of a feature's words. */
  readonly alike: (feature: Fact) => Owners
}

const most = 0.5
const fewest = 2

export function readFeatureList(facts: readonly Fact[], products: readonly Product[], subject: Product): FeatureList {
  const listed = facts.filter(({ field }) => field === "keyFeatures")
  const textOf = ({ name, description }: Product): ReadonlySet<string> => stemsOf(`${name} ${description}`)
  const countOf = (product: Product): number => {
    const stems = textOf(product)
    return listed.filter((each) => shareIn(each.stems, stems) > most).length
  }
  const isMuch = (said: number): boolean => said >= fewest && said * 2 >= listed.length
  const others = products.filter((other) => !areKin(subject, other)).map(countOf)
  const own = countOf(subject)
  const whole = products.map(textOf)
  return {
    isOwn: isMuch(own) && others.every((said) => said * 2 <= own),
    isOfOther: others.some((said) => isMuch(said) && own * 2 <= said),
    isSaid: ({ stems }) => shareIn(stems, textOf(subject)) === 1,
    tells: ({ stems }) => listed.some((feature) => countIn(feature.stems, stems) >= fewest),
    alike: ({ stems }) => new Set(whole.flatMap((text, at) => (shareIn(stems, text) > most ? [at] : []))),
  }
}
