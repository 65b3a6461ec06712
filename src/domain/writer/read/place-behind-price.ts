import type { Brief } from "../../seo/brief.ts"

/** "Hereford" at the end of a description says what the field for the place says. */
export const isPlaceAlone = (text: string, { location, facebookLocation }: Brief): boolean =>
  [location, facebookLocation].some((each) => (each.split(/[,;]/)[0] ?? "").trim().toLowerCase() === text.toLowerCase())

/** "$400 ono Toowong": the field for the place says where. */
const priceAt = /^([$£€]\d[\d.,]*(?: (?:ono|obo|ovno|firm))?) (\p{L}[\p{L} ]*)[.]?$/iu

export function withoutPlaceBehind(text: string, brief: Brief): string {
  const [, price = "", place = ""] = priceAt.exec(text) ?? []
  return place !== "" && isPlaceAlone(place, brief) ? price : text
}
