import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { afterAll, beforeAll, expect, test } from "vitest"
import { buildHouse, type House, readHouse, readTexts } from "../test/laws/house.ts"
import { laws } from "../test/laws/laws.ts"
import { makeNew, Refused } from "./new.ts"

const root = fileURLToPath(new URL("..", import.meta.url))
const left = /^(node_modules|dist|data|test-results|\.git)$/
let copy = ""
let before: House

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "search-simple-new-"))
  for (const name of readdirSync(root))
    if (!left.test(name)) cpSync(join(root, name), join(copy, name), { recursive: true })
  // A folder of links, not a link: the compiler's node_modules/.cache must belong to the copy.
  mkdirSync(join(copy, "node_modules"))
  for (const name of readdirSync(join(root, "node_modules")))
    if (name !== ".cache") symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name))
  before = readHouse(copy)
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** The compiler needs a quarter less time if it may leave its garbage longer. */
const env = { ...process.env, GOGC: "400", GOMEMLIMIT: "2GiB" }

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: copy, encoding: "utf8", env })
  return { status, said: `${stdout}${stderr}` }
}

test.each([
  [["planet", "mars"], "platform|audit|area|page"],
  [[], "platform|audit|area|page"],
  [["platform"], "price-tag"],
  [["platform", "Temu"], "price-tag"],
  [["page", "../escape"], "price-tag"],
  [["audit", "index"], "something else"],
  [["area", "delete"], "something else"],
  [["area", "string-utils"], "is too vague"],
  [["platform", "etsy"], "src/domain/platforms/etsy.ts already"],
  [["area", "auth"], "src/contract/auth.ts already"],
])("%j is refused with a sentence", (words, sentence) => {
  expect(() => makeNew(copy, words)).toThrow(Refused)
  expect(() => makeNew(copy, words)).toThrow(sentence)
})

test("the command prints the sentence and fails", () => {
  expect(run("scripts/new.ts", "platform")).toEqual({ status: 1, said: expect.stringContaining("price-tag") })
})

test("all code compiles, also what the recipes write, which passes every law and is in its list", {
  timeout: 300_000,
}, async () => {
  const made = [
    ["platform", "corner-shop"],
    ["audit", "image-weight"],
    ["area", "gift-card"],
    // The route table already has something named history.
    ["page", "history"],
  ]
  expect(readTexts(copy), "refusals leave everything as it was").toEqual(Object.fromEntries(before.texts))
  for (const words of made) makeNew(copy, words)

  const after = buildHouse(readTexts(copy), before)
  for (const { says, faults } of laws) expect(faults(after), says).toEqual(faults(before))
  const load = (path: string) => import(/* @vite-ignore */ pathToFileURL(join(copy, path)).href)
  expect((await load("src/domain/platforms/index.ts")).platforms.map(({ id }: { id: string }) => id)).toContain(
    "corner-shop",
  )
  expect((await load("src/domain/page/audits/index.ts")).audits.map(({ id }: { id: string }) => id)).toContain(
    "image-weight",
  )
  expect(Object.keys((await load("src/contract/index.ts")).calls)).toContain("gift-card")
  expect(readFileSync(join(copy, "src/server/calls/index.ts"), "utf8")).toContain(
    '"gift-card": giftCardHandlers(parts)',
  )
  expect(readFileSync(join(copy, "src/web/routes.ts"), "utf8")).toMatch(/path: "\/history".* load: historyPage/)
  expect(readFileSync(join(copy, "docs/calls.md"), "utf8")).toContain("/api/gift-card")

  const written = [...after.texts.keys()].filter((path) => after.texts.get(path) !== before.texts.get(path))
  const code = written.filter((path) => path.endsWith(".ts") || path.endsWith(".tsx"))
  expect(run("node_modules/@biomejs/biome/bin/biome", "check", ...code)).toMatchObject({ status: 0 })
  // This also checks the types of all our code: without the recipes, the same compiler run would take as long again.
  expect(run("node_modules/typescript/bin/tsc", "-b", "--pretty", "false", "--checkers", "1")).toEqual({
    status: 0,
    said: "",
  })
})
