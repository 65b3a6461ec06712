import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { openSecrets } from "./secrets.ts"

const [old, fresh] = ["o".repeat(32), "f".repeat(32)]

it("opens what it encrypted, for the same context only", () => {
  const secrets = openSecrets({ appKeys: [old], dataDir: "" })
  const sealed = secrets.seal("JBSWY3DPEHPK3PXP", "ada")
  expect(sealed).not.toContain("JBSWY3DPEHPK3PXP")
  expect(sealed).not.toBe(secrets.seal("JBSWY3DPEHPK3PXP", "ada"))
  expect(secrets.open(sealed, "ada")).toBe("JBSWY3DPEHPK3PXP")
  expect(secrets.open(sealed, "bo")).toBeNull()
  expect(secrets.open(`${sealed.slice(0, -2)}AA`, "ada")).toBeNull()
  expect(secrets.open("nonsense", "ada")).toBeNull()
})

it("still opens what an older key encrypted, until that key is removed", () => {
  const sealed = openSecrets({ appKeys: [old], dataDir: "" }).seal("secret", "ada")
  expect(openSecrets({ appKeys: [fresh, old], dataDir: "" }).open(sealed, "ada")).toBe("secret")
  expect(openSecrets({ appKeys: [fresh], dataDir: "" }).open(sealed, "ada")).toBeNull()
})

it("creates a key once, which only the owner can read", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "secrets-"))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const sealed = openSecrets({ appKeys: [], dataDir }).seal("secret", "ada")
  expect(openSecrets({ appKeys: [], dataDir }).open(sealed, "ada")).toBe("secret")
  expect(statSync(join(dataDir, "app.key")).mode & 0o777).toBe(0o600)
})

it("refuses a half-written key, and never encrypts with it", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "secrets-"))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  writeFileSync(join(dataDir, "app.key"), "")
  expect(() => openSecrets({ appKeys: [], dataDir }).seal("secret", "ada")).toThrow(/app\.key is not whole/)
})
