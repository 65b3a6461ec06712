import { execFile } from "node:child_process"
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { expect, it, onTestFinished } from "vitest"
import { openApp } from "./app.ts"
import { makeSubscriber } from "./make.ts"

const run = promisify(execFile)
const here = join(import.meta.dirname, "api-clients")
const root = join(import.meta.dirname, "..")

const strict = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    target: "esnext",
    module: "nodenext",
    allowImportingTsExtensions: true,
    types: ["node"],
  },
  include: ["./**/*.ts"],
}

/** What a developer creates from our description alone. Inside the repository, where packages are found. */
async function makeClients(description: string): Promise<string> {
  mkdirSync(join(root, "test-results"), { recursive: true })
  const folder = mkdtempSync(join(root, "test-results/api-clients-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, "openapi.json")
  writeFileSync(file, description)
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(strict))
  for (const name of ["with-openapi-fetch.ts", "with-hey-api.ts"])
    copyFileSync(join(here, `${name}.txt`), join(folder, name))
  const compiler = new URL("api-clients/with-compiler.ts", import.meta.url).href
  await run(process.execPath, ["--import", compiler, join(here, "generate.ts"), file, folder])
  return folder
}

it("gives the clients of two generators, which compile in strict mode and work with a running server", async () => {
  const app = await openApp()
  const { browser } = await makeSubscriber(app)
  const origin = await app.app.listen({ port: 0, host: "127.0.0.1" })
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  const folder = await makeClients((await browser.request({ url: "/api/openapi.json" })).body)
  const compiler = join(root, "node_modules/typescript/bin/tsc")
  await run(process.execPath, [compiler, "-p", folder]).catch(({ stdout }) => expect(stdout).toBe(""))

  const result = { title: expect.stringContaining("Mug"), code: "not_found" }
  const use = async (name: string) =>
    JSON.parse((await run(process.execPath, [join(folder, name), origin, cookie])).stdout)
  const viaFetch = await use("with-openapi-fetch.ts")
  expect(viaFetch).toEqual({ ...result, fileBytes: expect.any(Number) })
  expect(viaFetch.fileBytes).toBeGreaterThan(100)
  const viaHeyApi = await use("with-hey-api.ts")
  expect(viaHeyApi).toEqual({ ...result, fileBytes: viaFetch.fileBytes, events: expect.any(Array) })
  expect([viaHeyApi.events[0], viaHeyApi.events.at(-1)]).toEqual(["generation", "result"])
})
