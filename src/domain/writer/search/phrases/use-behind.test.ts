import { expect, test } from "vitest"
import { useBehind } from "./use-behind.ts"

test.each([
  [" for beekeepers with gloves on", "for beekeepers", "beekeeper"],
  [" for people who race pigeons.", "for people who race pigeons", ""],
  [" for people who keep hill sheep on open commons", "for people who keep hill sheep", ""],
  [" for church organists write down what you played", "for church organists", "church organist"],
  [" for sheep and goat people scan ear tag", "for sheep and goat people", ""],
  [" for auto drivers Chennai to write daily trips", "for auto drivers", "auto driver"],
  [" for knitting and crochet that counts rows", "for knitting and crochet", ""],
  [" for guitar, bass, ukulele and violin with 34 tunings", "for guitar, bass, ukulele and violin", ""],
  [" for slabs, footings and round piers", "for slabs, footings and round piers", ""],
  [" for tailors to save customer measurements", "for tailors", "tailor"],
  [" for learning Welsh", "for learning Welsh", "Welsh"],
  [" for cab drivers learning the London streets", "for cab drivers", "cab driver"],
  [
    " for learning change-ringing methods away from the tower",
    "for learning change-ringing methods",
    "change-ringing method",
  ],
  [" for firefighters on 24/48 shifts", "for firefighters", "firefighter"],
  [" for the Irish driver theory test", "for the Irish driver theory test", "Irish driver theory test"],
  [" for towing a caravan", "for towing a caravan", ""],
  [" for hill-walking clubs", "for hill-walking clubs", "hill-walking club"],
  [" of beer temperatures for cellar managers", "of beer temperatures", "beer temperature"],
  [" about building bridges for kids", "about building bridges", ""],
])("%s is its use, and whole", (behind, said, before) => {
  expect(useBehind(behind)).toEqual({ said, before })
})

test.each([
  " that reminds you",
  " for your phone",
  " for all ages",
  " for free",
  " for 608 ports",
  " for people",
  " for anyone who keeps goats, sheep or hens",
  " for canoe people to share the money",
])("%s says nothing of it, or not all", (behind) => {
  expect(useBehind(behind)).toBeNull()
})
