import { singular } from "../../text/words/plural.ts"
import { inLocalWords } from "../in-local-words.ts"
import { agentRows } from "../knowledge/agents.ts"
import { legalAgents } from "../knowledge/keyword-patterns.ts"
import type { OfferKind } from "../knowledge/offer-heads.ts"
import { searchNames } from "../knowledge/search-names.ts"
import type { Business } from "../read/read-business.ts"
import type { Offer } from "../read/read-offers.ts"
import { isBranchOfIndustry, isBranchOfTrade, isOwnTrade, readTrade, type SaidTrade } from "./own-trade.ts"

/** A search and its kind. */
export interface SearchTerm {
  readonly text: string
  readonly kind: OfferKind
  /** Typed by people whom the business can serve, but not a name for the business itself. */
  readonly isKeywordOnly?: true
}

/** What people type for an offer: its own name, and the name of the provider. */
export function searchTermsOf({ name, kind, also }: Offer, business: Business): readonly SearchTerm[] {
  const small = name.toLowerCase()
  const { countryCode } = business.place
  if (kind === "matter") return legalTerms(small, countryCode)
  const trade = readTrade(business)
  const named = searchNames.filter((row) => row.types.includes(business.type) && row.pattern.test(small))
  const isInstead = named.some((row) => row.isInstead)
  const others = named.flatMap(({ pattern, names, isKeywordOnly }) =>
    names.flatMap((each): SearchTerm[] => {
      const found = pattern.exec(small)?.[1] ?? ""
      const local = inLocalWords(each.name, countryCode)
      if (local === null) return []
      const isTheirs = isInstead ? isBranchOfTrade : isOwnTrade
      if (each.kind === "agent" && !isTheirs(each.name.replace("$1", found), trade)) return []
      return [{ text: local.replace("$1", found), kind: each.kind, ...(isKeywordOnly && { isKeywordOnly }) }]
    }),
  )
  const agents = agentsOf(small, trade, countryCode).map((text): SearchTerm => ({ text, kind: "agent" }))
  const own: SearchTerm[] = isInstead || kind === "people" ? [] : [{ text: searched(small, kind), kind }]
  const besides: SearchTerm[] = also === undefined ? [] : [{ text: also, kind, isKeywordOnly: true }]
  return [...own, ...besides, ...agents, ...others]
}

/** "car accidents" → "car accident lawyer", "family law" → "family law attorney". */
function legalTerms(name: string, countryCode: string): SearchTerm[] {
  const matter = (/^wills?$/.test(name) ? "wills" : singular(name)).replace(
    /\s+(?:claims?|cases?|matters?|representation|services)$/,
    "",
  )
  const agents = legalAgents.flatMap((agent) => inLocalWords(agent, countryCode) ?? [])
  const words = agents.map((agent) =>
    agent === "lawyer" ? `${matter.replace(/\s+law$/, "")} lawyer` : `${matter} ${agent}`,
  )
  return words.map((text) => ({ text, kind: "agent" }))
}

function agentsOf(name: string, trade: SaidTrade, countryCode: string): string[] {
  const rows = agentRows.filter(({ tail }) => name === tail || name.endsWith(` ${tail}`))
  const [longest] = rows.toSorted((a, b) => b.tail.length - a.tail.length)
  if (longest === undefined) return []
  const before = name.slice(0, name.length - longest.tail.length).trim()
  const agent = inLocalWords(longest.agent, countryCode)
  const own = trade.names.length === 0 ? isOwnTrade : isBranchOfIndustry
  if (agent === null || !own(longest.agent.replace("{x}", before), trade)) return []
  if (agent.includes("{x}")) return before === "" ? [] : [agent.replace("{x}", before)]
  return [before === "" ? agent : `${before} ${agent}`]
}

/** People search for "catering for events" as "catering", but for "dance classes for kids" as it is. */
const searched = (name: string, kind: OfferKind): string =>
  kind === "activity" || kind === "food" ? name.replace(/\s+for\s.*$/, "") : name
