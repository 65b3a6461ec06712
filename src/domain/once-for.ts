/** What is made once for an object, no matter how often it is asked for, and forgotten with the object. */
export function onceFor<Given extends WeakKey, Made extends object | string>(
  make: (given: Given) => Made,
): (given: Given) => Made {
  const made = new WeakMap<Given, Made>()
  return (given) => {
    const known = made.get(given) ?? make(given)
    made.set(given, known)
    return known
  }
}
