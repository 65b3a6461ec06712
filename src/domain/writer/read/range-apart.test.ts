import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"

const topicOfFirst = (description: string, name: string): string | undefined =>
  makeUnderstood({ description, products: [{ name, category: "", description: "Sent in a box." }] }).facts.find(
    ({ field }) => field === "description",
  )?.topic

test.each([
  ["church hats and matching fascinators", "Wide Brim Satin Hat"],
  ["singlets and double front jeans for shearers", "Double Front Jeans"],
  ["electric fence gear for small farms", "Pony Kit"],
  ["roof boxes and ladder clamps for vans", "Double Clamp Set"],
  ["foil, epee and sabre gear for club fencers", "Beginner Foil Set"],
])("%j is what the shop of a %s sells", (description, name) => {
  expect(topicOfFirst(description, name)).toBe("shop")
})

test.each([
  ["undercaps that stay put", "Ear Hole Undercap"],
  ["walnut and oak bowls", "Oak Bowls"],
  ["lace bobbins turned by hand", "Lace Bobbins"],
])("%j is about the %s", (description, name) => {
  expect(topicOfFirst(description, name)).toBe("what")
})
