const triesAll = process.env.FAULTS === "all"

/** Each case costs seconds of a processor: `npm run faults` tries every one, and `npm test` a few. */
export const casesOf = <T>(all: readonly T[], few: readonly T[]): readonly T[] => (triesAll ? all : few)
