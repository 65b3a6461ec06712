import type { Law } from "./house.ts"

/** Tests of several files at once, which are therefore beside none. */
const testsOfMany: Readonly<Record<string, string>> = {
  "src/server/calls/open-id.test.ts": "the calls of auth.ts with an OpenID provider in place of passwords",
  "src/server/http/door.test.ts": "everything that a request has to pass before it reaches a handler",
  "src/server/http/frame.test.ts": "everything that is served and is no call",
  "src/server/http/user-limits.test.ts": "every call of the contract that has a limit for each user",
}

export const testsBesideTheirFile: Law = {
  says: "a test in src or scripts stands beside the file it tests",
  why: "Who opens a file sees its test, and who moves one moves both.",
  faults: ({ sources }) => {
    const paths = new Set(sources.map(({ path }) => path))
    return sources
      .filter(({ path, isTest }) => isTest && /^(src|scripts|test\/laws)\//.test(path) && !(path in testsOfMany))
      .map(({ path }) => path.replace(/\.test\.tsx?$/, ""))
      .filter((path) => !paths.has(`${path}.ts`) && !paths.has(`${path}.tsx`))
      .map((path) => `${path}.test.ts tests no file beside it`)
  },
}

const ruled = /^src\/domain\/(checks|page\/audits)\/(?!(index|check|audit)\.)[a-z-]+\.ts$/

export const everyRuleTested: Law = {
  says: "every check and every audit has its table test",
  why: "A rule that nobody has seen fail may be a rule that cannot.",
  faults: ({ sources }) => {
    const paths = new Set(sources.map(({ path }) => path))
    return [...paths].filter((path) => ruled.test(path) && !paths.has(path.replace(/\.ts$/, ".test.ts")))
  },
}
