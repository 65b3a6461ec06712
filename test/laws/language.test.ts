import { expect, test } from "vitest"
import { buildHouse, type Law } from "./house.ts"
import { noCasts, noLooseEnds, nothingSwitchedOff, oneReaderOfTheEnvironment } from "./language.ts"

// In pieces, so that the laws do not find their own examples.
const ignore = "@ts-" + "ignore"
const later = "TO" + "DO"

test.each<[Law, string, string]>([
  [noCasts, "src/a.ts", "const a = b as string"],
  [noCasts, "src/a.ts", "const a = b as unknown as string"],
  [noCasts, "src/a.ts", "const a = <string>b"],
  [noCasts, "src/a.ts", "const a: any = 1"],
  [noCasts, "src/a.ts", "const a: Record<string, any> = {}"],
  [noCasts, "test/a.test.ts", "const a = b!"],
  [nothingSwitchedOff, "src/a.ts", `// ${ignore}\nconst a = 1`],
  [nothingSwitchedOff, "src/a.ts", "/* @ts-expect-error */ const a = 1"],
  [nothingSwitchedOff, "src/a.test.ts", 'test.only("a", () => {})'],
  [nothingSwitchedOff, "src/a.test.ts", 'describe.skip("a", () => {})'],
  [nothingSwitchedOff, "src/a.test.ts", 'test.todo("a")'],
  [nothingSwitchedOff, "src/a.test.ts", 'test.concurrent.only("a", () => {})'],
  [noLooseEnds, "src/a.ts", `// ${later}: later`],
  [noLooseEnds, "scripts/a.ts", "/* FIX" + "ME */"],
  [oneReaderOfTheEnvironment, "src/server/a.ts", "const a = process.env.A"],
  [oneReaderOfTheEnvironment, "src/server/a.ts", 'const a = process.env["A"]'],
])("$says: %s with %j is a fault", (law, path, text) => {
  expect(law.faults(buildHouse({ [path]: text }))).not.toEqual([])
})

test.each<[Law, string, string]>([
  [noCasts, "src/a.ts", "const a = [1] as const satisfies readonly number[]"],
  [noCasts, "src/a.ts", 'import { b as c } from "./b.ts"\nconst a = "x as any"\nconst d = !b'],
  [nothingSwitchedOff, "src/a.test.ts", "// @ts-expect-error: must not compile\nf(1)"],
  [nothingSwitchedOff, "src/a.ts", "rows.only(1)"],
  [noLooseEnds, "src/a.ts", `const a = "${later}" // methods`],
  [oneReaderOfTheEnvironment, "src/server/main.ts", "start(process.env)"],
  [oneReaderOfTheEnvironment, "scripts/a.ts", "const a = process.env.A"],
])("$says: %s with %j is accepted", (law, path, text) => {
  expect(law.faults(buildHouse({ [path]: text }))).toEqual([])
})
