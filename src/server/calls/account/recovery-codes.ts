import { createHash, randomBytes } from "node:crypto"
import { toBase32 } from "./totp.ts"

const codesAtOnce = 10
const codeBytes = 15

/** 120 bits each: they cannot be guessed, so a fast hash is enough. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: codesAtOnce }, () => (toBase32(randomBytes(codeBytes)).match(/.{4}/g) ?? []).join("-"))

/** However it is typed: lowercase, other separators. */
export const hashRecoveryCode = (code: string): string =>
  createHash("sha256")
    .update(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ""))
    .digest("base64url")
