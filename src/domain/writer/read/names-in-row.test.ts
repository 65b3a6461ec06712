import { expect, test } from "vitest"
import { namesInRow, upToWork } from "./names-in-row.ts"

test.each([
  ["oven and carpet cleaning", ["oven cleaning", "carpet cleaning"]],
  ["mobile knife and garden tool sharpening", ["mobile knife sharpening", "garden tool sharpening"]],
  ["lift and escalator maintenance", ["lift maintenance", "escalator maintenance"]],
  ["boilers, leaks and radiators", ["boilers", "leaks", "radiators"]],
  ["upright piano, needs tuning", ["upright piano", "needs tuning"]],
  ["birth and death records", ["birth", "death records"]],
])("%s names each thing in full", (row, names) => {
  expect(namesInRow(row)).toEqual(names)
})

test.each([
  ["British Seagull Forty plus carb and fuel tank", ["British Seagull Forty plus carb", "fuel tank"]],
  ["iphone 8 plus case", ["iphone 8 plus case"]],
  ["Galaxy S9 plus screen, black", ["Galaxy S9 plus screen", "black"]],
])("a model's plus is no second thing: %s", (row, names) => {
  expect(namesInRow(row)).toEqual(names)
})

test.each([
  ["radiator repair tractor jcb truck", "radiator repair"],
  ["fuel pump injector calibration tractor truck jcb", "fuel pump injector calibration"],
  ["oven cleaning hob extractor", "oven cleaning"],
])("in %s, the work ends before what it is done on", (row, work) => {
  expect(upToWork(row)).toBe(work)
})

test.each([
  "dog grooming salon",
  "piano tuning and action regulation",
  "tree surgery",
  "sheep shearing for small flocks",
])("%s is one name", (name) => {
  expect(upToWork(name)).toBe(name)
})

test("two things that share their noun are one name", () => {
  expect(namesInRow("translations of birth and marriage certificates")).toEqual([
    "translations of birth and marriage certificates",
  ])
})
