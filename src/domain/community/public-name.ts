/** As much of a name as strangers need: the first one, and the last one's initial. Null where there is none. */
export function publicName({ firstName, lastName }: { firstName: string | null; lastName: string | null }) {
  const first = firstName?.trim() ?? ""
  const [initial = ""] = lastName?.trim() ?? ""
  if (first === "") return null
  return initial === "" ? first : `${first} ${initial.toUpperCase()}.`
}
