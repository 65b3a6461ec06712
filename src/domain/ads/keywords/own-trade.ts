import { tradeNames } from "../knowledge/agents.ts"
import type { Business } from "../read/read-business.ts"
import { contentStems } from "./keyword-key.ts"

/** The name of the industry in our table; none if it has no row. */
export const tradeNamesOf = (industry: string): readonly string[] | undefined =>
  tradeNames.find(({ pattern }) => pattern.test(industry.slice(0, 200)))?.names

/** The business's statements about what it is and does. */
export interface SaidTrade {
  /** Common names for its industry. */
  readonly names: readonly string[]
  /** The words of its industry and of its offers. */
  readonly stems: readonly string[]
  /** The words of its industry alone. */
  readonly industryStems: readonly string[]
}

export function readTrade({ form: { industry }, offers }: Business): SaidTrade {
  const texts = [industry.slice(0, 200), ...offers.map(({ name }) => name)]
  return {
    names: tradeNamesOf(industry) ?? [],
    stems: [...new Set(texts.flatMap(contentStems))],
    industryStems: contentStems(industry.slice(0, 200)),
  }
}

/** Say that somebody does it, but nothing about the profession. */
const anyTrade = new Set(["company", "service", "agency", "contractor", "teacher"].flatMap(contentStems))

/**
 * Whether the business itself claims this name for a provider: a dentist who offers Invisalign is not an orthodontist,
 * but a business that offers dog grooming is a dog groomer.
 */
export const isOwnTrade = (name: string, { names, stems }: SaidTrade): boolean =>
  names.includes(name) || tellingStems(name).every((stem) => isSaid(stem, stems))

/** Whether it is at least a branch of it: a real estate agent may be a listing agent. */
export const isBranchOfTrade = (name: string, { names, stems }: SaidTrade): boolean =>
  tellingStems(name).some((stem) => isSaid(stem, [...stems, ...names.flatMap(contentStems)]))

/** Whether its industry shares a word with it: a mover who packs is not a packing company. */
export const isBranchOfIndustry = (name: string, { names, industryStems }: SaidTrade): boolean =>
  names.includes(name) ||
  tellingStems(name).some((stem) => isSaid(stem, [...industryStems, ...names.flatMap(contentStems)]))

const tellingStems = (name: string): string[] => contentStems(name).filter((stem) => !anyTrade.has(stem))

const isSaid = (stem: string, said: readonly string[]): boolean => said.some((other) => areKin(stem, other))

/** Endings of an activity and of the person: "photography" and "photographer". */
const endings = new Set(["", "e", "er", "r", "or", "ist", "ant", "ing", "ion", "ation", "y", "ics"])

export function areKin(one: string, other: string): boolean {
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  return same >= 3 && endings.has(one.slice(same)) && endings.has(other.slice(same))
}
