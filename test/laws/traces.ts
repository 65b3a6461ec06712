import type { Law } from "./house.ts"

const traces: readonly { pattern: RegExp; what: string }[] = [
  { pattern: /(?<![\w.])\/(home|Users|work(spaces?)?|mnt)\/[\w.-]+\//, what: "a path of somebody's machine" },
  { pattern: /(?<![\w.])\/tmp\/\w/, what: "a fixed place in the temporary folder" },
  { pattern: /\bC:\\\\?\w/, what: "a path of somebody's machine" },
  {
    pattern: /https?:\/\/[^/\s"'`]*(registry|artifactory|nexus|verdaccio)/i,
    what: "the address of a package registry",
  },
  { pattern: /^\s*(@[\w-]+:)?registry\s*=/m, what: "the address of a package registry" },
]

export const noTracesOfAMachine: Law = {
  says: "nothing tells on which machine or from which registry this was made",
  why: "It works from a clean clone anywhere, or it does not work.",
  faults: ({ texts }) =>
    [...texts]
      .filter(([path]) => !path.startsWith("test/laws/traces"))
      .flatMap(([path, text]) =>
        traces.filter(({ pattern }) => pattern.test(text)).map(({ what }) => `${path} has ${what}`),
      ),
}

export const lockWithoutAddresses: Law = {
  says: "package-lock.json names versions and no addresses",
  why: "`npm ci` then takes each package from the registry of whoever installs, wherever the lock was written.",
  faults: ({ texts }) =>
    /"resolved":/.test(texts.get("package-lock.json") ?? "")
      ? ["package-lock.json has `resolved`: is omit-lockfile-registry-resolved still in .npmrc?"]
      : [],
}
