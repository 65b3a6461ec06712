import { singular } from "../../../text/words/plural.ts"
import { wordSet } from "../../../text/words/word-set.ts"
import type { Understanding } from "../../understanding.ts"

const pests = wordSet(`
  ant bat bedbug beetle bee bug cockroach fly flea gopher hornet mole mosquito moth mouse opossum pigeon possum raccoon rat roach
  rodent scorpion silverfish skunk snake spider squirrel termite tick wasp woodworm`)
const ofPests = /(?<!\p{L})(?:pests?|exterminat\p{L}*|fumigat\p{L}*|vermin)(?!\p{L})/iu

/** "Ants" of somebody who gets rid of them: people type "ant control". */
export function workOnPests(name: string, { thing, brief }: Understanding): string {
  const one = singular(name.toLowerCase().replace(/^bed bugs?$/, "bedbug"))
  return pests.has(one) && ofPests.test(`${thing.seller} ${brief.industry} ${brief.description}`)
    ? `${one === "bedbug" ? "bed bug" : one} control`
    : name
}
