import type { House, Law } from "./house.ts"
import type { Place, Source } from "./source.ts"

const at = ({ sources }: House, pick: (source: Source) => readonly Place[]): string[] =>
  sources.flatMap((source) => pick(source).map(({ line, text }) => `${source.path}:${line} ${text.split("\n")[0]}`))

/** Facts that the compiler cannot see, and why they are true. None is needed today. */
const casts: Readonly<Record<string, string>> = {}

export const noCasts: Law = {
  says: "the compiler is not overruled: no `any`, no `!`, no `as` but `as const`",
  why: "A cast is a promise that nobody keeps. Where one is unavoidable, its file stands in the table with the reason.",
  faults: (house) => [
    ...at(house, ({ anys }) => anys),
    ...at(house, ({ nonNulls }) => nonNulls),
    ...at(house, ({ path, casts: found }) => (path in casts ? [] : found)),
    ...Object.keys(casts)
      .filter((path) => !house.sources.some((source) => source.path === path && source.casts.length > 0))
      .map((path) => `${path} needs no row among the casts any more`),
  ],
}

export const nothingSwitchedOff: Law = {
  says: "no check is switched off: no @ts-ignore, no @ts-nocheck, no test that is skipped, singled out or still to do",
  why: "What is switched off for a moment stays off.",
  faults: (house) => [
    ...at(house, ({ disabledTests }) => disabledTests),
    ...at(house, ({ comments }) => comments.filter(({ text }) => /@ts-(ignore|nocheck)/.test(text))),
    ...at(house, ({ comments, isTest }) => comments.filter(({ text }) => !isTest && text.includes("@ts-expect-error"))),
  ],
}

export const noLooseEnds: Law = {
  says: "no comment says what is still to be done",
  why: "It is done, or it is an issue that somebody can find.",
  faults: (house) => at(house, ({ comments }) => comments.filter(({ text }) => /\b(TODO|FIXME|XXX|HACK)\b/.test(text))),
}

/** Files that may read the environment of the process. */
const environmentReaders: Readonly<Record<string, string>> = {
  "src/server/main.ts": "hands it to the configuration",
  "src/server/db/embedded/account.ts": "passes PATH on to PostgreSQL, which gets nothing else of ours",
}

export const oneReaderOfTheEnvironment: Law = {
  says: "only main.ts reads the environment, for the configuration to parse",
  why: "A variable that is read elsewhere is neither checked at the start nor documented.",
  faults: (house) =>
    at(house, ({ path, isTest, environmentReads }) =>
      !path.startsWith("src/") || isTest || path in environmentReaders ? [] : environmentReads,
    ),
}
