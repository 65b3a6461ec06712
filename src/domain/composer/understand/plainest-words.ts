const place = /(?:(?:the|your|an?) )?(?:dishwasher|microwave|oven|freezer|fridge|washing machine|tumble dryer)/.source
const goesIn = new RegExp(
  `^(?:(?:it|they|this|everything|all of it|all of them|(?:each|every|the) [\\p{L}-]+) )?(?:goes?|can go|may go) (?:safely )?(?:in|into) (${place}(?:(?:, | and | or |, and )${place})*)$`,
  "iu",
)

/** What says the same in different words, in one wording, so that no text tells it twice: "no stickiness" is "non-sticky". */
export const plainestWords = (text: string): string =>
  text.replace(/^no (\p{L}{3,})iness$/iu, "non-$1y").replace(goesIn, "$1 safe")
