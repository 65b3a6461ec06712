export interface Json {
  readonly [key: string]: unknown
}

export const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Adjusts a schema's JSON where programs would misread it. */
export function tidySchema(schema: unknown, { isOpen }: { isOpen: boolean }): Json {
  const tidied = tidy(schema, isOpen)
  return isJson(tidied) ? tidied : {}
}

function tidy(value: unknown, isOpen: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => tidy(each, isOpen))
  if (!isJson(value)) return value
  // A union that accepts anything is not a choice.
  if (Array.isArray(value.anyOf) && value.anyOf.some((each) => isJson(each) && Object.keys(each).length === 0))
    return {}
  const entries = Object.entries(value).filter(([key, each]) => !isNoise(key, each, isOpen))
  const tidied = Object.fromEntries(entries.map(([key, each]) => [key, tidy(each, isOpen)]))
  if (!isOpen && "default" in value) return { ...tidied, ...describeDefault(value.default) }
  // Several tools reject arrays without `items`; the length says that none comes after the first ones.
  if (Array.isArray(tidied.prefixItems)) return { ...tidied, items: tidied.prefixItems[0] }
  return tidied
}

/** In words: some generators require a field that has a default. */
const describeDefault = (value: unknown): Json =>
  value === "" || (Array.isArray(value) && value.length === 0)
    ? {}
    : { description: `${JSON.stringify(value)} where it is left out` }

function isNoise(key: string, value: unknown, isOpen: boolean): boolean {
  if (key === "$schema" || key === "$id" || (key === "default" && !isOpen)) return true
  // In OpenAPI, readOnly means written by the server; ours means that the code does not change it.
  if (key === "readOnly") return value === true
  if (key === "minimum" || key === "maximum") return Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER
  // A later version may return more than this one.
  return isOpen && key === "additionalProperties" && value === false
}
