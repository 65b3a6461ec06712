import * as z from "zod/mini"
import { wholeItemSchema } from "../../../contract/history.ts"
import { analysisSchema } from "../../../contract/pages.ts"
import { judgementSchema, type ProductResult, resultSchema } from "../../../contract/seo/listing.ts"
import { findPlatform } from "../../../domain/seo/find-platform.ts"
import { slotItems } from "../../../domain/seo/listing.ts"

/** A listing with its platform's names for the slots, then the improvements. */
function showProduct(product: ProductResult, platformId: string): string {
  const slots = findPlatform(platformId)?.slots ?? []
  const texts = slots.flatMap(({ key, label, kind }) => {
    const items = slotItems(product, key)
    if (items.length === 0) return []
    return [kind === "list" ? `${label}: ${items.join(" | ")}` : `${label}: ${items.join("\n")}`]
  })
  return [
    `## ${product.productName} (productId ${product.id}, score ${product.seoScore} of 100)`,
    ...texts,
    ...product.recommendations.map((advice) => `To improve: ${advice}`),
    ...product.notes.asks.map(
      ({ question, about }) => `Worth asking the seller: ${question}${about === "" ? "" : ` It was: “${about}”`}`,
    ),
    ...product.notes.leftOut.map(({ text, reason }) => `Left out: “${text}” (${reason})`),
    ...product.unsupportedClaims.map(({ text, field }) => `Not said in the brief: “${text}” in ${field}`),
  ].join("\n")
}

export function showResult(answer: unknown): string {
  const { id, platform, products } = z.parse(resultSchema, answer)
  return [`Saved as history item ${id}.`, ...products.map((product) => showProduct(product, platform))].join("\n\n")
}

export function showItem(answer: unknown): string {
  const { id, title, platform, products } = z.parse(wholeItemSchema, answer)
  return [
    `History item ${id}: ${title} (${platform})`,
    ...products.map((product) => showProduct(product, platform)),
  ].join("\n\n")
}

export function showScore(answer: unknown): string {
  const { score, checks, recommendations, unsupportedClaims } = z.parse(judgementSchema, answer)
  return [
    `Score: ${score} of 100`,
    ...checks.map(({ label, points, maxPoints, evidence }) => `${label}: ${points} of ${maxPoints}. ${evidence}`),
    ...recommendations.map((advice) => `To improve: ${advice}`),
    ...unsupportedClaims.map(({ text, field }) => `Not said in the brief: “${text}” in ${field}`),
  ].join("\n")
}

export function showAnalysis(answer: unknown): string {
  const { url, seoScore, recommendations, improvedTitleTag, improvedMetaDescription, brokenLinks } = z.parse(
    analysisSchema,
    answer,
  )
  return [
    `${url}: ${seoScore} of 100`,
    ...recommendations.map((advice) => `To improve: ${advice}`),
    `Better title: ${improvedTitleTag ?? "none"}`,
    `Better description: ${improvedMetaDescription ?? "none"}`,
    ...brokenLinks.map((link) => `Broken link: ${link}`),
  ].join("\n")
}
