/** Destinations available anywhere in the tools. The letter goes there after a G. */
export const places = [
  { path: "/", label: "Home", letter: "h" },
  { path: "/seo-generator", label: "SEO Generator", letter: "g" },
  { path: "/bulk", label: "Bulk", letter: "b" },
  { path: "/templates", label: "Templates", letter: "t" },
  { path: "/google-ads", label: "Google Ads", letter: "a" },
  { path: "/webpage-analyzer", label: "Webpage Analyzer", letter: "w" },
  { path: "/content-history", label: "Content History", letter: "c" },
  { path: "/settings", label: "Settings", letter: "s" },
] as const

export type PlacePath = (typeof places)[number]["path"]
