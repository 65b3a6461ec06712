import { expect, test } from "vitest"
import { writePlace } from "./write-place.ts"

test.each([
  ["mesa az", "Mesa, AZ"],
  ["skipton, keighley and villages between", "Skipton, Keighley and villages between"],
  ["pinetown kzn", "Pinetown KZN"],
  ["saskatoon sk", "Saskatoon, SK"],
  ["geelong vic", "Geelong, VIC"],
  ["leeds", "Leeds"],
  ["peckham london se15", "Peckham, London SE15"],
  ["nr ballinasloe", "near Ballinasloe"],
  ["Northern Ireland", "Northern Ireland"],
  ["south wales", "South Wales"],
  ["cork ireland", "Cork, Ireland"],
  ["madison wi", "Madison, WI"],
  ["paducah ky", "Paducah, KY"],
  ["MESA AZ", "Mesa, AZ"],
  ["Tulsa OK", "Tulsa, OK"],
  ["boise idaho", "Boise, Idaho"],
  ["leeds uk", "Leeds, UK"],
  ["Lindsay Ontario", "Lindsay, Ontario"],
  ["new york ny", "New York, NY"],
  ["asheville, nc", "Asheville, NC"],
  ["Guelph, On", "Guelph, ON"],
  ["Duluth MN 55802", "Duluth, MN 55802"],
  ["Geeveston TAS 7116", "Geeveston, TAS 7116"],
  ["drouin vic 3818", "Drouin, VIC 3818"],
  ["north london", "North London"],
  ["Hisar haryana", "Hisar, Haryana"],
  ["Ipoh Malaysia", "Ipoh, Malaysia"],
  ["ludlow shropshire", "Ludlow, Shropshire"],
  ["Port of Spain Trinidad", "Port of Spain, Trinidad"],
  ["Cebu City Philippines", "Cebu City, Philippines"],
  ["Polokwane Limpopo, up to 150 km", "Polokwane, Limpopo, up to 150 km"],
  ["Pinelands cape town", "Pinelands Cape Town"],
  ["Bidar Karnataka India", "Bidar, Karnataka, India"],
  ["Abiquiu New Mexico", "Abiquiu, New Mexico"],
  ["Guelph, Ontario CANADA", "Guelph, Ontario, Canada"],
  ["Swift Current canada", "Swift Current, Canada"],
  ["Nashik maharashtra", "Nashik, Maharashtra"],
  ["Ballina co Mayo", "Ballina, Co. Mayo"],
  ["co laois", "Co. Laois"],
  ["County Mayo, Ireland", "County Mayo, Ireland"],
  ["Co Wicklow, also south Dublin", "Co. Wicklow, also South Dublin"],
  ["stoke on trent", "Stoke on Trent"],
  ["tucson, oro valley, marana az", "Tucson, Oro Valley, Marana AZ"],
])("%j is written %j", (typed, written) => {
  expect(writePlace(typed)).toBe(written)
  expect(writePlace(written)).toBe(written)
})

test.each([
  "Yass NSW, 5 km out of town on a sealed road",
  "Castlemaine, at the end of the lane",
  "Paducah, KY",
  "Leeds, UK",
  "Ludlow, Shropshire",
  "Galway and bit of Roscommon",
  "A bit of Kent",
  "Isle of Wight",
  "South Georgia",
  "Sligo town",
  "Polokwane, up to 150 km",
  "Perth northern suburbs",
  "Asheville, North Carolina",
  "We cover all of Kent",
  "made in thailand, ships worldwide",
  "",
])("%j stays", (text) => {
  expect(writePlace(text)).toBe(text)
})

test.each([
  ["erdington birmingham", "Erdington, Birmingham"],
  ["Navan Meath", "Navan, Meath"],
  ["milton keynes", "Milton Keynes"],
  ["british columbia", "British Columbia"],
])("a part of a city is apart from it: %s", (typed, written) => {
  expect(writePlace(typed)).toBe(written)
})
