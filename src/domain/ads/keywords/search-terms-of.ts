import { singular } from "../../text/plural.ts"
import type { BusinessType } from "../ads-form.ts"
import { agentRows } from "../knowledge/agents.ts"
import { legalAgents } from "../knowledge/keyword-patterns.ts"
import type { OfferKind } from "../knowledge/offer-heads.ts"
import { searchNames } from "../knowledge/search-names.ts"
import type { Offer } from "../read/read-offers.ts"

/** Something people type, and what kind of thing it is. */
export interface SearchTerm {
  readonly text: string
  readonly kind: OfferKind
  /** Typed by people whom the business can serve, and no name for the business itself. */
  readonly isKeywordOnly?: true
}

/** What people type who want an offer: its own name, and the name for the person who does it. */
export function searchTermsOf({ name, kind }: Offer, type: BusinessType): readonly SearchTerm[] {
  const small = name.toLowerCase()
  const named = searchNames.filter((row) => row.types.includes(type) && row.pattern.test(small))
  const others = named.flatMap(({ pattern, names, isKeywordOnly }) =>
    names.map(
      (each): SearchTerm => ({
        text: each.name.replace("$1", pattern.exec(small)?.[1] ?? ""),
        kind: each.kind,
        ...(isKeywordOnly && { isKeywordOnly }),
      }),
    ),
  )
  if (kind === "matter") return legalTerms(small)
  const agents = agentsOf(small).map((text): SearchTerm => ({ text, kind: "agent" }))
  const own: SearchTerm[] = named.some(({ isInstead }) => isInstead) ? [] : [{ text: searched(small, kind), kind }]
  return [...own, ...agents, ...others]
}

/** "car accidents" → "car accident lawyer", "family law" → "family law attorney". */
function legalTerms(name: string): SearchTerm[] {
  const matter = (/^wills?$/.test(name) ? "wills" : singular(name)).replace(
    /\s+(?:claims?|cases?|matters?|representation|services)$/,
    "",
  )
  const words = legalAgents.map((agent) =>
    agent === "lawyer" ? `${matter.replace(/\s+law$/, "")} lawyer` : `${matter} attorney`,
  )
  return words.map((text) => ({ text, kind: "agent" }))
}

function agentsOf(name: string): string[] {
  const rows = agentRows.filter(({ tail }) => name === tail || name.endsWith(` ${tail}`))
  const [longest] = rows.toSorted((a, b) => b.tail.length - a.tail.length)
  if (longest === undefined) return []
  const before = name.slice(0, name.length - longest.tail.length).trim()
  if (longest.agent.includes("{x}")) return before === "" ? [] : [longest.agent.replace("{x}", before)]
  return [before === "" ? longest.agent : `${before} ${longest.agent}`]
}

/** "catering for events" is searched for as "catering"; "dance classes for kids" as it is. */
const searched = (name: string, kind: OfferKind): string =>
  kind === "activity" || kind === "food" ? name.replace(/\s+for\s.*$/, "") : name
