import { expect, test } from "vitest"
import { buildHouse } from "./house.ts"
import { lockWithChecksums, lockWithoutAddresses, noTracesOfAMachine } from "./traces.ts"

test.each([
  ["docs/a.md", "See /home/ada/project/readme"],
  ["docs/a.md", "in `/Users/ada/code/x`"],
  ["src/a.ts", 'const a = "/workspace/product/src"'],
  ["src/a.ts", 'const a = "/tmp/data"'],
  ["README.md", "at C:\\Users\\ada"],
  [".npmrc", "registry=https://packages.example.com"],
  [".npmrc", "@ours:registry = https://packages.example.com"],
  ["docs/a.md", "https://registry.example.net/react"],
  ["package-lock.json", "https://artifactory.example.com/npm/react.tgz"],
])("%s with %j is a trace", (path, text) => {
  expect(noTracesOfAMachine.faults(buildHouse({ [path]: text }))).toHaveLength(1)
})

test.each([
  ["src/a.ts", 'const a = "/home"'],
  ["src/a.ts", 'const a = "/home/"'],
  ["src/a.ts", 'import a from "../home/in/progress.ts"'],
  ["docs/a.md", "/usr/lib/postgresql and https://example.com/home/ada/x"],
])("%s with %j is not a trace", (path, text) => {
  expect(noTracesOfAMachine.faults(buildHouse({ [path]: text }))).toEqual([])
})

test("a lock with an address is found", () => {
  const lock = '{ "packages": { "node_modules/a": { "resolved": "a.tgz" } } }'
  expect(lockWithoutAddresses.faults(buildHouse({ "package-lock.json": lock }))).toHaveLength(1)
  expect(lockWithoutAddresses.faults(buildHouse({ "package-lock.json": "{}" }))).toEqual([])
})

test("a package that is missing or has no checksum is found, unless another one bundles it", () => {
  const packages = {
    "": {},
    "node_modules/a": { integrity: "sha512-x", optionalDependencies: { b: "1.0.0", "@c/linux": "1.0.0" } },
    "node_modules/a/node_modules/inside": { inBundle: true },
    "node_modules/b": { optional: true },
  }
  const faults = lockWithChecksums.faults(buildHouse({ "package-lock.json": JSON.stringify({ packages }) }))
  expect(faults).toEqual([expect.stringContaining("lacks @c/linux"), expect.stringContaining("for node_modules/b")])
})
