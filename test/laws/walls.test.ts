import { expect, test } from "vitest"
import { buildHouse } from "./house.ts"
import { everyWallHolds, noPageInAnother, onlyListedPackages } from "./walls.ts"

test.each([
  ["src/domain/score.ts", "../contract/call.ts"],
  ["src/domain/score.ts", "../web/app.tsx"],
  ["src/contract/auth.ts", "../server/handler.ts"],
  ["src/contract/auth.ts", "../web/api/send.ts"],
  ["src/server/app.ts", "../web/routes.ts"],
  ["src/web/app.tsx", "../server/handler.ts"],
  ["src/web/parts/card.tsx", "../api/send.ts"],
  ["src/web/parts/card.tsx", "../pages/faq/faq-page.tsx"],
  ["src/web/api/send.ts", "../parts/card.tsx"],
  ["src/server/db/users.ts", "../calls/auth.ts"],
  ["src/server/db/users.ts", "../http/gate.ts"],
  ["src/server/outside/mail/smtp.ts", "../../db/users.ts"],
  ["src/server/outside/mail/smtp.ts", "../../calls/auth.ts"],
  ["src/server/calls/auth.ts", "../http/gate.ts"],
  ["src/server/http/gate.ts", "../calls/auth.ts"],
  ["src/server/jobs/purge.ts", "../http/gate.ts"],
  ["src/domain/score.ts", "../make.ts"],
  ["src/server/app.ts", "../../scripts/build.ts"],
  ["src/new-floor/a.ts", "../domain/score.ts"],
])("%s may not import %s, not even a type", (path, target) => {
  expect(everyWallHolds.faults(buildHouse({ [path]: `import type { A } from "${target}"` }))).toHaveLength(1)
  expect(everyWallHolds.faults(buildHouse({ [path]: `let a: import("${target}").A` }))).toHaveLength(1)
})

test.each([
  ["src/contract/auth.ts", "../domain/score.ts"],
  ["src/server/app.ts", "./http/mount.ts"],
  ["src/server/calls/auth.ts", "../db/users.ts"],
  ["src/server/outside/identity/open-id.ts", "../../config.ts"],
  ["src/web/pages/faq/faq-page.tsx", "../../parts/card.tsx"],
  ["src/web/parts/card.tsx", "./button.tsx"],
  ["src/server/db/users.test.ts", "../../../test/database.ts"],
  ["scripts/build.ts", "../src/web/routes.ts"],
])("%s may import %s", (path, target) => {
  expect(everyWallHolds.faults(buildHouse({ [path]: `import { a } from "${target}"` }))).toEqual([])
})

test("a page may not import another page; the route table and the page itself may", () => {
  const house = buildHouse({
    "src/web/routes.ts": 'const faq = () => import("./pages/faq/faq-page.tsx")',
    "src/web/pages/faq/faq-page.tsx": 'import "./find-questions.ts"',
    "src/web/pages/faq/find-questions.ts": "export const a = 1",
    "src/web/pages/login/login-page.tsx": 'import type { A } from "../faq/find-questions.ts"',
    "src/web/app.tsx": 'import "./pages/faq/faq-page.tsx"',
  })
  expect(noPageInAnother.faults(house)).toEqual([
    "src/web/pages/login/login-page.tsx:1 imports src/web/pages/faq/find-questions.ts",
    "src/web/app.tsx:1 imports src/web/pages/faq/faq-page.tsx",
  ])
})

test.each([
  ["src/domain/score.ts", "node:fs"],
  ["src/domain/score.ts", "zod/mini"],
  ["src/contract/auth.ts", "zod"],
  ["src/contract/auth.ts", "zod/minimal"],
  ["src/web/app.tsx", "pg"],
  ["src/web/app.tsx", "react-dropzone"],
  ["src/server/app.ts", "zod"],
])("%s may not use the package %s", (path, name) => {
  expect(onlyListedPackages.faults(buildHouse({ [path]: `import type { A } from "${name}"` }))).toHaveLength(1)
})

test.each([
  ["src/contract/auth.ts", "zod/mini"],
  ["src/web/entry-client.tsx", "react-dom/client"],
  ["src/server/app.ts", "fastify"],
  ["scripts/build.ts", "vite"],
])("%s may use the package %s", (path, name) => {
  expect(onlyListedPackages.faults(buildHouse({ [path]: `import { a } from "${name}"` }))).toEqual([])
})
