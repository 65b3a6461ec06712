/** The headings of a page, by what stands below them; each page takes its own. */
export const businessHeadings = {
  work: [
    "What we do",
    "The work",
    "What we offer",
    "Our work",
    "In detail",
    "What you get",
    "What it includes",
    "The details",
    "What to expect",
  ],
  way: ["How it goes", "How it works", "How we work", "Step by step", "On the day", "The way we work", "Good to know"],
  price: [
    "What it costs",
    "Prices",
    "The price",
    "Prices and times",
    "Price and booking",
    "What you pay",
    "Cost",
    "When and how much",
  ],
  people: ["Who we are", "About us", "Who does the work", "The people", "Who you deal with"],
} as const

export type Section = keyof typeof businessHeadings

const alone: Readonly<Record<string, string>> = {
  "What we do": "What I do",
  "What we offer": "What I offer",
  "Our work": "My work",
  "How we work": "How I work",
  "The way we work": "The way I work",
  "Who we are": "Who I am",
  "About us": "About me",
  "The people": "About me",
}

/** The same heading for somebody who works alone. */
export const headingFor = (heading: string, who: "I" | "we"): string =>
  who === "I" ? (alone[heading] ?? heading) : heading
