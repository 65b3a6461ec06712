import { expect, test } from "vitest"
import { maxChars } from "../../../../../contract/seo/form.ts"
import { emptyValues, readValues } from "./brief-values.ts"
import { dropUnseen } from "./drop-unseen.ts"

const full = "x".repeat(maxChars.line)
const values = { ...emptyValues("etsy"), platform: "etsy" as const, businessName: `${full}x`, channelName: full }

test("a hidden text that is too long is left out; a visible one, or one that fits, stays", () => {
  expect(dropUnseen(values, ["etsy"])).toEqual(values)
  const tooLong = { ...values, channelName: `${full}x` }
  expect(readValues(dropUnseen(tooLong, ["etsy"]))).toEqual({ ...values, channelName: "" })
  expect(dropUnseen(tooLong, ["etsy", "youtube"])).toEqual(tooLong)
})
