import { expect, test } from "vitest"
import { buildHouse } from "./house.ts"
import { kebabCase, namesThatSay, noBarrels, oneNameOnEveryFloor, onlyNamedExports } from "./names.ts"

test.each([
  ["src/web/parts/index.ts", "export const a = 1"],
  ["src/web/parts.ts", 'export * from "./parts/card.tsx"'],
  ["src/web/parts.ts", 'export { Card } from "./parts/card.tsx"\nexport type { A } from "./a.ts"'],
  ["src/web/parts.ts", 'import { Card } from "./parts/card.tsx"\nexport { Card }'],
])("%s with %j is a barrel", (path, text) => {
  expect(noBarrels.faults(buildHouse({ [path]: text }))).toEqual([path])
})

test.each([
  ["src/domain/platforms/index.ts", 'import { etsy } from "./etsy.ts"\nexport const platforms = [etsy]'],
  ["src/web/entry.ts", 'export { brand } from "../domain/brand.ts"\nexport const a = 1'],
  ["src/web/start.ts", 'import "./styles/app.css"'],
])("%s is not a barrel", (path, text) => {
  expect(noBarrels.faults(buildHouse({ [path]: text }))).toEqual([])
})

test("a default export is refused, unless a tool asks for it", () => {
  const house = buildHouse({ "vite.config.ts": "export default {}", "src/a.ts": "\nexport default 1" })
  expect(onlyNamedExports.faults(house)).toEqual(["src/a.ts:2"])
})

test.each(["src/web/parts/Card.tsx", "src/web/myParts/card.tsx", "src/web/card_look.ts", "src/web/a--b.css"])(
  "%s is not kebab-case",
  (path) => {
    expect(kebabCase.faults(buildHouse({ [path]: "" }))).toEqual([path])
  },
)

test.each([
  "src/a/b-2.test.ts",
  "src/web/vite-env.d.ts",
  "test/e2e/sign-in.journey.ts",
  "vite.config.ts",
  ".ci/run.mjs",
  "src/a/app.css",
])("%s is kebab-case", (path) => {
  expect(kebabCase.faults(buildHouse({ [path]: "" }))).toEqual([])
})

test.each([
  "src/utils/a.ts",
  "src/web/string-utils.ts",
  "src/server/helpers.ts",
  "src/server/user-service.ts",
  "src/contract/types.ts",
  "src/domain/constants.ts",
  "src/web/common.test.ts",
  "src/server/session-manager.ts",
])("%s is too vague", (path) => {
  expect(namesThatSay.faults(buildHouse({ [path]: "" }))).toEqual([path])
})

test("a word that only contains a vague one is fine", () => {
  expect(namesThatSay.faults(buildHouse({ "src/domain/commonest.ts": "", "src/domain/text/types-of.ts": "" }))).toEqual(
    [],
  )
})

const area = {
  "src/contract/index.ts": "export const calls = { auth }",
  "src/contract/call.ts": "",
  "src/contract/problems.ts": "",
  "src/contract/auth.ts": "",
  "src/server/calls/index.ts": "",
  "src/server/calls/auth.ts": "",
  "src/server/calls/auth/check-password.ts": "",
}
const { "src/server/calls/auth.ts": _, ...withoutDeeds } = area

test.each([
  [area, 0],
  [{ ...area, "src/contract/index.ts": "export const calls = { auth, billing }" }, 2],
  [{ ...area, "src/contract/index.ts": 'export const calls = { auth, "gift-card": giftCard }' }, 2],
  [{ ...area, "src/contract/billing.ts": "" }, 1],
  [{ ...area, "src/server/calls/billing.ts": "" }, 1],
  [withoutDeeds, 1],
  [{ "src/contract/index.ts": "export const other = 1" }, 1],
])("an area has one name on every floor (%#)", (texts, count) => {
  expect(oneNameOnEveryFloor.faults(buildHouse(texts))).toHaveLength(count)
})
