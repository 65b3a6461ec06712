import { type Enumeration, entriesFrom } from "./enumeration.ts"
export const youtubeCategories: Enumeration = {
  name: "YouTube categories",
  source: {
    name: "Video categories that may be assigned in the US, as several public projects list them",
    readOn: "2026-11-20",
  },
  entries: [
    ...entriesFrom("secondary", {
      1: "Film & Animation",
      2: "Autos & Vehicles",
      10: "Music",
      15: "Pets & Animals",
      17: "Sports",
      19: "Travel & Events",
      20: "Gaming",
      22: "People & Blogs",
      23: "Comedy",
      24: "Entertainment",
      25: "News & Politics",
      26: "Howto & Style",
      27: "Education",
      28: "Science & Technology",
      29: "Nonprofits & Activism",
    }),
  ],
}
