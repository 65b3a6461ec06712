import { createConfig, lintFromString } from "@redocly/openapi-core"
import spectral from "@stoplight/spectral-core"
import rulesets from "@stoplight/spectral-rulesets"
import { describe, expect, it } from "vitest"
import { takeApiTour } from "../../../test/api-tour.ts"
import { platforms } from "../../domain/platforms/index.ts"
import { describeApi } from "./api-description.ts"

const described = describeApi({ publicOrigin: null, isSecure: false, supportEmail: null })
const text = JSON.stringify(described)

describe("the description of the calls", () => {
  it("has no fault under Redocly's recommended rules", async () => {
    const config = await createConfig({ extends: ["recommended"] })
    const faults = await lintFromString({ source: text, config })
    expect(faults.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
  })

  it("has no fault under Spectral's rules for OpenAPI", async () => {
    const linter = new spectral.Spectral()
    linter.setRuleset(Object(rulesets.oas))
    const faults = await linter.run(text)
    expect(faults.map(({ code, message, path }) => [code, message, path.join("/")])).toEqual([])
  })

  // Both linters check each example against its schema.
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
