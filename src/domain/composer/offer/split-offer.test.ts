import { expect, test } from "vitest"
import { splitOffer } from "./split-offer.ts"

test.each([
  [
    "Front tire has slow leak, needs air every week, seat torn.",
    ["Front tire has slow leak and needs air every week", "seat torn"],
  ],
  [
    "It powers on and the platter spins, but 45 will not lock and the lamp is dead.",
    ["It powers on and the platter spins", "45 will not lock", "the lamp is dead"],
  ],
  [
    "Serviced in May: cleaned, oiled, new gasket, running +8 seconds a day.",
    ["Serviced in May: cleaned and oiled, with a new gasket", "running +8 seconds a day"],
  ],
  ["What is good: the bearings and the mat.", ["the bearings and the mat are good"]],
  ["Legs unscrew, fits in an estate car.", ["Legs unscrew", "fits in an estate car"]],
  ["Nick Drake - Pink Moon LP.", ["Nick Drake - Pink Moon LP"]],
  ["Viewing: weekdays after 7 pm, Sunday full day.", ["Viewing: weekdays after 7 pm, Sunday full day"]],
  [
    "I have rewired the motor, replaced the belt and sewn two yards on it.",
    ["I have replaced the belt and sewn two yards on it", "I have rewired the motor"],
  ],
  ["We move to Lisbon and the sofa does not.", ["We move to Lisbon and the sofa does not"]],
  ["Two kids, one cat, so it has been washed a lot.", ["Two kids and one cat, so it has been washed a lot"]],
  ["Dock, HDMI cable and charger included.", ["Dock, HDMI cable and charger included"]],
  ["Bookcase, five shelves, three of them adjustable.", ["Bookcase", "five shelves (three of them adjustable)"]],
  ["Oiled, timed and tested.", ["Oiled, timed and tested"]],
  [
    "Washer (WM3400CW), saves fine (new battery put in in March)",
    ["Washer (WM3400CW)", "saves fine", "new battery put in in March"],
  ],
  ["Fits on a trailer, not in a van.", ["Fits on a trailer, but not in a van"]],
])("%j", (sentence, pieces) => {
  expect(splitOffer(sentence)).toEqual(pieces)
})
