import { singular } from "../../../text/words/plural.ts"
import { wordMap } from "../../../text/words/word-map.ts"

/** Work with the name of the person that does it; a clipper and a sharpener are tools. */
const agents = wordMap(
  `cleaning=cleaner building=builder fitting=fitter tuning=tuner tiling=tiler roofing=roofer plastering=plasterer welding=welder
  grooming=groomer painting=painter decorating=decorator moving=mover training=trainer teaching=teacher plumbing=plumber
  gardening=gardener landscaping=landscaper detailing=detailer bookkeeping=bookkeeper photography=photographer
  thatching=thatcher walling=waller shearing=shearer bookbinding=bookbinder upholstery=upholsterer joinery=joiner
  carpentry=carpenter translation=translator tutoring=tutor coaching=coach walking=walker sitting=sitter surveying=surveyor
  design=designer catering=caterer glazing=glazier masonry=mason`,
)

/** "piano tuner" of "piano tuning": people look for the one as for the other. Empty if nobody is called so. */
export function agentOf(work: string): string {
  const words = work.split(" ")
  const agent = agents.get(words.at(-1) ?? "")
  return agent === undefined || words.length < 2 || words.length > maxWords
    ? ""
    : [...words.slice(0, -1), agent].join(" ")
}

const maxWords = 3

const people = new Set(agents.values())
/** "Master thatchers" are the business, which does not offer them. */
export const namesPeople = (name: string): boolean => people.has(singular(name.split(" ").at(-1) ?? "").toLowerCase())
