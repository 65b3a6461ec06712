import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bodyOf } from "../write/body.ts"

const told = (videoDescription: string): string =>
  bodyOf(
    makeUnderstood(
      {
        videoTitle: "Peening a scythe blade",
        description:
          "How to peen a scythe blade with a jig, on one 65 cm blade. I clean it, do the first cap and the second cap, hone it and fix a small crack.",
        videoDescription,
        products: [],
      },
      "youtube",
    ),
  )

test("what the description tells of a video needs no other line", () => {
  expect(told("Peening a 65 cm blade with a jig: clean, first cap, second cap, honing.")).not.toContain("honing")
  expect(told("Filmed with a macro camera on every blow.")).toContain("macro camera")
})
