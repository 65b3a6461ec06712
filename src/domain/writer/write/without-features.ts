import { splitSentences } from "../../text/split/split-sentences.ts"
import { isHasty, type Understanding } from "../understanding.ts"
import { asItem } from "./grammar.ts"
import { isFeature, isFeatureTold, isLabelTold, withoutItems } from "./is-told.ts"

/** A feature that a sentence tells is no item below it. */
export function withoutFeatures(blocks: readonly string[], u: Understanding): readonly string[] {
  const { genre, facts, thing } = u
  if (genre === "service" || genre === "video") return blocks
  const features = facts.filter(isFeature)
  const items = new Set(features.map(({ text }) => `- ${asItem(text)}`))
  const sentences = blocks.flatMap((block) =>
    block.split("\n").flatMap((line) => (items.has(line) ? [] : splitSentences(line.replace(/^- /, "")))),
  )
  const isInHaste = isHasty(u)
  const again = new Set(
    features
      .filter((fact) => isFeatureTold(fact, sentences) || (isInHaste && isLabelTold(fact, sentences, thing.name)))
      .map(({ text }) => `- ${asItem(text)}`),
  )
  return withoutItems(blocks, (item) => again.has(item))
}
