import { type Enumeration, entriesFrom } from "./enumeration.ts"
export const ebayConditions: Enumeration = {
  name: "eBay conditions",
  source: { name: "developer.ebay.com, condition id values; eBay Inventory API 1.17.4", readOn: "2026-11-20" },
  entries: [
    ...entriesFrom("confirmed", {
      1000: "New",
      1500: "New other / Open box",
      1750: "New with defects",
      2000: "Certified - Refurbished",
      2010: "Excellent - Refurbished",
      2020: "Very Good - Refurbished",
      2030: "Good - Refurbished",
      2500: "Seller refurbished",
      2750: "Like New / Graded card",
      3000: "Used / Pre-owned - Good",
      4000: "Very Good / Ungraded card",
    }),
    ...entriesFrom("unconfirmed", {
      2990: "Pre-owned - Excellent",
      3010: "Pre-owned - Fair",
      5000: "Good",
      6000: "Acceptable",
      7000: "For parts or not working",
    }),
  ],
}
