import type { Law } from "./house.ts"

const maxFileLines = 300
const maxFunctionLines = 60

/** Allowed to be longer, by path, or path and function, with the reason. */
export const longer: Readonly<Record<string, string>> = {
  "src/web/content/samples.ts": "made by npm run samples: what six sellers typed, whole, and what was written of it",
  "src/domain/support/faq.ts": "the page of questions as it is read, shelf by shelf: content, and no code",
  "src/server/db/schema.ts": "one table after the other, as the database has them; to split it would cut relations",
  "src/server/db/schema.test.ts": "the specification's tables beside the schema's, column by column",
}

export const nothingTooLong: Law = {
  says: `no file has more than ${maxFileLines} lines and no function more than ${maxFunctionLines}, without a reason`,
  why: "What does not fit on a screen is not read as a whole. Tests are measured by the file only: they are lists.",
  faults: ({ sources }) => {
    const tooLong = sources.flatMap(({ path, lines, functions, isTest }) => [
      ...(lines > maxFileLines ? [{ name: path, lines }] : []),
      ...functions
        .filter((found) => !isTest && found.lines > maxFunctionLines)
        .map(({ text, lines }) => ({ name: `${path} ${text}`, lines })),
    ])
    return [
      ...tooLong.filter(({ name }) => !(name in longer)).map(({ name, lines }) => `${name} has ${lines} lines`),
      ...Object.keys(longer)
        .filter((name) => !tooLong.some((found) => found.name === name))
        .map((name) => `${name} needs no row among the longer ones any more`),
    ]
  },
}
