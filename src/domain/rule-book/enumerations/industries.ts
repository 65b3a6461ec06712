/** The industries that the form offers; any other text can be typed. */
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
