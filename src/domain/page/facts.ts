/** What can be known of a page. Null: it was looked for, and the page has none. */
export interface PageFacts {
  readonly title: string | null
  readonly metaDescription: string | null
}

export type FactName = keyof PageFacts

/** A fact that could not be found out, and why, as the end of a sentence: "the page was cut off after 5 MB". */
export interface Unread {
  readonly unread: string
}

/** A page as the reader leaves it: each fact, or why there is none. */
export type PageReading = { readonly [Name in FactName]: PageFacts[Name] | Unread }

export const isUnread = (fact: PageReading[FactName]): fact is Unread => typeof fact === "object" && fact !== null
