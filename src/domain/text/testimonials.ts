const who = String.raw`\s*(?:-|,|by|from)\s*(\p{Lu}[^\n.!?;"]{1,60})(?:[.!?](?=\s|$)|(?=\n|$))`
const quoted = new RegExp(String.raw`(?<=^|[.!?\n]\s*)"([^"\n]{24,})"${who}`, "gu")
const own = /\b(?:owner|founder|maker|potter|baker|artist|designer|director|us|me|myself)\b/i

/**
 * A quotation with its speaker: what a customer or a paper says is nothing that a listing may tell as its own, and what
 * the owner says is told without the marks.
 */
export const withoutTestimonials = (text: string): string =>
  text.replace(quoted, (_, words: string, speaker: string) =>
    own.test(speaker) ? `${words.replace(/[,.]$/, "")}.` : "",
  )
