import { addImport, addRow } from "./insert.ts"
import type { Name, Recipe } from "./recipe.ts"

export const area: Recipe = (name) => ({
  files: {
    [`src/contract/${name.kebab}.ts`]: contractOf(name),
    [`src/server/calls/${name.kebab}.ts`]: handlersOf(name),
    [`src/server/calls/${name.kebab}.test.ts`]: testOf(name),
  },
  rows: {
    "src/contract/index.ts": (text) =>
      addRow(addImport(text, `import { ${name.camel} } from "./${name.kebab}.ts"`), "calls", rowOf(name, name.camel)),
    "src/server/calls/index.ts": (text) =>
      addRow(
        addImport(text, `import { ${name.camel}Handlers } from "./${name.kebab}.ts"`),
        "makeHandlers",
        rowOf(name, `${name.camel}Handlers(parts)`),
      ),
    "src/server/http/api-description/area-words.ts": (text) =>
      addRow(text, "words", rowOf(name, `"What ${name.words} are about"`)),
  },
  next: "Add its calls to the contract. The compiler then says which handlers are missing. Then run npm run docs.",
})

/** An area is named after its file, so a name of several words is quoted. */
function rowOf({ kebab, camel }: Name, value: string): string {
  if (kebab !== camel) return `"${kebab}": ${value}`
  return value === camel ? camel : `${camel}: ${value}`
}

const contractOf = ({ kebab, camel, pascal, words }: Name) => `import * as z from "zod/mini"
import { call } from "./call.ts"

export const ${camel} = {
  get${pascal}: call({
    method: "GET",
    path: "/api/${kebab}",
    who: "user",
    summary: "${words}, as of now",
    reply: z.object({ at: z.iso.datetime() }),
  }),
}
`

const handlersOf = ({ kebab, camel, pascal }: Name) => `import type { ${camel} } from "../../contract/${kebab}.ts"
import type { AreaHandlers } from "../handler.ts"
import type { Parts } from "../parts.ts"

export const ${camel}Handlers = ({ now }: Parts): AreaHandlers<typeof ${camel}> => ({
  get${pascal}: () => ({ at: now().toISOString() }),
})
`

const testOf = ({ kebab, camel, pascal }: Name) => `import { expect, test } from "vitest"
import { openApp } from "../../../test/app.ts"
import { ${camel} } from "../../contract/${kebab}.ts"

test("a stranger is asked to sign in first", async () => {
  const { browser } = await openApp()
  const reply = await browser().call(${camel}.get${pascal}, {})
  expect(reply.statusCode).toBe(401)
})
`
