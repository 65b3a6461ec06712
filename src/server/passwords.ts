import { hash, verify } from "@node-rs/argon2"
import { dictionary } from "@zxcvbn-ts/language-common"
import { brand } from "../domain/brand.ts"
import { Problem } from "./problem.ts"

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane.
const strong = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const maxAtOnce = 4
const maxWaiting = 32
const refusedRanks = 10_000

/** Composed and decomposed letters are equal, whatever keyboard typed them. */
const normal = (password: string) => password.normalize("NFKC")

const common = new Set((dictionary["passwords-common"] ?? []).slice(0, refusedRanks).map(String))

/** Why this password is not allowed, or null. */
export function weaknessOf(password: string, own: readonly string[]): string | null {
  const text = normal(password).toLowerCase()
  if (common.has(text)) return "This is one of the most common passwords. Please choose another one."
  if (new Set(text).size < 3) return "This password repeats the same characters. Please choose another one."
  const names = [brand.name, brand.name.replace(" ", ""), ...own].map((name) => name.toLowerCase())
  if (names.includes(text)) return "A password that is a name is easily guessed. Please choose another one."
  return null
}

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes the same time with and without a stored hash. */
  verify(passwordHash: string | null, password: string): Promise<boolean>
}

/**
 * Hashing is expensive by design, so only a few run at once, a few wait, and the rest are refused. No configuration
 * makes it cheaper; tests about other things do.
 */
export function openPasswords(cost: typeof strong = strong): Passwords {
  const inLine = makeLine()
  const nobody = hash("nobody's password", cost)
  return {
    hash: (password) => inLine(() => hash(normal(password), cost)),
    verify: (passwordHash, password) =>
      inLine(async () => {
        const isRight = await verify(passwordHash ?? (await nobody), normal(password))
        return isRight && passwordHash !== null
      }),
  }
}

function makeLine() {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < maxAtOnce) running++
    else if (waiting.length >= maxWaiting) throw new Problem("overloaded", { retryAfterSeconds: 2 })
    // A finished one hands over its slot, so `running` stays unchanged.
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
