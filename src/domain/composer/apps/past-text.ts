import type { Teller } from "../teller.ts"

/** How it came about: what somebody did is past, and what it is made of still holds. */
export function pastText(text: string, { wording }: Teller): string {
  const small = wording.inside(text)
  if (/^(?:started|began|begun|grew) /i.test(small)) return small.replace(/^begun/, "began")
  return `${isEvent(small) ? "was" : "is"} ${small}`
}

const isEvent = (text: string): boolean =>
  /^(?:built|written|designed|developed|created|founded|born|coded|made|recorded|drawn|composed|illustrated|tested|edited) (?:by|in|after|when|because|on)\b/i.test(
    text,
  )
