/** Google's own lists, in Google's own words (PROTO, SNIP). */
export const ageRanges = ["18-24", "25-34", "35-44", "45-54", "55-64", "65+", "Unknown"] as const
export const genders = ["Male", "Female", "Unknown"] as const
export const snippetHeaders = [
  "Amenities",
  "Brands",
  "Courses",
  "Degree programs",
  "Destinations",
  "Featured hotels",
  "Insurance coverage",
  "Models",
  "Neighborhoods",
  "Service catalog",
  "Shows",
  "Styles",
  "Types",
] as const
export type SnippetHeader = (typeof snippetHeaders)[number]
export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const
export type Weekday = (typeof weekdays)[number]
export const matchTypes = ["phrase", "exact", "broad"] as const
export type MatchType = (typeof matchTypes)[number]
export const intents = ["transactional", "local", "commercial", "navigational"] as const
export type Intent = (typeof intents)[number]
