import { spawnSync } from "node:child_process"
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterEach, beforeEach, expect, test } from "vitest"

const root = fileURLToPath(new URL("..", import.meta.url))
let folder = ""

/** A separate project, and a program in npm's place that records its calls. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "search simple run "))
  mkdirSync(join(folder, "scripts"))
  for (const name of ["package.json", "package-lock.json", ".npmrc", "scripts/run.mjs"])
    copyFileSync(join(root, name), join(folder, name))
  const noting = `import { appendFileSync, mkdirSync } from "node:fs"
mkdirSync("node_modules", { recursive: true })
appendFileSync("asked", process.argv.slice(2).join(" ") + "\\n")`
  writeFileSync(join(folder, "npm.mjs"), noting)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function run(...words: string[]) {
  const env = { PATH: process.env.PATH, NODE_ENV: "production", npm_execpath: join(folder, "npm.mjs") }
  const { status } = spawnSync(process.execPath, ["scripts/run.mjs", ...words, "node", "-e", "0"], { cwd: folder, env })
  expect(status).toBe(0)
}

const asked = () => {
  const file = join(folder, "asked")
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : []
  return lines.map((line) =>
    line.split(" ").filter((word) => /^(ci|install|--no-save|--(omit|include)=dev)$/.test(word)),
  )
}

test("a start leaves out development packages, once", () => {
  run("--omit=dev")
  run("--omit=dev")
  expect(asked()).toEqual([["ci", "--omit=dev"]])
})

test("a command that needs the rest adds it, and a start accepts that", () => {
  run("--omit=dev")
  run()
  run()
  run("--omit=dev")
  expect(asked()).toEqual([
    ["ci", "--omit=dev"],
    ["install", "--no-save", "--include=dev"],
  ])
})

test("a changed lock file causes a complete installation", () => {
  run("--omit=dev")
  appendFileSync(join(folder, "package-lock.json"), "\n")
  run()
  expect(asked()).toEqual([
    ["ci", "--omit=dev"],
    ["ci", "--include=dev"],
  ])
})
