// node --import ./with-compiler.ts generate.ts DESCRIPTION FOLDER: both clients of a description, as developers
// generate them.
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { createClient } from "@hey-api/openapi-ts"
import openapiTypescript, { astToString } from "openapi-typescript"

const [description = "", folder = ""] = process.argv.slice(2)
const nodes = await openapiTypescript(JSON.parse(readFileSync(description, "utf8")))
writeFileSync(join(folder, "paths.ts"), astToString(nodes))
await createClient({
  input: description,
  output: { path: join(folder, "client"), module: { extension: ".ts" } },
  plugins: ["@hey-api/typescript", "@hey-api/sdk", "@hey-api/client-fetch"],
  logs: { level: "silent" },
})
