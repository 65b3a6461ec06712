import { passwordChars } from "../../contract/auth.ts"
import { type PasswordStrength, passwordStrength } from "../../domain/account/password-strength.ts"

const words: Record<PasswordStrength, string> = {
  "too short": `At least ${passwordChars.min} characters.`,
  weak: "Easy to guess. A few words in a row are stronger.",
  fair: "Fair. Longer is stronger.",
  good: "Good.",
  strong: "Strong.",
}

/** Only a hint: any password that is long enough is accepted. */
export function PasswordHint({ password }: { password: string }) {
  const strength = password === "" ? "too short" : passwordStrength(password)
  return <span aria-live="polite">{words[strength]}</span>
}
