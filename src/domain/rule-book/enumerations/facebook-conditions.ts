import { type Enumeration, entriesFrom } from "./enumeration.ts"
export const facebookConditions: Enumeration = {
  name: "Facebook Marketplace conditions",
  source: { name: "Facebook Marketplace Bulk Upload Template", readOn: "2026-11-20" },
  entries: [
    ...entriesFrom("confirmed", {
      new: "New",
      used_like_new: "Used - Like New",
      used_good: "Used - Good",
      used_fair: "Used - Fair",
    }),
  ],
}
