import { createConfig, lintFromString } from "@redocly/openapi-core"
import { describe, expect, it } from "vitest"
import { takeApiTour } from "../../../test/api-tour.ts"
import { platforms } from "../../domain/platforms/index.ts"
import { describeApi } from "./api-description.ts"

/** What Redocly can check and does not by itself. */
const rulesBesides = [
  "no-duplicated-tag-names",
  "no-enum-type-mismatch",
  "no-invalid-media-type-examples",
  "no-invalid-parameter-examples",
  "no-invalid-schema-examples",
  "no-required-schema-properties-undefined",
  "no-schema-type-mismatch",
  "operation-description",
  "operation-tag-defined",
  "paths-kebab-case",
  "tag-description",
] as const

const described = describeApi({ publicOrigin: null, isSecure: false, supportEmail: null })
const text = JSON.stringify(described)

describe("the description of the calls", () => {
  it("has no fault under Redocly's strictest rules", async () => {
    const config = await createConfig({
      extends: ["recommended-strict"],
      rules: Object.fromEntries(rulesBesides.map((rule) => [rule, "error"])),
    })
    const faults = await lintFromString({ source: text, config })
    expect(faults.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
  })

  // The linter checks each example against its schema.
  it("has examples that are today's real answers", async () => {
    const written = `${JSON.stringify(await takeApiTour(), null, 1)}\n`
    await expect(written).toMatchFileSnapshot("./api-description/examples.json")
  })

  it("names the required fields of each platform's form", () => {
    const { schemas } = described.components
    expect(Object.keys(Object(schemas.SeoGenerateBody).discriminator.mapping)).toEqual(platforms.map(({ id }) => id))
    const [, etsy] = Object(schemas.EtsyForm).allOf
    expect(etsy.required).toEqual(["platform", "businessName", "industry", "description", "etsyShopName"])
  })
})
