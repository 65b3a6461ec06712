import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { searchPhrases } from "./phrases.ts"
import { videoPhrases } from "./video-phrases.ts"

test.each([
  ["How to change front brake pads on a Honda Civic", ["how to change front brake pads", "front brake pads"]],
  ["How to file your IFTA return step by step", ["how to file ifta return"]],
  ["How I tiled my bathroom", ["tiled bathroom"]],
])("viewers of %j type what it shows", (description, phrases) => {
  const found = videoPhrases(makeUnderstood({ businessName: "Dan", description, products: [] }, "youtube"))
  expect(phrases.filter((phrase) => !found.includes(phrase))).toEqual([])
})

test("who repairs something is found by that repair", () => {
  const description = "I restore rusty cast iron woodworking vices and show every step."
  const found = videoPhrases(makeUnderstood({ businessName: "Dan", description, products: [] }, "youtube"))
  expect(found).toContain("woodworking vice restoration")
})

test("a name that the one line of a video has is typed by viewers", () => {
  const description = "Riding the West Highland Line in winter"
  expect(videoPhrases(makeUnderstood({ businessName: "", description, products: [] }, "youtube"))).toContain(
    "west highland line",
  )
})

test("a video is no video on something", () => {
  const description = "Short videos on sharpening and setting old hand saws, filmed in Vermont"
  const u = makeUnderstood({ businessName: "", description, products: [] }, "youtube")
  expect(u.thing.name).toBe("Sharpening and setting old hand saws")
})

test("an adverb behind what is shown is no part of it", () => {
  const description = "How to warp a rigid heddle loom alone in a small room"
  const found = videoPhrases(makeUnderstood({ businessName: "Dan", description, products: [] }, "youtube"))
  expect(found.filter((phrase) => /^rigid heddle loom ./.test(phrase))).toEqual([])
})

test("the place where something is done is not what it shows", () => {
  const description = "Growing ginger on an Irish windowsill"
  const found = videoPhrases(makeUnderstood({ businessName: "Dan", description, products: [] }, "youtube"))
  expect(found).not.toContain("irish windowsill")
})

test.each([
  ["Traditional countryside work", false],
  ["Hedge and coppice work", true],
])("a theme is typed for a video only if they share a word: %s", (contentTheme, isTyped) => {
  const given = { businessName: "Dan", videoTitle: "Laying a hedge from start to finish", contentTheme, products: [] }
  const found = videoPhrases(makeUnderstood(given, "youtube"))
  expect(found.includes(contentTheme.toLowerCase())).toBe(isTyped)
})

test("a deed that is whole without its place stays", () => {
  const u = makeUnderstood(
    { businessName: "Dan", videoTitle: "Sharpening a scythe in the field", products: [] },
    "youtube",
  )
  expect(searchPhrases(u).flatMap(({ forms }) => forms)).toContain("sharpening a scythe")
})

test.each([
  ["Swapping the hanger bearing on a grain auger", ["hanger bearing", "grain auger"]],
  ["How we hang a new mitre gate on a canal lock", ["mitre gate", "canal lock"]],
])("of what is done to a part, viewers of %j type the part and the thing", (videoTitle, phrases) => {
  const u = makeUnderstood({ businessName: "Dan", videoTitle, products: [] }, "youtube")
  expect(videoPhrases(u)).toEqual(phrases)
  expect(searchPhrases(u).flatMap(({ forms }) => forms)).not.toContain(videoTitle.toLowerCase().split(" on ")[0])
})

test.each([
  ["Winter lock gate replacement start to finish", "winter lock gate replacement"],
  ["Dry stone wall rebuild top to bottom", "dry stone wall rebuild"],
  ["Sourdough bread making grain to loaf", "sourdough bread making"],
])("a pair at the end of %j is not halved", (videoTitle, phrase) => {
  const found = searchPhrases(makeUnderstood({ businessName: "Dan", videoTitle, products: [] }, "youtube"))
  const forms = found.flatMap((each) => each.forms)
  expect(forms).toContain(phrase)
  expect(forms.filter((form) => / (?:start|top|grain)$/.test(form))).toEqual([])
})

test("what the title and the description both name is what a video is about", () => {
  const u = makeUnderstood(
    {
      ...{ businessName: "Ray", videoTitle: "15 Min Kettlebell Workout No Squats No Lunges", products: [] },
      description: "15 minute kettlebell workouts for men over 50 with bad knees",
    },
    "youtube",
  )
  expect(videoPhrases(u)).toEqual(["kettlebell workout"])
})

test.each([
  [{ appName: "Batchwise: Cake Costing", description: "Batchwise works out what a cake costs." }, "cake costing"],
  [{ appName: "Pita", description: "Practise for the driving theory test in Kenya." }, "driving theory test"],
])("an app is found by what it says behind its name, and by what one learns: %j", (given, phrase) => {
  expect(videoPhrases(makeUnderstood({ ...given, products: [] }, "appstore"))).toContain(phrase)
})

test("what is worked on is what a video is about", () => {
  const videoTitle = "Fixing a dead 1962 Hammarlund shortwave receiver"
  const u = makeUnderstood({ videoTitle, businessName: "Prairie Signal", products: [] }, "youtube")
  expect(videoPhrases(u)).toContain("hammarlund shortwave receiver")
})

test.each([
  ["Rebuilding a two metre gap", "I rebuild a two metre gap in a dyke.", "metre gap"],
  ["My half marathon prep", "Twelve weeks of half marathon prep.", "marathon prep"],
])("what %j says is not halved", (videoTitle, videoDescription, half) => {
  const u = makeUnderstood({ businessName: "Dan", videoTitle, videoDescription, products: [] }, "youtube")
  expect(videoPhrases(u)).not.toContain(half)
})

test("who plays a first tune looks for the tune", () => {
  const u = makeUnderstood(
    { videoTitle: "Play Your First Shetland Reel", videoDescription: "A slow Shetland reel on the fiddle." },
    "youtube",
  )
  expect(
    searchPhrases(u)
      .flatMap(({ forms }) => forms)
      .join(),
  ).not.toContain("first")
})

test("what is done to anything is no phrase of a video", () => {
  const given = {
    videoTitle: "Full service of an Elna Grasshopper",
    videoDescription: "A full service, from the hook to the belt. The full service takes two hours.",
    description: "",
    products: [],
  }
  expect(videoPhrases(makeUnderstood(given, "youtube"))).not.toContain("full service")
})

test.each(["Repairing a Four-Metre Gap in a Wall", "Laying a 40-year-old hawthorn hedge"])(
  "nobody looks for the size or the age of what is shown: %s",
  (videoTitle) => {
    const description = "The repair of a four-metre gap in a wall, and of a 40-year-old hawthorn hedge."
    const found = searchPhrases(
      makeUnderstood({ businessName: "Dan", videoTitle, description, products: [] }, "youtube"),
    )
    expect(found.flatMap(({ forms }) => forms).filter((phrase) => /metre|year/.test(phrase))).toEqual([])
  },
)

test("what somebody did is no search phrase, and what it was done to is one", () => {
  const u = makeUnderstood({ videoTitle: "I sowed tomato seeds in September", products: [] }, "youtube")
  const found = searchPhrases(u).flatMap(({ forms }) => forms)
  expect(found.filter((phrase) => /^i /.test(phrase))).toEqual([])
  expect(found).toContain("tomato seeds")
})

test("nobody types a count: sailing knots", () => {
  const description = "Six sailing knots tied slowly: bowline, cleat hitch, clove hitch."
  const u = makeUnderstood({ description, products: [] }, "youtube")
  const forms = searchPhrases(u).flatMap((phrase) => phrase.forms)
  expect(forms).toContain("sailing knots")
  expect(forms.join()).not.toContain("six")
})
