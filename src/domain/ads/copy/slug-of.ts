import { foldText } from "../../text/fold-text.ts"

/** "Women's haircuts" as the end of an address: "womens-haircuts". */
export const slugOf = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60)
