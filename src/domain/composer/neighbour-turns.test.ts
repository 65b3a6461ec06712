import { expect, test } from "vitest"
import { neighbourTurns } from "./neighbour-turns.ts"

const waysOf = (text: string): string[] => neighbourTurns.map((turn) => turn(text)).filter((other) => other !== text)

test.each([
  [
    "Everything is done wet on Japanese whetstones, 400, 1000 and 5000 grit, by hand.",
    "Everything is done wet by hand on Japanese whetstones, 400, 1000 and 5000 grit.",
  ],
  [
    "Each camera is tested with a roll of film before listing.",
    "Each camera is tested before listing with a roll of film.",
  ],
  [
    "Nibs can be ground for left-handed writers at no charge.",
    "Nibs can be ground at no charge for left-handed writers.",
  ],
  ["We come back between visits for no charge.", "We come back for no charge between visits."],
  [
    "The candle is poured in batches of 24 in a net loft above Whitby harbour.",
    "The candle is poured in a net loft above Whitby harbour in batches of 24.",
  ],
  [
    "One dial lets you see the state of the tide at a glance.",
    "One dial lets you see at a glance the state of the tide.",
  ],
  [
    "Ridgeline began in 2014 with a 5 kg roaster in a Boulder garage.",
    "Ridgeline began in 2014 in a Boulder garage with a 5 kg roaster.",
  ],
  [
    "Keep in the fridge after opening and use within 3 months.",
    "After opening, keep in the fridge and use within 3 months.",
  ],
  [
    "Each nib is tried at the bench and is smoothed if it scratches before the pen leaves.",
    "Before the pen leaves, each nib is tried at the bench and is smoothed if it scratches.",
  ],
  [
    "We meet once before the day, on a walk around the venue.",
    "Before the day, we meet once, on a walk around the venue.",
  ],
  [
    "I photographed local council meetings for 11 years before my first wedding, and learnt to be ignored in a room.",
    "Before my first wedding I photographed local council meetings for 11 years, and learnt to be ignored in a room.",
  ],
  [
    "Start a trip when the car's Bluetooth connects and tag it business or private.",
    "When the car's Bluetooth connects, start a trip and tag it business or private.",
  ],
  ["The river is graded 1 on these stretches.", "On these stretches the river is graded 1."],
  [
    "The weather is filled in, and before an appointment it makes 2 pages for your doctor.",
    "The weather is filled in, and it makes 2 pages for your doctor before an appointment.",
  ],
  [
    "I write down the angle of every knife, so next time it takes off less steel.",
    "I write down the angle of every knife, so it takes off less steel next time.",
  ],
  [
    "I made this since I could never remember, sitting in front of the neurologist, how many days I had lost.",
    "I made this since, sitting in front of the neurologist, I could never remember how many days I had lost.",
  ],
  ["I have your knives back to you in 4 working days.", "Your knives are back with you in 4 working days."],
  [
    "My abuela sold raspados from a cart for nineteen summers.",
    "My abuela spent nineteen summers selling raspados from a cart.",
  ],
  ["For thirty-one years our father repaired pens.", "Our father spent thirty-one years repairing pens."],
])("%s", (text, other) => {
  expect(waysOf(text)).toContain(other)
})

test.each([
  ["The wool is washed in cold water before sewing."],
  ["I lived in Leeds for two years."],
  ["We stopped painting fences for two years."],
  ["Each print is checked before it leaves, but not the frames."],
  ["We never post before the day."],
  ["Nibs can be ground for writers who ask, at no charge."],
  ["Free delivery in Leeds at no charge."],
  ["It is painted in oil, by hand-picked artists."],
  ["You see which buses are full and which are late at a glance."],
])("leaves alone: %s", (text) => {
  expect(waysOf(text)).toEqual([])
})
