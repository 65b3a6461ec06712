/** The only place with the product's name. */
export const brand = {
  name: "Search Simple",
  tagline: "search made simple",
} as const
