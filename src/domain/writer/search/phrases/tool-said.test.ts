import { expect, test } from "vitest"
import { toolSaid } from "./tool-said.ts"

test.each([
  ["works out how many planks, screws and how much oil you need", "plank calculator"],
  ["Works out stair heights and treads in inches", "stair height calculator"],
  ["Counts hives and frames for an orchard", "hive counter"],
  ["keeps a log of your loaf bakes. Works offline", "loaf bake log"],
  ["Keep a record of the stone circles you've seen and where", "stone circle log"],
  ["log each hoof trim with one tap", "hoof trim log"],
  ["logs your allotment plot, what you sowed and when", "allotment plot log"],
  ["Identifies 84 New Zealand birds from a ten second recording", "new zealand bird identifier"],
  ["Counts down the hours", ""],
  ["record your own voice notes", ""],
  ["records each ewe's lambing while you are standing in the paddock", ""],
  ["log when the power comes and goes", ""],
  ["Counts your score for you", ""],
  ["Works out what a loaf really costs", ""],
  ["Shows when there is enough water", ""],
])("%s: the tool for what an app does", (text, tool) => {
  expect(toolSaid(text)).toBe(tool)
})
