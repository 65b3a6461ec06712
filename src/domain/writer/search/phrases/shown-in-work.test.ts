import { expect, test } from "vitest"
import { namesByShown } from "./shown-in-work.ts"

test.each([
  ["Laser-Cut MDF Kit of a Two-Road OO Gauge Engine Shed", ["oo gauge engine shed kit", "engine shed kit"]],
  ["Two-colour linocut of the Tasman Bridge", ["tasman bridge linocut"]],
  ["Cross stitch kit of a grumpy badger, 14 count", ["grumpy badger cross stitch kit"]],
  ["Linocut of a Barn Owl Hunting in Snow", ["barn owl linocut"]],
  ["Lino print of the forth bridge", ["forth bridge lino print"]],
])("a work is looked for by what it shows: %s", (name, expected) => {
  expect(namesByShown(name)).toEqual(expected)
})

test.each(["Box of the finest tea", "Kit of parts", "Print of 1938", "Top of the range laptop"])(
  "what shows nothing has no such name: %s",
  (name) => {
    expect(namesByShown(name)).toEqual([])
  },
)
