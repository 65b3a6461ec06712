/** How hard a password is to guess. A hint for people, never a reason to refuse. */
export type PasswordStrength = "too short" | "weak" | "fair" | "good" | "strong"

const minChars = 6

/** Length counts most; few distinct characters, a run, or one word with a number count for less. */
export function passwordStrength(password: string): PasswordStrength {
  const chars = [...password]
  if (chars.length < minChars) return "too short"
  const points = chars.length + kindsOf(password) * 2 - repeatsIn(chars) * 1.5 - (isWordAndNumber(password) ? 8 : 0)
  if (points < 12) return "weak"
  if (points < 17) return "fair"
  return points < 23 ? "good" : "strong"
}

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u]

const kindsOf = (password: string): number => kinds.filter((kind) => kind.test(password)).length

/** Characters that continue the previous ones: "aaa", "abc", "987", or a repetition. */
function repeatsIn(chars: readonly string[]): number {
  const codes = chars.map((char) => char.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  return steps.filter((step, index) => Math.abs(step) <= 1 && step === (steps[index - 1] ?? step)).length
}

const isWordAndNumber = (password: string): boolean => /^\p{L}+\p{Nd}{0,4}[!.?]?$/u.test(password)
