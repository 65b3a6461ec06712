import type { Understanding } from "../understand/understand.ts"

/**
 * How a piece of a brief can be said: clause "we build walls" · things "a free visit, a drawn plan" · does "takes an hour"
 * (its subject is left out) · do "cover Leeds and Bradford", "sew a pouch" · is "open on Saturdays" · past "started in 2009".
 */
export type Form = "clause" | "things" | "does" | "do" | "doing" | "is" | "past"

export type Topic = "what" | "given" | "how" | "price" | "when" | "where" | "proof" | "story" | "promise"

export interface Piece {
  readonly form: Form
  /** Without a full stop. */
  readonly text: string
  /** Of things: each by itself. */
  readonly items: readonly string[]
}

/** One thing that the brief says of a service or a video, nearly in its own sentence. */
export interface Said extends Piece {
  readonly topic: Topic
  /** Of the product itself, and not of everything that the business does. */
  readonly isOwn: boolean
  readonly stems: ReadonlySet<string>
}

/** Who speaks in the text, with the verb that goes with it. */
export interface Speaker {
  readonly who: "I" | "we"
  readonly me: "me" | "us"
  readonly my: "my" | "our"
  readonly am: "am" | "are"
  /** Whether the brief itself speaks so. */
  readonly isGiven: boolean
}

export function speakerOf({ brief, subject }: Understanding): Speaker {
  const text = [
    brief.description,
    subject.description,
    brief.brandStory,
    brief.uniqueSellingProposition,
    brief.videoDescription,
    ...brief.bodyTextSections.map(({ content }) => content),
  ]
    .join("\n")
    // The words of a link are nobody's own.
    .replace(/<a\b[^>]*>[^<]*<\/a>/gi, " ")
  const isOne = /(?<!\p{L})(?:I|I'm|I've|my|me|myself)(?!\p{L})/u.test(text)
  const isGiven = isOne || /(?<!\p{L})(?:we|our|us|we're|we've)(?!\p{L})/iu.test(text)
  return isOne
    ? { who: "I", me: "me", my: "my", am: "am", isGiven }
    : { who: "we", me: "us", my: "our", am: "are", isGiven }
}
