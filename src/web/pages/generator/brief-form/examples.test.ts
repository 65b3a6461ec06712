import { expect, test } from "vitest"
import { formSchema } from "../../../../contract/seo/form.ts"
import { compose } from "../../../../domain/composer/compose.ts"
import { platforms } from "../../../../domain/platforms/index.ts"
import { subjectsOf } from "../../../../domain/seo/brief.ts"
import { fit as fitToPlatform } from "../../../../domain/seo/fit.ts"
import { judge } from "../../../../domain/seo/judge.ts"
import { readValues } from "./brief-values.ts"
import { examples } from "./examples.ts"
import { formFieldsOf } from "./form-fields.ts"

const goodFrom = 80

test.each(platforms.map((platform) => [platform.id, platform] as const))("the example for %s", (id, platform) => {
  const values = readValues({ ...examples[id], platform: id })
  const form = formSchema.parse(values)
  const brief = { ...form, tone: "friendly", style: "descriptive" } as const
  const { required, own, general } = formFieldsOf(id)
  const asked = new Set([...required, ...own, ...general].map(({ key }) => key))
  for (const key of Object.keys(examples[id])) {
    if (key !== "products" && key !== "bodyTextSections") expect([...asked], "is asked for").toContain(key)
  }
  for (const { key, options } of own) {
    if (options !== undefined && form[key] !== "") expect(options.map(({ value }) => value)).toContain(form[key])
  }
  for (const subject of subjectsOf(brief)) {
    const { listing } = fitToPlatform(compose(brief, subject, platform, { variation: 0 }), platform, brief)
    const { seoScore, unsupportedClaims } = judge(listing, brief, platform)
    expect(seoScore, subject.name).toBeGreaterThanOrEqual(goodFrom)
    expect(unsupportedClaims).toEqual([])
  }
})
