import type { Found } from "../measures/found.ts"
import { fewestWords, isThin } from "../measures/substance.ts"
import { slotsOf, takeMeasure } from "../measures/take.ts"
import { type View, viewListing } from "../measures/view.ts"
import { sayFound } from "../measures/words.ts"
import type { Platform } from "../platforms/platform.ts"
import type { Source } from "../rule-book/rule.ts"
import type { ScoredCheck } from "../rule-book/scored-check.ts"
import { fairFrom, goodFrom, scoreMax } from "../score.ts"
import type { Brief } from "./brief.ts"
import type { Listing, SlotKey } from "./listing.ts"

export type CheckStatus = "pass" | "partial" | "fail" | "not-applicable" | "could-not-check"

/** One row of a score as it is shown: the subject, the finding, and how to earn the rest. */
export interface CheckResult {
  readonly id: string
  readonly label: string
  readonly status: CheckStatus
  readonly points: number
  readonly maxPoints: number
  readonly evidence: string
  readonly advice: string
  readonly source: Source
}

export interface ListingScore {
  readonly score: number
  readonly checks: readonly CheckResult[]
  /** The advice for incomplete rows, most points first. */
  readonly recommendations: readonly string[]
}

/** A listing that breaks a hard rule is poor, however good the rest is. */
const brokenMax = fairFrom - 1
/** A listing with less than half of the usual text is not good, however well it is written. */
const thinMax = goodFrom - 1

/**
 * Pure and fast: the same number in the browser at every keystroke and on the server. Whether a row applies depends on
 * the brief and on which slots exist, never on their text: otherwise, emptying one could raise the score.
 */
export function scoreListing(listing: Listing, brief: Brief, platform: Platform): ListingScore {
  const view = viewListing(listing, brief, platform)
  const rows = platform.checks.map((check) => ({ check, measured: measureRow(check, view) }))
  const counting = rows.filter(({ measured }) => "share" in measured)
  const maxima = spreadPoints(counting.map(({ check }) => check.points))
  const maxPoints = new Map(counting.map(({ check }, at) => [check.id, maxima[at] ?? 0]))
  const checks = rows.map(({ check, measured }): CheckResult => {
    const shown = { id: check.id, label: check.label, source: check.source }
    if (!("share" in measured)) return { ...shown, ...measured, points: 0, maxPoints: 0, advice: "" }
    const max = maxPoints.get(check.id) ?? 0
    const points = Math.floor(measured.share * max + roundingError)
    const status = points === max ? "pass" : points === 0 ? "fail" : "partial"
    return { ...shown, status, points, maxPoints: max, ...sayFound(check.measure, measured, placesOf(check, platform)) }
  })
  // A missing slot is not an empty slot: an imported listing has none of the platform's own.
  const broken = view.violations.filter(
    ({ rule, slot, outcome }) => rule.kind === "hard" && (outcome.code !== "missing" || view.has(slot)),
  )
  const thin = platform.checks.find(({ measure }) => measure.of === "substance" && isThin(measure, view))
  const sum = checks.reduce((before, { points }) => before + points, 0)
  return {
    score: Math.min(sum, broken.length > 0 ? brokenMax : scoreMax, thin === undefined ? scoreMax : thinMax),
    checks,
    recommendations: [
      ...new Set([
        ...broken.map(({ slot, message }) => `${placeName(slot, platform)}: ${message}`),
        ...(thin === undefined ? [] : [tooThin(thin, platform)]),
        ...adviceOf(checks),
      ]),
    ],
  }
}

/** A share of 2/3 of 9 points is exactly 6, despite floating-point rounding. */
const roundingError = 1e-9

interface NotCounted {
  readonly status: "not-applicable" | "could-not-check"
  readonly evidence: string
}

function measureRow({ measure }: ScoredCheck, view: View): Found | NotCounted {
  if (!slotsOf(measure).some(view.has)) {
    return { status: "not-applicable", evidence: "This listing has no such field" }
  }
  if (measure.of === "prose" && !view.canReadSentences) {
    return { status: "could-not-check", evidence: "Sentences are measured in languages with Latin letters only" }
  }
  return takeMeasure(measure, view) ?? { status: "not-applicable", evidence: "Your brief has nothing to compare with" }
}

/** The points of rows that do not apply go to the others by weight, as whole points that add up. */
function spreadPoints(points: readonly number[]): readonly number[] {
  const sum = points.reduce((before, one) => before + one, 0)
  let given = 0
  let exact = 0
  return points.map((one) => {
    exact += (one * scoreMax) / sum
    const whole = Math.round(exact) - given
    given += whole
    return whole
  })
}

const placeName = (key: SlotKey, { slots }: Platform): string =>
  slots.find((slot) => slot.key === key)?.label ?? plainName(key)

const placesOf = ({ measure }: ScoredCheck, platform: Platform): readonly string[] =>
  slotsOf(measure).map((key) => placeName(key, platform))

const tooThin = ({ measure }: ScoredCheck, platform: Platform): string =>
  measure.of === "substance"
    ? `${placeName(measure.slot, platform)}: with fewer than ${fewestWords(measure)} different words no listing is good here; say more of what you sell.`
    : ""

/** "platformFields.slug" → "Slug". */
const plainName = (key: SlotKey): string =>
  key
    .replace(/^.*\./, "")
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase())

/** Most points first. */
const adviceOf = (checks: readonly CheckResult[]): readonly string[] =>
  checks
    .filter(({ advice }) => advice !== "")
    .toSorted((one, other) => other.maxPoints - other.points - (one.maxPoints - one.points))
    .map(({ advice }) => advice)
