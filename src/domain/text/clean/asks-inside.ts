/** Typed with care: "If you are not sure of the size, send me a photo of the old one." */
const calm = /^\p{Lu}(?!.*(?:!|\b(?:[Pp]l[sz]|[Dd][Mm]|[Pp][Mm]|[Mm]sg|[Uu]r?)\b))[^?]*\s\p{Ll}[^?]*\.$/u

/** "Overseas buyers, please |", "measure it first and |": a sentence that begins with the call to write is nothing else. */
const goesOn = /[\p{L}\d](?:[,;]|,? (?:please|and|or))\s*$/u

const opener = /^(?:please |and |or )*/iu

/** Whether a careful sentence says something before it asks people to write, in words that one of the rules finds. */
export const asksInside = (sentence: string, asks: readonly { readonly pattern: () => RegExp }[]): boolean =>
  calm.test(sentence) &&
  asks.some(({ pattern }) => {
    const [found] = sentence.matchAll(pattern())
    const opened = opener.exec(found?.[0] ?? "")?.[0] ?? ""
    return found !== undefined && goesOn.test(sentence.slice(0, found.index + opened.length))
  })
