import type { Topic } from "../fact.ts"

export interface Question {
  readonly ask: readonly string[]
  readonly askMany?: readonly string[]
  /** What a business is asked. */
  readonly askSeller?: readonly string[]
  /** What is asked about a place that is more than one, or about the days of somebody who comes to the customer. */
  readonly askOther?: string
  /** `{x}` is the fact inside a sentence, `{X}` is the fact in the seller's words. */
  readonly answer: string
  /** If present, only facts that match it get this question. */
  readonly if?: RegExp
}

/** What a buyer would ask, for each thing that the seller said. */
export const questions: Partial<Record<Topic, Question>> = {
  size: { ask: ["What size is it?"], askMany: ["What size are they?"], answer: "{X}." },
  material: { ask: ["What is it made of?"], askMany: ["What are they made of?"], answer: "{X}." },
  price: {
    ask: ["How much does it cost?", "What does it cost?"],
    askMany: ["How much do they cost?"],
    answer: "{X}.",
    if: /[$£€₹\p{L}]/u,
  },
  place: {
    ask: ["Where are you based?", "Where is {seller} based?"],
    askOther: "Which area do you cover?",
    answer: "{seller} is based in {x}.",
  },
  audience: {
    ask: ["Who is it for?"],
    askMany: ["Who are they for?"],
    askSeller: ["Who is the service for?"],
    answer: "For {x}.",
  },
  delivery: {
    ask: ["How is it shipped?"],
    askMany: ["How are they shipped?"],
    askOther: "How far do you travel?",
    answer: "{X}.",
  },
  care: { ask: ["How do I look after it?"], askMany: ["How do I look after them?"], answer: "{X}." },
  "works-with": { ask: ["What does it work with?"], askMany: ["What do they work with?"], answer: "{X}." },
  proof: {
    ask: ["Which qualifications do you hold?"],
    answer: "{X}.",
    // Insurance is no qualification, and a certificate that customers get is none of the business.
    if: /^(?!.*\b(?:insur\p{L}*|liability|cover|certificates? (?:given|issued|provided|supplied|after))\b).*(?:licen[cs]ed\b|certif|accredit|qualified)/iu,
  },
  hours: {
    ask: ["When are you open?"],
    askOther: "When are you available?",
    answer: "{X}.",
    // A service by appointment does not open.
    if: /^(?!.*\b(?:services?|appointments?|visits?|call-?outs?)\b).*(?:\bopen\b|\d ?(?:am|pm)\b|\b(?:opening|office|business|working|shop|our) hours\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun|week)days?\b.*\bto\b|\b(?:mon|tues?|wed|thu|fri|sat|sun) (?:to|-) )/i,
  },
  included: { ask: ["What is included?"], answer: "{X}." },
}
