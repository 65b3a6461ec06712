import type { Ask } from "../../seo/notes.ts"
import type { FieldName } from "../fact.ts"
import type { Understanding } from "../understanding.ts"

const question = "Where does each point end? Put a period or a new line after each."

/** Nobody goes through more than this again. */
const maxAbout = 600

/** Of a text in one breath, only its seller knows which words belong together: it is asked for with the marks. */
export function breathAsk(u: Understanding, keys: ReadonlySet<string>): Ask[] {
  if (u.language !== "en") return []
  const fields: readonly (readonly [Ask["field"] & FieldName, string])[] = [
    ["productDescription", u.subject.description],
    ["description", u.brief.description],
    ["videoDescription", u.brief.videoDescription],
  ]
  return fields
    .map(([field, typed]) => ({ field, about: typed.trim() }))
    .filter(
      ({ field, about }) =>
        (field === "productDescription" || keys.has(field)) &&
        about !== "" &&
        about.length <= maxAbout &&
        isInOneBreath(field, u),
    )
    .slice(0, 1)
    .map((asked) => ({ ...asked, label: "", question }))
}

const isInOneBreath = (typed: FieldName, { facts, runs }: Understanding): boolean =>
  [...facts, ...runs].some(({ field, isEcho, isInDoubt }) => field === typed && !isEcho && isInDoubt === true)
