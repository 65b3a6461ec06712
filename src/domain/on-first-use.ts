/**
 * A value that is made when it is first asked for. For expressions and formats that take long to make, in files that
 * many pages and every worker load and few use at once.
 */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
