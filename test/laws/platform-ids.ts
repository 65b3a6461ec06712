import { platformSummaries } from "../../src/domain/platform-summaries.ts"
import type { Law } from "./house.ts"

const ids: ReadonlySet<string> = new Set(platformSummaries.map(({ id }) => id))

export const noPlatformByName: Law = {
  says: "nothing asks which platform it is: no comparison with a platform's id outside src/domain/platforms",
  why: "What a platform wants is in its own file, so that another platform can want it too and nobody has to look for it.",
  // "website" is also a field of the brief: a row with other names in it is a row of fields.
  faults: ({ sources }) =>
    sources
      .filter(({ path, isTest }) => path.startsWith("src/") && !path.startsWith("src/domain/platforms/") && !isTest)
      .flatMap(({ path, comparisons }) =>
        comparisons
          .filter(({ values }) => values.every((value) => ids.has(value)))
          .map(({ line, text }) => `${path}:${line} ${text.split("\n")[0]}`),
      ),
}
