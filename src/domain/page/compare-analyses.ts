interface CheckedPage {
  readonly seoScore: number
  readonly checks: readonly {
    readonly id: string
    readonly label: string
    readonly status: string
    readonly maxPoints: number
  }[]
}

export interface CheckChange {
  readonly id: string
  /** As it is now. */
  readonly label: string
}

export interface Comparison {
  readonly points: number
  /** What failed before and passes now, and vice versa; the weightiest first. */
  readonly better: readonly CheckChange[]
  readonly worse: readonly CheckChange[]
}

/** The changes between two analyses, of the same page or of two pages. */
export function compareAnalyses(before: CheckedPage, after: CheckedPage): Comparison {
  const was = new Map(before.checks.map(({ id, status }) => [id, status]))
  const changed = (from: string, to: string): readonly CheckChange[] =>
    after.checks
      .filter(({ id, status }) => was.get(id) === from && status === to)
      .toSorted((a, b) => b.maxPoints - a.maxPoints)
      .map(({ id, label }) => ({ id, label }))
  return {
    points: after.seoScore - before.seoScore,
    better: changed("fail", "pass"),
    worse: changed("pass", "fail"),
  }
}
