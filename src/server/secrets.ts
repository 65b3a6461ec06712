import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto"
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/**
 * Encrypts what a stolen database must not reveal. The context (the owner) is authenticated: it decrypts nowhere else.
 */
export interface Secrets {
  readonly seal: (text: string, context: string) => string
  /** Null if its key no longer exists, or it was changed. */
  readonly open: (sealed: string, context: string) => string | null
  /** Always the same for the same text, and impossible to compute without the key. */
  readonly derive: (text: string, context: string) => string
}

interface Key {
  readonly id: string
  readonly bytes: Buffer
}

const ivBytes = 12
const tagBytes = 16

/** The first key encrypts, any of them decrypts, so that keys can be rotated. */
export function openSecrets({ appKeys, dataDir }: { appKeys: readonly string[]; dataDir: string }): Secrets {
  let known: readonly Key[] | undefined
  const keys = () => {
    known ??= (appKeys.length > 0 ? appKeys : [keepKey(dataDir)]).map(keyOf)
    return known
  }
  const firstKey = () => {
    const [key] = keys()
    if (key === undefined) throw new Error("there is no key to encrypt with")
    return key
  }
  return {
    seal(text, context) {
      const key = firstKey()
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv("aes-256-gcm", key.bytes, iv).setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
      return `${key.id}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url")}`
    },
    open(sealed, context) {
      const [id, body = ""] = sealed.split(".")
      const key = keys().find((candidate) => candidate.id === id)
      return key === undefined ? null : unseal(key, Buffer.from(body, "base64url"), context)
    },
    derive: (text, context) => createHmac("sha256", firstKey().bytes).update(`${context}\0${text}`).digest("base64url"),
  }
}

function unseal({ bytes }: Key, sealed: Buffer, context: string): string | null {
  try {
    const decipher = createDecipheriv("aes-256-gcm", bytes, sealed.subarray(0, ivBytes))
    decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
    return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString("utf8")
  } catch {
    return null
  }
}

const keyOf = (secret: string): Key => ({
  id: createHash("sha256").update(`key ${secret}`).digest("hex").slice(0, 8),
  bytes: Buffer.from(hkdfSync("sha256", secret, "", "secrets at rest", 32)),
})

/**
 * Created once. Of processes that start at the same moment, one creates it and the others read it. It is written under
 * another name and then linked, so that a half-written key after a power failure is never used.
 */
function keepKey(dataDir: string): string {
  const file = join(dataDir, "app.key")
  mkdirSync(dataDir, { recursive: true })
  const aside = `${file}.${randomBytes(6).toString("hex")}`
  try {
    if (existsSync(file)) return readKey(file)
    writeFileSync(aside, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600, flush: true })
    linkSync(aside, file)
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error
  } finally {
    rmSync(aside, { force: true })
  }
  return readKey(file)
}

function readKey(file: string): string {
  const key = readFileSync(file, "utf8").trim()
  if (key.length >= 32) return key
  throw new Error(
    `The key in ${file} is not whole. Put it back from a backup; or remove the file, and a new key is made.`,
  )
}
