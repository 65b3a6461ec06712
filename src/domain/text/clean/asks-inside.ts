/** Typed with care: "If you are not sure of the size, send me a photo of the old one." */
const calm = /^\p{Lu}(?!.*(?:!|\b(?:[Pp]l[sz]|[Dd][Mm]|[Pp][Mm]|[Mm]sg|[Uu]r?)\b))[^?]*\s\p{Ll}[^?]*\.$/u

/** "A small dent on the left, please |": before a look at the photos, something else ends. */
const goesOn = /[\p{L}\d](?:[,;]|,? (?:please|and|or))\s*$/u

const opener = /^(?:please |and |or )*/iu

/** "Feel free to | message me": a sentence that begins with the call to write is nothing else. */
const isCall =
  /^(?:please|so|just|feel free to|(?:do not|don't) hesitate to|(?:any|with any|for any) questions?|[,\s])*$/i

/** Whether a careful sentence says something before it asks people to write, in words that one of the rules finds. */
export const asksInside = (
  sentence: string,
  asks: readonly { readonly kind: string; readonly pattern: () => RegExp }[],
): boolean =>
  calm.test(sentence) &&
  asks.some(({ kind, pattern }) => {
    const [found] = sentence.matchAll(pattern())
    const opened = opener.exec(found?.[0] ?? "")?.[0] ?? ""
    const before = sentence.slice(0, (found?.index ?? 0) + opened.length)
    return found !== undefined && (kind === "aside" ? goesOn.test(before) : !isCall.test(before))
  })
