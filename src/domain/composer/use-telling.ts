import type { Telling } from "./predicates.ts"
import type { Understanding } from "./understand/understand.ts"

/** "Baby soft feet" are what a mask is for: it has none. */
const isBodyPart =
  /^(?:feet|heels|hands|skin|hair|lips|lashes|brows|eyebrows|cheeks|elbows|teeth|gums|nails|scalp|curls)$/

/** "Bright indirect light" is where a plant stands, and nothing that hangs on it. */
const isPlant = /plant|^(?:cactus|succulent|fern|palm|orchid|monstera|seedling|bonsai|ivy|pothos|philodendron)s?$/

/** What a thing is for, or what it wants, where the brief only names it. */
export function useTelling(small: string, { noun }: Pick<Understanding, "noun">): Telling | null {
  const words = small.split(" ")
  const last = words.at(-1) ?? ""
  if (last === "light" && isPlant.test(noun)) return { as: "predicate", text: `needs ${small}` }
  const isUse = isBodyPart.test(last) && words.length > 1 && words.length < 5
  return isUse ? { as: "predicate", text: `is for ${small}` } : null
}
