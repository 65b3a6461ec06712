import type { Campaign } from "../campaign.ts"
import type { Strategy } from "../plan-strategy.ts"
import type { Violation } from "../policy/find-violations.ts"

export interface ScoreItem {
  readonly id: string
  readonly part: string
  readonly label: string
  readonly points: number
  readonly maxPoints: number
  /** What was counted. */
  readonly evidence: string
  /** How to earn the rest; empty if nothing is missing. */
  readonly advice: string
}

export interface Scored {
  readonly campaign: Campaign
  readonly strategy: Strategy
  readonly violations: readonly Violation[]
  readonly address: string
  readonly isSecure: boolean
}

interface Count {
  readonly id: string
  readonly label: string
  readonly max: number
  /** From 0 to 1. */
  readonly share: number
  readonly evidence: string
  readonly advice: string
}

export const item = (part: string, { id, label, max, share, evidence, advice }: Count): ScoreItem => {
  const points = Math.round(max * Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0)) * 10) / 10
  return { id, part, label, points, maxPoints: max, evidence, advice: points < max ? advice : "" }
}

/** The average; 0 of nothing. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length
export const percent = (share: number): string => `${Math.round(share * 100)}%`
