const named = String.raw`\p{Lu}(?:[^\n.!?;"()]|(?<=\b(?:\p{L}|Mrs|Mr|Ms|Dr|St))\.){1,60}`
const who = String.raw`\s*(?:(?:-|,|by|from)\s*(${named})(?:[.!?](?=\s|$)|(?=\n|$))|\((?:-\s*)?(${named})\)\.?|(?<=[.!?,]"\s+)(${named})(?=\n|$))`
const quoted = new RegExp(String.raw`(?<=^|[.!?\n]\s*)"([^"\n]{24,})"${who}`, "gu")
const own = /\b(?:owner|founder|maker|potter|baker|artist|designer|director|us|me|myself)\b/i

/**
 * A quotation with its speaker: a listing may not claim what a customer or newspaper said; the owner's words stay,
 * without quotation marks.
 */
export const withoutTestimonials = (text: string): string =>
  text.replace(quoted, (_, words: string, after?: string, inBrackets?: string, alone?: string) =>
    own.test(after ?? inBrackets ?? alone ?? "") ? `${words.replace(/[,.]$/, "")}.` : "",
  )
