import { posix } from "node:path"
import type { House, Law } from "./house.ts"

const codePaths = ({ texts }: House): string[] => [...texts.keys()].filter((path) => /\.(tsx?|mjs|css)$/.test(path))

const baseOf = (path: string): string => posix.basename(path).replace(/\..*$/, "")

/** The only files that gather others. */
const lists = [
  "src/domain/platforms/index.ts",
  "src/domain/page/audits/index.ts",
  "src/domain/checks/index.ts",
  "src/contract/index.ts",
  "src/server/calls/index.ts",
]

export const noBarrels: Law = {
  says: "only the LISTs gather; no other file is named index or merely hands on what others export",
  why: "Barrels close circles and hide where a thing lives.",
  faults: ({ sources }) =>
    sources
      .filter(
        ({ path, isBarrel, isTest }) => (isBarrel || baseOf(path) === "index") && !isTest && !lists.includes(path),
      )
      .map(({ path }) => path),
}

/** Read by a tool that requires a default export. */
const readByTools = /^([a-z]+\.config\.ts|test\/global-setup\.ts|test\/e2e\/.*-setup\.ts)$/

export const onlyNamedExports: Law = {
  says: "everything is exported by name",
  why: "A name that is chosen where it is imported is another name in every file.",
  faults: ({ sources }) =>
    sources
      .filter(({ path }) => !readByTools.test(path))
      .flatMap(({ path, defaultExports }) => defaultExports.map(({ line }) => `${path}:${line}`)),
}

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const kebabCase: Law = {
  says: "files and folders are named in kebab-case",
  why: "One way to write a name, the same on every system, and a test is known by its ending.",
  faults: (house) =>
    codePaths(house).filter((path) => {
      const names = path.replace(/(\.(test|journey|config|d))?\.[a-z]+$/, "").split("/")
      return !names.every((name) => kebab.test(name.replace(/^\./, "")))
    }),
}

const emptyWords = /^(utils?|helpers?|misc|common|shared|managers?|services?)$/
const emptyNames = /^(types|constants|hooks|models|controllers)$/

export const namesThatSay: Law = {
  says: "no file or folder is named after what kind of code it holds",
  why: "Everything fits into utils, so nobody finds anything there. Name what it does, or put it where it is used.",
  faults: (house) =>
    codePaths(house).filter((path) =>
      posix
        .join(posix.dirname(path), baseOf(path))
        .split("/")
        .some((name) => emptyNames.test(name) || name.split("-").some((word) => emptyWords.test(word))),
    ),
}

/** Files of the contract that are not areas: the parts of every area. */
const underTheAreas = ["call", "problems"]

export const oneNameOnEveryFloor: Law = {
  says: "an area bears the same name in the contract's list, in src/contract and in src/server/calls",
  why: "Who knows one name finds the promise, the handler, and everything about both.",
  faults: ({ sources }) => {
    const list = sources.find(({ path }) => path === "src/contract/index.ts")
    const areas = new Set(list?.objectKeys.get("calls") ?? [])
    const filesIn = (folder: string) =>
      sources.filter(({ path, isTest }) => posix.dirname(path) === folder && !isTest).map(({ path }) => baseOf(path))
    const promised = filesIn("src/contract").filter((name) => name !== "index" && !underTheAreas.includes(name))
    const done = filesIn("src/server/calls").filter((name) => name !== "index")
    return [
      ...(areas.size === 0 ? ["src/contract/index.ts lists no area"] : []),
      ...[...areas].filter((area) => !promised.includes(area)).map((area) => `src/contract/${area}.ts is missing`),
      ...[...areas].filter((area) => !done.includes(area)).map((area) => `src/server/calls/${area}.ts is missing`),
      ...promised.filter((name) => !areas.has(name)).map((name) => `src/contract/${name}.ts is no area of the list`),
      ...done
        .filter((name) => !areas.has(name))
        .map((name) => `src/server/calls/${name}.ts is no area: a piece of one lies in a folder named after it`),
    ]
  },
}
