/** Whether a mark inside a text ends something; the period of "Dr. Martens" does not. */
export const endsInside = (text: string): boolean => ending.test(text)

const ending = /[!?;]\s+\S|(?<!(?<!\p{L})(?:Dr|St|Mr|Mrs|Ms|Mt|No|vs|approx))\.\s+\S/u
