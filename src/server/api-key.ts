import { createHash, randomBytes } from "node:crypto"
import { crc32 } from "node:zlib"

/** The prefix by which people and secret scanners recognize our keys. */
const start = "ss_live_"
const secretChars = 43
const sumChars = 6
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
const shape = new RegExp(`^${start}([0-9A-Za-z]{${secretChars}})([0-9A-Za-z]{${sumChars}})$`)

/** 256 random bits, and a checksum that detects a truncated or mistyped key without a lookup. */
export function makeApiKey(): string {
  const secret = inDigits(BigInt(`0x${randomBytes(32).toString("hex")}`), secretChars)
  return `${start}${secret}${sumOf(secret)}`
}

export function isApiKey(text: string): boolean {
  const [, secret, sum] = shape.exec(text) ?? []
  return secret !== undefined && sumOf(secret) === sum
}

/** Only this hash of a key is stored: reading the table does not help to use it. */
export const hashApiKey = (key: string): string => createHash("sha256").update(key).digest("base64url")

const sumOf = (secret: string) => inDigits(BigInt(crc32(secret)), sumChars)

function inDigits(number: bigint, chars: number): string {
  const base = BigInt(digits.length)
  let text = ""
  for (let left = number; left > 0n; left /= base) text = digits.charAt(Number(left % base)) + text
  return text.padStart(chars, digits.charAt(0))
}
