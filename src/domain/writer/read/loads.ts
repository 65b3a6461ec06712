import type { Fact } from "../fact.ts"

/** "7 to 9 kg" of washing machines is what they hold. */
export const withLoads = (said: string, facts: readonly Fact[]): readonly Fact[] =>
  /\b(?:washing machines?|washers?|(?:washer|tumble) dryers?)\b/i.test(said)
    ? facts.map((fact) =>
        fact.topic === "weight" && !/weigh/i.test(fact.text) ? { ...fact, topic: "capacity" } : fact,
      )
    : facts
