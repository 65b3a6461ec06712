// npm run new platform|audit|area|page NAME: writes a first version that works, and its row in the list.
import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { parseSync } from "vite"
import { buildHouse } from "../test/laws/house.ts"
import { namesThatSay } from "../test/laws/names.ts"
import { area } from "./new/area.ts"
import { audit } from "./new/audit.ts"
import { page } from "./new/page.ts"
import { platform } from "./new/platform.ts"
import { type Name, nameFrom, type Plan, type Recipe } from "./new/recipe.ts"

const recipes: ReadonlyMap<string, Recipe> = new Map(Object.entries({ platform, audit, area, page }))
/** Files in a list's folder that are not rows of it. */
const taken = ["index", "platform", "audit", "call", "problems"]

export class Refused extends Error {}

/** Writes a first version of a new item of a kind, and says what it wrote and what is left to do. */
export function makeNew(root: string, [kind = "", kebab = ""]: readonly string[]): string {
  const recipe = recipes.get(kind)
  if (recipe === undefined) throw new Refused(`Say what to create: npm run new ${[...recipes.keys()].join("|")} NAME`)
  const plan = recipe(checkName(kebab))
  refuseTaken(root, plan)
  write(root, plan)
  tidy(root, plan)
  return [...pathsOf(plan).map((path) => `  ${path}`), plan.next].join("\n")
}

const pathsOf = ({ files, rows }: Plan): string[] => [...Object.keys(files), ...Object.keys(rows)]

function checkName(text: string): Name {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text))
    throw new Refused(
      `"${text}" is not a valid name. Use lowercase letters and digits with hyphens, such as price-tag.`,
    )
  const name = nameFrom(text)
  if (taken.includes(text) || parseSync("name.ts", `const ${name.camel} = 1`).errors.length > 0)
    throw new Refused(`"${text}" already means something else in the code.`)
  if (namesThatSay.faults(buildHouse({ [`${text}.ts`]: "" })).length > 0)
    throw new Refused(`"${text}" is too vague. ${namesThatSay.why}`)
  return name
}

function refuseTaken(root: string, { files, rows }: Plan): void {
  const existing = Object.keys(files).find((path) => existsSync(join(root, path)))
  if (existing !== undefined) throw new Refused(`${existing} already exists.`)
  const missing = Object.keys(rows).find((path) => !existsSync(join(root, path)))
  if (missing !== undefined) throw new Refused(`${missing}, which needs a new row, is missing.`)
}

function write(root: string, { files, rows }: Plan): void {
  // All rows are made before anything is written: a list that cannot be parsed changes nothing.
  const lists = Object.entries(rows).map(
    ([path, edit]) => [path, edit(readFileSync(join(root, path), "utf8"))] as const,
  )
  for (const [path, text] of [...lists, ...Object.entries(files)]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

/** Sorts the imports, formats the code, and regenerates what comes from the contract and the platforms. */
function tidy(root: string, plan: Plan): void {
  const paths = pathsOf(plan)
  run(root, ["node_modules/@biomejs/biome/bin/biome", "check", "--write", "--log-level=error", ...paths])
  if (paths.some((path) => /^src\/(contract|domain\/platforms)\//.test(path))) run(root, ["scripts/write-docs.ts"])
}

function run(root: string, words: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: "utf8" })
  if (status !== 0) throw new Error(`The new files could not be formatted:\n${stderr}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(makeNew(fileURLToPath(new URL("..", import.meta.url)), process.argv.slice(2)))
  } catch (error) {
    console.error(error instanceof Refused ? error.message : error)
    process.exitCode = 1
  }
}
