import { goodFrom } from "../score.ts"

/** Facts about a user from their activity; nothing they wrote counts. */
export interface TrustFacts {
  readonly hasConfirmedEmail: boolean
  readonly hasTwoFactor: boolean
  /** Payments that were not refunded; each pays for a month. */
  readonly paidMonths: number
  readonly memberDays: number
  readonly totalGenerations: number
  readonly successfulGenerations: number
}

/** The sources of points and their maximums. The score is their sum, out of 100. */
export const trustRules = [
  {
    id: "email",
    label: "Confirmed email address",
    maxPoints: 20,
    how: "Full points once the address is confirmed.",
    share: ({ hasConfirmedEmail }: TrustFacts) => (hasConfirmedEmail ? 1 : 0),
  },
  {
    id: "two_factor",
    label: "Two-factor sign-in",
    maxPoints: 10,
    how: "Full points while it is on.",
    share: ({ hasTwoFactor }: TrustFacts) => (hasTwoFactor ? 1 : 0),
  },
  {
    id: "paid_months",
    label: "Six paid months",
    maxPoints: 30,
    how: "5 for each payment that was neither refunded nor disputed.",
    share: ({ paidMonths }: TrustFacts) => paidMonths / 6,
  },
  {
    id: "membership",
    label: "A hundred days here",
    maxPoints: 10,
    how: "1 for each ten days since the account was opened.",
    share: ({ memberDays }: TrustFacts) => memberDays / 100,
  },
  {
    id: "generations",
    label: "Twenty finished generations",
    maxPoints: 20,
    how: "1 for each generation that ended with a result.",
    share: ({ successfulGenerations }: TrustFacts) => successfulGenerations / 20,
  },
  {
    id: "reliability",
    label: "Completed generations",
    maxPoints: 10,
    how: "The share of started generations that produced a result; counted from the fifth.",
    share: ({ totalGenerations, successfulGenerations }: TrustFacts) =>
      totalGenerations < 5 ? 0 : successfulGenerations / totalGenerations,
  },
] as const

export interface TrustPart {
  readonly id: string
  readonly label: string
  readonly points: number
  readonly maxPoints: number
}

export interface Trust {
  readonly trustScore: number
  readonly isVerified: boolean
  readonly verificationBadge: "verified" | "established" | null
  readonly parts: readonly TrustPart[]
}

/** The same facts always give the same score; points are rounded down, so that full points mean everything was done. */
export function trustOf(facts: TrustFacts): Trust {
  const parts = trustRules.map(({ id, label, maxPoints, share }) => ({
    ...{ id, label, maxPoints },
    points: Math.floor(maxPoints * Math.min(1, Math.max(0, share(facts)))),
  }))
  const trustScore = parts.reduce((sum, { points }) => sum + points, 0)
  const isVerified = facts.hasConfirmedEmail && facts.paidMonths > 0
  return { trustScore, isVerified, verificationBadge: badgeOf(isVerified, trustScore), parts }
}

/** From this score on, a verified user is established. */
export const establishedFrom = goodFrom

const badgeOf = (isVerified: boolean, trustScore: number) => {
  if (!isVerified) return null
  return trustScore >= establishedFrom ? "established" : "verified"
}
