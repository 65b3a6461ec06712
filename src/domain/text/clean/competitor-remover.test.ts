import { expect, test } from "vitest"
import { makeCompetitorRemover } from "./competitor-remover.ts"

test.each([
  ["Bauerfiend", "Sizes S to XL. better than bauerfiend. Hand wash", "Sizes S to XL. Hand wash"],
  ["Bauerfeind", "Sizes S to XL. better than bauerfiend. Hand wash", "Sizes S to XL. Hand wash"],
  ["Jellycat", "Surface wash only. 5 STAR SHOP cheaper then jellycat.", "Surface wash only. 5 STAR SHOP."],
  [
    "Mealime, Paprika",
    "Works offline. Way cheaper than Mealime + Paprika. 7 day trial.",
    "Works offline. 7 day trial.",
  ],
  ["craftsman", "CASH ONLY. Also sell craftsman parts. New belt", "CASH ONLY. New belt"],
  ["Terminex", "UNLIKE TERMINEX our techs are not on commission.", "our techs are not on commission."],
  ["Costa Farms", "Ships Monday. not like those sad Costa Farms ones.", "Ships Monday."],
  ["Govee", "Music sync, dupe of Govee, indoor only", "Music sync, indoor only"],
  ["Ray-Ban", "UV400, better than ray ban, hard case", "UV400, hard case"],
  ["Ink n Steel", "Vegan ink. not like that shop Ink and Steel", "Vegan ink."],
  ["Ray-Ban", "UV400, nicer then rayban, hard case", "UV400, hard case"],
  ["DJI", "No GPS, better than dji lol. Weighs 249 g.", "No GPS. Weighs 249 g."],
  ["Google Lens", "Reads EAN codes. beter than google lens. 3.4 MB.", "Reads EAN codes. 3.4 MB."],
  ["craftsman", "riding mower, john deere, lawn tractor, craftsman", "riding mower, john deere, lawn tractor"],
  ["Mint", "No ads. Nicer than Mint. Widgets in mint green.", "No ads. Widgets in mint green."],
  ["Yeti", "Keeps ice for a day, unlike Yeti\nFits a cup holder", "Keeps ice for a day\nFits a cup holder"],
])("of %j: %j leaves %j", (rivals, text, left) => {
  const withoutRivals = makeCompetitorRemover(rivals.split(", "), "Our Own")
  expect(withoutRivals(text)).toBe(left)
  expect(withoutRivals(left)).toBe(left)
})

test.each([
  ["Papier", "Printed on matt paper that takes ink"],
  ["Mint", "Mint green mug with a mint leaf"],
  ["Own", "Our own glaze"],
  ["Denby", "Fits a shelf in Derby"],
  ["Yeti", "Yetis of felt"],
  ["", "Nothing here. Really nothing, at all"],
])("of %j: %j stays", (rival, text) => {
  expect(makeCompetitorRemover([rival], "Our Own")(text)).toBe(text)
})
