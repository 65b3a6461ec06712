import { expect, test } from "vitest"
import { listTurns } from "./list-turns.ts"

const waysOf = (text: string): string[] => listTurns.map((turn) => turn(text)).filter((other) => other !== text)

test.each([
  [
    "We write wills, living trusts, powers of attorney and guardianship papers.",
    "We write wills, living trusts and powers of attorney, as well as guardianship papers.",
  ],
  [
    "We treat back pain, sports injuries and post-surgery knees, with evening appointments on Wednesdays.",
    "We treat back pain and sports injuries, as well as post-surgery knees, with evening appointments on Wednesdays.",
  ],
  ["You get student violins with case, rosin and bow.", "You get student violins with case and rosin, as well as bow."],
  ["It has a hose for draining and a handle that folds.", "It has a hose for draining as well as a handle that folds."],
  [
    "We replace broken slates, rebuild chimney flashing and install new metal roofs.",
    "We replace broken slates and rebuild chimney flashing. We also install new metal roofs.",
  ],
  ["No account is needed and no data leaves the phone.", "No account is needed. No data leaves the phone."],
  [
    "Used but good, with one water ring on top and a small chip on the back leg.",
    "Used but good, with one water ring on top as well as a small chip on the back leg.",
  ],
  ["It is the part most sets get wrong.", "It is the part that most sets get wrong."],
  ["We repair slate roofs other crews want to tear off.", "We repair slate roofs that other crews want to tear off."],
  ["Bring the names of the people you trust.", "Bring the names of the people that you trust."],
])("%s", (text, other) => {
  expect(waysOf(text)).toContain(other)
})

test.each([
  ["I translate diplomas, records and court papers between German and English."],
  ["It blends cocoa, cherry and hazelnut."],
  ["We sell small-hole haynets, knotless and soft."],
  ["A studio in Galway with hatha, yin and pregnancy classes."],
  ["The photograph lets you see the batch."],
  ["It is scented with sea salt, driftwood and a little lavender."],
  ["It is a ferry app for the Clyde and the Hebrides."],
  ["No broken teeth and no rubbed noses."],
  ["You get a canoe for two adults and one child."],
  ["It comes without cables, case and bow."],
  ["Choose between a red lid and a blue lid."],
  ["The lid fits the pan and the handle folds."],
  ["A baker in Leeds and a potter made it."],
  ["In the morning you need a hat."],
  ["The day you choose is yours."],
  ["We wash wool, dry it and card it."],
  ["The horse that pulls the cart and carries the bags is old."],
  ["We know the shop your father used."],
])("leaves alone: %s", (text) => {
  expect(waysOf(text)).toEqual([])
})
