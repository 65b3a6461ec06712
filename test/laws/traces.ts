import * as z from "zod/mini"
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
  why: "`npm ci` then takes each package from the registry of the machine that installs, wherever the lock was written.",
  faults: ({ texts }) =>
    /"resolved":/.test(texts.get("package-lock.json") ?? "")
      ? ["package-lock.json has `resolved`: is omit-lockfile-registry-resolved still in .npmrc?"]
      : [],
}

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.optional(z.string()),
      inBundle: z.optional(z.boolean()),
      optionalDependencies: z.optional(z.record(z.string(), z.string())),
    }),
  ),
})

export const lockWithChecksums: Law = {
  says: "package-lock.json has every package for every system, each with its checksum",
  why: "What a registry hands out is installed only if it is what stood here when somebody looked at it.",
  faults: ({ texts }) => {
    const { packages } = lockSchema.parse(JSON.parse(texts.get("package-lock.json") ?? '{"packages":{}}'))
    const names = new Set(Object.keys(packages).map((place) => place.replace(/^.*node_modules\//, "")))
    const missing = Object.values(packages)
      .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
      .filter((name) => !names.has(name))
    const unchecked = Object.entries(packages)
      // The project itself is not installed, and a bundled package has the checksum of the package that contains it.
      .filter(([place, { integrity, inBundle }]) => place !== "" && inBundle !== true && integrity === undefined)
    return [
      ...missing.map((name) => `package-lock.json lacks ${name}: is that version published for every system?`),
      ...unchecked.map(([place]) => `package-lock.json has no integrity for ${place}`),
    ]
  },
}
