import { onFirstUse } from "../on-first-use.ts"

const inEnglish = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" })

/** In lowercase, as people type it: "kyrgyzstan". */
export const nameOfCountry = (code: string): string | undefined => inEnglish.of(code)?.toLowerCase()

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
const codes = onFirstUse(
  () =>
    new Map(
      letters.flatMap((one) =>
        letters.flatMap((two) => {
          const name = nameOfCountry(one + two)
          return name === undefined ? [] : [[name, one + two] as const]
        }),
      ),
    ),
)

/** The code of the first piece that is a country's name: any country's, and not only of those that ads have towns for. */
export const codeNamed = (pieces: readonly string[]): string | null =>
  pieces.map((piece) => codes().get(piece)).find((code) => code !== undefined) ?? null
