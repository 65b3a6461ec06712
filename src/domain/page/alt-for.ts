import type { Image } from "./facts.ts"

/** The words in an image's file name, if readable: "oak-table-small.jpg" → "oak table small". */
export function altFor({ src, lazySrc }: Pick<Image, "src" | "lazySrc">): string {
  const path = (lazySrc ?? src ?? "").replace(/[?#].*$/, "")
  const name =
    path
      .split("/")
      .at(-1)
      ?.replace(/\.\w+$/, "") ?? ""
  const words = name
    .replace(/%20|[-_+.]+/g, " ")
    .split(" ")
    .filter((word) => /^[a-z]{3,}$/i.test(word) && !meaningless.has(word.toLowerCase()))
  return words.length >= 2 ? words.join(" ").toLowerCase() : ""
}

const meaningless = new Set(
  "img image images photo picture pic dsc file untitled copy final thumb thumbnail small large medium scaled icon default placeholder".split(
    " ",
  ),
)
