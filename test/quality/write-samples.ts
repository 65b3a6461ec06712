// Runs the product on the sample briefs: written, fitted, scored, checked for claims and rules.

import { subjectsOf } from "../../src/domain/seo/brief.ts"
import { unsupportedClaims } from "../../src/domain/seo/claims.ts"
import { fit as fitToPlatform } from "../../src/domain/seo/fit.ts"
import type { Draft, Listing } from "../../src/domain/seo/listing.ts"
import { scoreListing } from "../../src/domain/seo/score-listing.ts"
import { violations } from "../../src/domain/seo/violations.ts"
import { compose } from "../../src/domain/writer/compose.ts"
import { proseOf } from "./fields.ts"
import { openLinter } from "./findings/lint.ts"
import type { Sample } from "./sample.ts"
import type { WrittenListing } from "./written-listing.ts"

/** A part of the product that threw, with its brief and error. */
export interface Failure {
  readonly part: "compose" | "fit" | "score" | "claims" | "violations"
  readonly id: string
  readonly message: string
}

export interface Harvest {
  readonly written: readonly WrittenListing[]
  readonly failures: readonly Failure[]
}

type Lint = Awaited<ReturnType<typeof openLinter>>

/** An error is reported and the rest is measured, so that one bad brief does not hide the other eighty-nine. */
export async function writeSamples(samples: readonly Sample[]): Promise<Harvest> {
  const lint = await openLinter(samples.map(({ brief }) => brief))
  const failures: Failure[] = []
  const written: WrittenListing[] = []
  for (const sample of samples)
    for (const place of subjectsOf(sample.brief).keys()) {
      const one = await writeOne(sample, place, lint, failures)
      if (one !== null) written.push(one)
    }
  return { written, failures }
}

async function writeOne(
  sample: Sample,
  place: number,
  lint: Lint,
  failures: Failure[],
): Promise<WrittenListing | null> {
  const { platform, brief } = sample
  const id = place === 0 ? sample.id : `${sample.id}/${place + 1}`
  const attempt = <T>(part: Failure["part"], work: () => T): T | null => {
    try {
      return work()
    } catch (error) {
      failures.push({ part, id, message: String(error instanceof Error ? error.message : error) })
      return null
    }
  }
  const subject = subjectsOf(brief)[place]
  if (subject === undefined) return null
  const draft = attempt("compose", () => compose(brief, subject, platform, { variation: 0 }))
  if (draft === null) return null
  const listing = attempt("fit", () => fitToPlatform(draft, platform, brief).listing) ?? asListing(draft)
  return {
    id,
    sample,
    listing,
    main: sample.main[place] ?? sample.main.flat(),
    score: attempt("score", () => scoreListing(listing, brief, platform).score),
    claims: attempt("claims", () => unsupportedClaims(listing, brief)),
    violations: attempt("violations", () => findViolations(listing, sample)),
    lints: await lint(proseOf(listing), brief),
  }
}

const findViolations = (listing: Listing, { platform, brief }: Sample) =>
  violations(listing, platform, brief)
    .filter(({ rule }) => rule.kind === "hard")
    .map(({ slot, rule, message }) => ({ field: slot, text: message, says: rule.says }))

const asListing = (draft: Draft): Listing => ({
  productTitle: "",
  titleTag: "",
  metaDescription: "",
  improvedBodyText: "",
  keywords: [],
  bulletPoints: [],
  tags: [],
  searchTerms: [],
  platformFields: {},
  ...draft,
})
