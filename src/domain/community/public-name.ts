/** As much of a name as strangers need: first name and last initial. Null if there is none. */
export function publicName({ firstName, lastName }: { firstName: string | null; lastName: string | null }) {
  const first = firstName?.trim() ?? ""
  const [initial = ""] = lastName?.trim() ?? ""
  if (first === "") return null
  return initial === "" ? first : `${first} ${initial.toUpperCase()}.`
}
