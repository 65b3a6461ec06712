/** The product's name stands here and nowhere else. */
export const brand = {
  name: "Search Simple",
  tagline: "search made simple",
} as const
