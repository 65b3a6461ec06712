import type { Fact } from "../fact.ts"
import type { Section } from "../plan/section.ts"

const saysWho = /\b(?:i|we|our|my|us|shop|store|studio|workshop|farm|family)\b/i

/** What is true of all products of a shop describes the products, not the shop. */
export function makingOrShop({ heading }: Section, facts: readonly Fact[]): Section["heading"] {
  const isOfShop = facts.every(({ topic, shape }) => /^(?:story|shop)$/.test(topic) && shape !== "participle")
  if (!facts.some(({ topic }) => topic === "shop")) return heading === "making" && isOfShop ? "shop" : heading
  const isSaid = facts.some((fact) => fact.topic === "story" || (fact.isRun !== true && saysWho.test(fact.text)))
  return isSaid ? "shop" : "know"
}
