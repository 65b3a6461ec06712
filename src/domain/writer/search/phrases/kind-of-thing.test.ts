import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { isGeneric, kindOfThing, namesOfThing } from "./kind-of-thing.ts"

const app = (description: string) => makeUnderstood({ appName: "Tern", description, products: [] }, "playstore")

test.each([
  ["Tern is a record book for people who race pigeons.", "record book for people who race pigeons"],
  ["A diary for cold-water swimmers. It draws your season.", "diary for cold-water swimmers"],
  ["app for church organists write down what hymn you played so you dont repeat", "app for church organists"],
  ["free for 2 casks. log of beer temps for cellar managers", "log of beer temps"],
  ["German and English. Weaving draft editor for 4 to 16 shafts.", "Weaving draft editor"],
  ["A lambing notebook for farmers.", "lambing notebook"],
  ["A record book.", "record book"],
  ["A diary.", ""],
])("%s is called what it is, with its use if it could be for anything", (description, kind) => {
  expect(kindOfThing(app(description))).toBe(kind)
})

test("the fullest name comes first, and none says a word twice", () => {
  expect(namesOfThing(app("firing log for potters"))).toEqual(["firing log for potters", "firing log"])
  expect(namesOfThing(app("record book for village milk collectors"))).toEqual([
    "record book for village milk collectors",
    "village milk collector record book",
  ])
  expect(namesOfThing(app("change ringing practice for bell ringers"))).toEqual([
    "change ringing practice for bell ringers",
    "change ringing practice",
  ])
})

test("a guide is found by what it leads to", () => {
  expect(
    namesOfThing(app("An offline guide to the canals of England and Wales for people aboard narrowboats.")),
  ).toEqual(expect.arrayContaining(["offline canal guide"]))
})

test.each(["log book app", "The only app", "score card app", "daily journal"])("%s could be for anything", (name) => {
  expect(isGeneric(name)).toBe(true)
})

test.each(["lambing notebook", "book tracker", "puzzle game"])("%s says what it is for", (name) => {
  expect(isGeneric(name)).toBe(false)
})

test("a part of a video's title that is half of a deed is no kind of video", () => {
  const video = (videoTitle: string) => makeUnderstood({ videoTitle, businessName: "Dan", products: [] }, "youtube")
  expect(kindOfThing(video("Swapping the hanger bearing on a grain auger"))).toBe("")
  expect(kindOfThing(video("Rebuilding a gap in a dry stone wall"))).toBe("")
  expect(kindOfThing(video("Tuning the reeds of a melodeon"))).toBe("")
  expect(kindOfThing(video("Growing ginger on a windowsill"))).toBe("Growing ginger")
})

test.each([
  ["Times curling stones hog to hog with one thumb.", "curling stone timer"],
  ["Tracks lambs fed by bottle.", ""],
  ["Logs diesel tank dips.", "diesel tank dip log"],
  ["Notes app for bell ringers.", "Notes app for bell ringers"],
])("what an app does is no name of it, the tool for that is: %s", (description, kind) => {
  expect(kindOfThing(app(description))).toBe(kind)
})

test.each([
  ["drilling log for borewell rig owners", "borewell rig owner drilling log", false],
  ["milk collection book for village dairies", "village dairy milk collection book", false],
  ["pedigree register for small goat breeders", "small goat breeder pedigree register", false],
  ["firing log for potters", "potter firing log", false],
  ["rota app for midwives", "midwife rota app", true],
  ["simple record book for sheep clubs", "record book for sheep clubs", true],
])("nobody types all of the buyers before a long name: %s", (description, name, isOne) => {
  expect(namesOfThing(app(description)).includes(name)).toBe(isOne)
})

test.each([
  ["Log your aquarium test results.", "aquarium test result log"],
  ["This app is for susu collectors to stop using paper cards.", "app for susu collectors"],
  ["Log aperture, shutter speed and lens for every frame.", ""],
])("an app that is told as a command: %s", (description, kind) => {
  expect(kindOfThing(app(description))).toBe(kind)
})

test("what a seller draws or writes with an app is no name of it", () => {
  expect(kindOfThing(app("Draw weaving drafts for 4 to 8 shaft looms."))).toBe("")
})

test.each([
  ["Catch log for kayak anglers, records species and length.", "Catch log"],
  ["Tin Swap converts a cake recipe from one tin to another.", "cake recipe converter"],
  ["Record water levels and pump hours for each borehole.", "water level log"],
])("an app is the tool for what it does: %s", (description, kind) => {
  expect(kindOfThing(makeUnderstood({ description, appName: "Tin Swap", products: [] }, "appstore"))).toBe(kind)
})

test("nobody types how many are made in a video", () => {
  const given = { videoDescription: "Rolling 200 pierogi for a wedding in Lublin, no talking", products: [] }
  expect(kindOfThing(makeUnderstood(given, "youtube"))).toBe("Rolling pierogi")
})

test("a use is told up to what says which people or animals they are", () => {
  expect(kindOfThing(app("A log for cats on insulin."))).toBe("log for cats on insulin")
  expect(kindOfThing(app("A log for drivers in Leeds."))).toBe("log for drivers")
})
