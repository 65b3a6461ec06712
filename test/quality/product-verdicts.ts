import { type Figure, faultsOf } from "./figure.ts"

const none = { count: 0, of: 0, findings: [] }

/** The product's own rule book on the product's own listing. */
export const hardViolations: Figure = {
  id: "violations",
  label: "hard violations",
  unit: "count",
  ideal: 0,
  floor: 0,
  worst: 1,
  weight: 12,
  prepare:
    () =>
    ({ violations }) =>
      violations === null ? none : faultsOf(violations, 1),
}

export const claimsUnsupported: Figure = {
  id: "claims",
  label: "unsupported claims",
  unit: "count",
  ideal: 0,
  floor: 0,
  worst: 1,
  weight: 10,
  prepare:
    () =>
    ({ claims }) =>
      claims === null
        ? none
        : faultsOf(
            claims.map(({ field, text }) => ({ field, text, says: "the brief does not say so" })),
            1,
          ),
}

/** A third of the sample briefs are a line or two, which cannot make a good listing without invention. */
export const scoreReached: Figure = {
  id: "score",
  label: "score, mean",
  unit: "points",
  ideal: 90,
  floor: 75,
  worst: 45,
  weight: 6,
  prepare:
    () =>
    ({ score }) =>
      score === null ? none : { count: score, of: 1, findings: [] },
}
