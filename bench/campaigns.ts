import { businessTypes } from "../src/domain/ads/ads-form.ts"
import { buildCampaign } from "../src/domain/ads/build-campaign.ts"
import { exampleFor } from "../src/domain/ads/examples.ts"
import { judgeCampaign } from "../src/domain/ads/judge-campaign.ts"

// node scripts/run.mjs node bench/campaigns.ts: campaigns per second on one core, built, checked and scored.
const forms = businessTypes.map((type) => ({ ...exampleFor(type), monthlyBudget: 5000 }))
const run = (times: number): void => {
  for (let at = 0; at < times; at += 1) {
    const form = forms[at % forms.length]
    if (form === undefined) throw new Error("there is no example")
    judgeCampaign(buildCampaign(form, "professional").campaign, form)
  }
}
run(forms.length)
const count = 500
const startedAt = performance.now()
run(count)
const seconds = (performance.now() - startedAt) / 1000
console.log(`${Math.round(count / seconds)} campaigns a second; 50 are wanted`)
