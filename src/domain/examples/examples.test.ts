import { expect, test } from "vitest"
import { readExamples } from "../../../test/quality/sample.ts"
import { subjectsOf } from "../seo/brief.ts"
import { fit as fitToPlatform } from "../seo/fit.ts"
import { judge } from "../seo/judge.ts"
import { compose } from "../writer/compose.ts"
import { examples } from "./examples.ts"

const goodFrom = 80

test.each(Object.keys(examples))("the example for %s scores well and claims nothing", (id) => {
  const { brief, platform } = readExamples().find((sample) => sample.id === `${id}-example`) ?? {}
  if (brief === undefined || platform === undefined) throw new Error("no platform has it")
  for (const subject of subjectsOf(brief)) {
    const { listing } = fitToPlatform(compose(brief, subject, platform, { variation: 0 }), platform, brief)
    const { seoScore, unsupportedClaims } = judge(listing, brief, platform)
    expect(seoScore, subject.name).toBeGreaterThanOrEqual(goodFrom)
    expect(unsupportedClaims).toEqual([])
  }
})
