export interface Json {
  readonly [key: string]: unknown
}

export const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Says of the schema's own JSON what programs that read it would get wrong. */
export function tidySchema(schema: unknown, { isOpen }: { isOpen: boolean }): Json {
  const tidied = tidy(schema, isOpen)
  return isJson(tidied) ? tidied : {}
}

function tidy(value: unknown, isOpen: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => tidy(each, isOpen))
  if (!isJson(value)) return value
  // A choice that takes anything is none.
  if (Array.isArray(value.anyOf) && value.anyOf.some((each) => isJson(each) && Object.keys(each).length === 0))
    return {}
  const entries = Object.entries(value).filter(([key, each]) => !isNoise(key, each, isOpen))
  const tidied = Object.fromEntries(entries.map(([key, each]) => [key, tidy(each, isOpen)]))
  if (!isOpen && "default" in value) return { ...tidied, ...describeDefault(value.default) }
  // Several tools know no array without `items`; how many there are says that none comes after the first ones.
  if (Array.isArray(tidied.prefixItems)) return { ...tidied, items: tidied.prefixItems[0] }
  return tidied
}

/** As words: some generators take a field with a default for one that has to be sent. */
const describeDefault = (value: unknown): Json =>
  value === "" || (Array.isArray(value) && value.length === 0)
    ? {}
    : { description: `${JSON.stringify(value)} where it is left out` }

function isNoise(key: string, value: unknown, isOpen: boolean): boolean {
  if (key === "$schema" || key === "$id" || (key === "default" && !isOpen)) return true
  // To OpenAPI this is what only the server writes; ours says that the code does not change it.
  if (key === "readOnly") return value === true
  if (key === "minimum" || key === "maximum") return Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER
  // A later version may answer more than this one.
  return isOpen && key === "additionalProperties" && value === false
}
