/** What the form offers as a trade; anything else may be typed. */
export const industries = [
  "Retail",
  "Technology",
  "Healthcare",
  "Food & Beverage",
  "Professional Services",
  "Real Estate",
  "Education",
  "Manufacturing",
  "Construction",
  "Automotive",
  "Beauty & Wellness",
  "Other",
] as const
