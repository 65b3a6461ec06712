import { expect, test } from "vitest"
import { partFacts } from "./part-facts.ts"

test.each([
  ["Straws incl. contains milk", "Straws included. contains milk"],
  ["warm up incl. burns slowly", "warm up included. burns slowly"],
  ["remote inc (no batteries)", "remote included (no batteries)"],
  ["4 pockets inc inside zip", "4 pockets including inside zip"],
  ["£280 inc VAT", "£280 inc VAT"],
  ["22 colours incl rose gold", "22 colours incl rose gold"],
  ["no returns R@RE. Metal", "no returns. Metal"],
  ["NO FISH they died. Stand", "NO FISH. Stand"],
  ["no holes it needs a wash", "no holes it needs a wash"],
  ["NO big dogs over 45kg sorry my back can't take it.", "NO big dogs over 45kg."],
  ["wipe clean DON'T put in dishwasher", "wipe clean, DON'T put in dishwasher"],
  ["we DON'T clamp", "we DON'T clamp"],
  ["$14.99 once NOT a subscription", "$14.99 once, NOT a subscription"],
  ["codex is NOT included", "codex is NOT included"],
  ["most painted some just undercoated", "most painted, some just undercoated"],
  ["cotton wick no paraffin.", "cotton wick, no paraffin."],
  ["needs no tools", "needs no tools"],
  ["there is no box", "there is no box"],
  ["SUBSCRIBEEE", "SUBSCRIBE"],
  ["it is soooo goood", "it is so good"],
  ["size XXXL", "size XXXL"],
  ["2.4 ghz and 9mb", "2.4 GHz and 9MB"],
  ["heater 200w, 12v, 5kw", "heater 200W, 12V, 5kW"],
  ["dual sim yes, voted NO.1 BY ALL", "dual sim, voted NO.1 BY ALL"],
  ["tues-sat 8-5", "Tuesday to Saturday 8-5"],
  ["lasts 6mths", "lasts 6 months"],
  ["£19.99 yr unlimited", "£19.99 a year unlimited"],
  ["£12 day pass", "£12 day pass"],
  ["pro 2.49$ removes ads. Dark mode", "pro removes ads for 2.49$. Dark mode"],
])("%j tells %j", (typed, told) => {
  expect(partFacts(typed)).toBe(told)
  expect(partFacts(told)).toBe(told)
})
