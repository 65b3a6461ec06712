import type { Brief } from "../../seo/brief.ts"
import { cleanName } from "../../text/clean/clean-name.ts"

/** The name of the shop, channel or business; empty if only an account has one. */
export const sellerOf = (brief: Brief): string => {
  const name = sellerIn(brief)
  // The name of an account does not belong in a text: "gearhead_gaz".
  if (name.includes("_")) return ""
  return withoutPlace(name, brief.location)
}

/** "Maharana Band, Jaipur" is based in Jaipur, which the text says by itself. */
function withoutPlace(name: string, location: string): string {
  const [, bare = "", place = ""] = /^(.{3,}), ([^,]+)$/u.exec(name) ?? []
  return place !== "" && location.toLowerCase().includes(place.toLowerCase()) ? bare : name
}

/** "saltbushswags", "curl-supply": the name of a store as its address has it. */
const isAddress = (name: string): boolean => name.includes("-") || /^[a-z]{9,}$/.test(name)

/** The store "twobabas" of "Two Babas Pierogi" */
const isRunTogether = (store: string, name: string): boolean =>
  !store.includes(" ") &&
  name.includes(" ") &&
  name
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, "")
    .startsWith(store.toLowerCase())

const sellerIn = (brief: Brief): string =>
  cleanName(brief.channelName) ||
  cleanName(brief.amazonBrand, true) ||
  cleanName(
    isAddress(brief.shopifyStoreName) || isRunTogether(brief.shopifyStoreName.trim(), brief.businessName)
      ? ""
      : brief.shopifyStoreName,
  ) ||
  cleanName(brief.businessName) ||
  cleanName(brief.ebayStoreName || brief.etsyShopName)
