import { isWide } from "./write-place.ts"

/** "In Kathmandu Nepal", "from Brampton Ontario", "made in Cebu Philippines" */
const behindPlace =
  /(?<=(?<!\p{L})(?:in|from|near|at|around|across|outside) )(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?![\p{L}'’-])/gu

/** Words that make one name with the country or the region behind them: "New England", "Northern Ireland", "South Wales" */
const isPartOfName = /^(?:great|new|old|north|south|east|west|mid|central|upper|lower|the|rural|air|all)(?:ern)?$/i

/** In a text typed in haste, the comma between a town and its region or country. */
export const withPlaceCommas = (text: string): string =>
  text.replace(behindPlace, (found, town: string, wide: string) => {
    const last = town.split(" ").at(-1) ?? ""
    const isApart = !isPartOfName.test(last) && !isWide(town.toLowerCase()) && isWide(wide.toLowerCase())
    return isApart ? `${town}, ${wide}` : found
  })
