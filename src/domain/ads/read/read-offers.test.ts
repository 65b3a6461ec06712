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
  expect(readOffers(text, { type, industry: "", countryCode: "US" }).offers.map(({ name }) => name)).toEqual(names)
})

it.each(["everything", "great service", "we are the best and you will love us", "customer service", "free estimates"])(
  "leaves %j out, which nobody searches for",
  (text) => {
    expect(readOffers(text, { type: "service", industry: "", countryCode: "US" }).offers).toEqual([])
  },
)

const inFull: readonly (readonly [BusinessType, string, string, string, readonly string[]])[] = [
  ["healthcare", "Dentist", "US", "check-ups, implants", ["dental check-ups", "dental implants"]],
  [
    "healthcare",
    "Physiotherapy",
    "CA",
    "back pain, sports injuries",
    ["back pain treatment", "sports injury treatment"],
  ],
  ["healthcare", "Chiropractor", "NZ", "pregnancy care", ["pregnancy chiropractic care"]],
  ["healthcare", "Counselling", "GB", "anxiety", ["anxiety counselling"]],
  ["healthcare", "Vet", "AU", "desexing, dental", ["pet desexing", "pet dental care"]],
  ["service", "Dog groomer", "US", "full groom, nail trims", ["dog grooming", "dog nail trims"]],
  ["service", "Wedding photography", "GB", "engagement shoots", ["engagement photography"]],
  ["education", "Tutor", "GB", "maths, GCSEs", ["maths tuition", "GCSE tuition"]],
  ["education", "Tutor", "NZ", "maths", ["maths tutoring"]],
  ["education", "Driving school", "IE", "EDT lessons", ["EDT driving lessons"]],
  ["fitness", "Yoga", "US", "vinyasa, beginners classes", ["vinyasa yoga", "beginner yoga classes"]],
  ["home_services", "Plumber", "GB", "boilers, leaks, call outs", ["boiler services", "leak repair"]],
  ["home_services", "Locksmith", "CA", "24/7 emergency locksmith", ["24/7 emergency locksmith"]],
  ["automotive", "Auto detailing", "US", "interior, headlights", ["interior detailing", "headlight restoration"]],
  ["home_services", "Window cleaner", "GB", "gutters, solar panels", ["gutter cleaning", "solar panel cleaning"]],
  ["home_services", "Joiner", "GB", "wardrobes, doors", ["fitted wardrobes", "door installation"]],
  ["education", "Swim school", "NZ", "learn to swim, baby classes", ["learn-to-swim lessons", "baby swimming classes"]],
  ["professional_services", "IT support", "US", "IT support, Microsoft 365", ["IT support", "Microsoft 365 services"]],
  ["service", "Removals", "GB", "packing, storage, man and van", ["packing services", "storage", "man and van"]],
  ["real_estate", "Estate agent", "GB", "home selling", ["property sales"]],
]

it.each(inFull)("of a %s business (%s, %s) reads %j in full", (type, industry, countryCode, text, names) => {
  expect(readOffers(text, { type, industry, countryCode }).offers.map(({ name }) => name)).toEqual(names)
})

it("recognizes people as people, and does not take a patient's injury for a legal matter", () => {
  const kinds = (text: string, type: BusinessType, industry: string) =>
    readOffers(text, { type, industry, countryCode: "US" }).offers.map(({ kind }) => kind)
  expect(kinds("first-time buyers", "real_estate", "Realtor")).toEqual(["people"])
  expect(kinds("car accidents", "healthcare", "Clinic")).toEqual(["thing"])
  expect(kinds("car accidents", "professional_services", "Law firm")).toEqual(["matter"])
})
