import { expect, test } from "vitest"
import { buildHouse } from "./house.ts"
import { noPlatformByName } from "./platform-ids.ts"

const faultsIn = (path: string, text: string) => noPlatformByName.faults(buildHouse({ [path]: text }))

test.each([
  `const isLong = u.platformId === "etsy"`,
  `if (platform.id !== "amazon") stop()`,
  `if ("ebay" == id) stop()`,
  `switch (id) {\n  case "youtube":\n    stop()\n}`,
  `const isShort = ["etsy", "ebay"].includes(platformId)`,
  `const takesMarkup = new Set(["website", "shopify"])`,
])("%s is a fault", (text) => {
  for (const path of ["src/domain/writer/a.ts", "src/server/a.ts", "src/web/a.tsx"])
    expect(faultsIn(path, text)).toEqual([expect.stringMatching(/^src\/.*\/a\.tsx?:[12] /)])
})

test.each([
  ["src/domain/writer/a.ts", `const isLong = u.writing.wantsManyPhrases`],
  ["src/domain/writer/a.ts", `const isAll = platform === "all"`],
  ["src/domain/seo/find-platform.ts", `const found = platforms.find((platform) => platform.id === id)`],
  ["src/domain/writer/a.ts", `const ofShop = new Set(["competitors", "website", "industry"])`],
  ["src/domain/platforms/etsy.ts", `const isEtsy = id === "etsy"`],
  ["src/domain/writer/a.test.ts", `const isEtsy = id === "etsy"`],
])("%s may have %s", (path, text) => {
  expect(faultsIn(path, text)).toEqual([])
})
