import { expect, it } from "vitest"
import type { BusinessType } from "../ads-form.ts"
import { readOffers } from "./read-offers.ts"

it.each<[string, BusinessType, string[]]>([
  ["Drain cleaning, leak detection", "home_services", ["drain cleaning", "leak detection"]],
  ["water heater repair and installation", "home_services", ["water heater repair", "water heater installation"]],
  ["kitchen and bath remodeling", "home_services", ["kitchen remodeling", "bath remodeling"]],
  ["We fix leaks, mow lawns, and clean gutters.", "service", ["leak repair", "lawn mowing", "gutter cleaning"]],
  ["women's and men's haircuts", "beauty", ["women's haircuts", "men's haircuts"]],
  ["Balayage ($180), lash extensions from $99", "beauty", ["balayage", "lash extensions"]],
  ["bed and breakfast", "other", ["bed and breakfast"]],
  ["Thai massage, HVAC repair, ac repair", "service", ["Thai massage", "HVAC repair", "AC repair"]],
  ["- Oil changes\n- Tire rotation\n", "automotive", ["oil changes", "tire rotation"]],
  ["We offer a wide range of fence installation in Boise", "home_services", ["fence installation"]],
  ["oil change, Oil Changes", "automotive", ["oil change"]],
])("reads %j", (text, type, names) => {
  expect(readOffers(text, type).offers.map(({ name }) => name)).toEqual(names)
})

it.each(["everything", "great service", "we are the best and you will love us", "customer service", "free estimates"])(
  "leaves %j out, which nobody searches for",
  (text) => {
    expect(readOffers(text, "service").offers).toEqual([])
  },
)
