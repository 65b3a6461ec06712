import { createHmac, randomBytes } from "node:crypto"

// RFC 6238 as in every authenticator app: SHA-1, six digits, thirty seconds.
const stepSeconds = 30
const digits = 6
const secretBytes = 20
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

/** RFC 4648, without padding: apps can read it and people can type it. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("")
  const fives = bits.match(/.{1,5}/g) ?? []
  return fives.map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)]).join("")
}

export function fromBase32(text: string): Uint8Array {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("")
  const bytes = bits.match(/.{8}/g) ?? []
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
}

export const makeTotpSecret = (): string => toBase32(randomBytes(secretBytes))

export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac("sha1", fromBase32(secret)).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, "0")
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds)

/** The step that the code belongs to: the current one or a neighbor, because clocks differ and people are slow. */
export function findStep(secret: string, code: string, now: Date): number | null {
  const step = stepAt(now)
  return [step, step - 1, step + 1].find((near) => totpCode(secret, near) === code) ?? null
}

/** The QR code's content for the app. */
export function otpauthUrl({ secret, account, issuer }: { secret: string; account: string; issuer: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const query = `secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`
  return `otpauth://totp/${label}?${query}`
}
