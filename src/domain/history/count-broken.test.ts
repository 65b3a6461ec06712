import { expect, it } from "vitest"
import { makeProduct } from "../../../test/make-product.ts"
import { makeBrief } from "../../../test/score/make-brief.ts"
import { etsy } from "../platforms/etsy.ts"
import { hardViolations } from "../seo/violations.ts"
import { countBroken, currentVersion } from "./count-broken.ts"

const form = { ...makeBrief({ businessName: "Saltmarsh Pottery" }), platform: "etsy" }
const empty = makeProduct({})

it("counts the hard rules that all listings break, and says by which version", () => {
  const each = hardViolations(empty, etsy, form).length
  expect(each).toBeGreaterThan(0)
  const checkedRuleBook = currentVersion("etsy")
  expect(checkedRuleBook).not.toBe("")
  expect(countBroken(form, [empty, empty])).toEqual({ brokenRules: 2 * each, checkedRuleBook })
})

it("checks nothing if there is no form, no listing or no such platform", () => {
  const nothing = { brokenRules: 0, checkedRuleBook: "" }
  expect(countBroken(null, [empty])).toEqual(nothing)
  expect(countBroken(form, [])).toEqual(nothing)
  expect(countBroken({ ...form, platform: "myspace" }, [empty])).toEqual(nothing)
  expect(currentVersion("myspace")).toBe("")
})
