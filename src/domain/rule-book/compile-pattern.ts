/** A regular expression as data, so that it can be shown, sent to a model and compiled once. */
export interface Pattern {
  readonly source: string
  readonly flags: string
}

const compiled = new WeakMap<Pattern, Map<string, RegExp>>()

/** Each pattern is compiled once; `extraFlags` give another expression with the same source. */
export function compilePattern(pattern: Pattern, extraFlags: "" | "g" = ""): RegExp {
  let versions = compiled.get(pattern)
  if (!versions) {
    versions = new Map()
    compiled.set(pattern, versions)
  }
  let expression = versions.get(extraFlags)
  if (!expression) {
    expression = new RegExp(pattern.source, pattern.flags + extraFlags)
    versions.set(extraFlags, expression)
  }
  return expression
}
