import * as z from "zod/mini"
import { monthlyBudgetDollars } from "../domain/ads/ads-form.ts"
import { campaignFormats } from "../domain/ads/exports/export-campaign.ts"
import {
  adGroupSchema,
  assetsSchema,
  audienceSchema,
  campaignCardSchema,
  negativesSchema,
  wholeCampaignSchema,
} from "./ads/campaign.ts"
import { adsFormSchema } from "./ads/form.ts"
import { call } from "./call.ts"

const params = z.object({ id: z.string().check(z.maxLength(100)) })
const reply = z.object({ campaign: wholeCampaignSchema })
const campaignBodyBytes = 512 * 1024
const { min, max } = monthlyBudgetDollars
const budgetMessage = `Monthly budget is $${min} to $${max.toLocaleString("en-US")}`

export const ads = {
  generate: call({
    method: "POST",
    path: "/api/google-ads/generate",
    who: "access",
    scope: "ads:write",
    summary: "Build a Google Ads campaign from what a business says of itself, and keep it",
    body: adsFormSchema,
    reply,
    maxSeconds: 120,
    limit: { times: 240, seconds: 3600, per: "user" },
    work: "quick",
    keeps: true,
  }),
  list: call({
    method: "GET",
    path: "/api/google-ads/campaigns",
    who: "access",
    scope: "ads:read",
    summary: "The saved campaigns, newest first, at most 200",
    reply: z.readonly(z.array(campaignCardSchema)),
  }),
  get: call({
    method: "GET",
    path: "/api/google-ads/campaigns/:id",
    who: "access",
    scope: "ads:read",
    summary: "One campaign in full",
    params,
    reply,
    problems: ["not_found"],
  }),
  change: call({
    method: "PATCH",
    path: "/api/google-ads/campaigns/:id",
    who: "access",
    scope: "ads:write",
    summary: "Change the given fields of a campaign and score it again; isActive false pauses it",
    params,
    body: z.strictObject({
      campaignName: z.optional(
        z
          .string()
          .check(z.trim(), z.minLength(1, "A campaign needs a name"), z.maxLength(128, "At most 128 characters")),
      ),
      isActive: z.optional(z.boolean()),
      adGroups: z.optional(
        z.readonly(
          z
            .array(adGroupSchema)
            .check(z.minLength(1, "A campaign needs an ad group"), z.maxLength(20, "At most 20 ad groups")),
        ),
      ),
      assets: z.optional(assetsSchema),
      negativeKeywords: z.optional(negativesSchema),
      targetAudience: z.optional(audienceSchema),
    }),
    reply,
    maxBodyBytes: campaignBodyBytes,
    problems: ["not_found"],
    limit: { times: 900, seconds: 600, per: "user" },
    keeps: true,
  }),
  changeBudget: call({
    method: "POST",
    path: "/api/google-ads/campaigns/:id/budget",
    who: "access",
    scope: "ads:write",
    summary: "Plan a campaign for another monthly budget: more groups where it can feed them, fewer where it cannot",
    params,
    body: z.strictObject({
      /** Dollars. */
      monthlyBudget: z.number(budgetMessage).check(z.minimum(min, budgetMessage), z.maximum(max, budgetMessage)),
    }),
    reply,
    problems: ["not_found"],
    limit: { times: 600, seconds: 600, per: "user" },
    keeps: true,
  }),
  duplicate: call({
    method: "POST",
    path: "/api/google-ads/campaigns/:id/duplicate",
    who: "access",
    scope: "ads:write",
    summary: "A copy of a campaign with a different name",
    params,
    reply,
    status: 201,
    problems: ["not_found"],
    limit: { times: 240, seconds: 3600, per: "user" },
    keeps: true,
  }),
  remove: call({
    method: "DELETE",
    path: "/api/google-ads/campaigns/:id",
    who: "access",
    scope: "ads:write",
    summary: "Delete a campaign, and its entry in the history",
    params,
    reply: "nothing",
    problems: ["not_found"],
  }),
  exportCampaign: call({
    method: "GET",
    path: "/api/google-ads/campaigns/:id/export",
    who: "access",
    scope: "ads:read",
    summary:
      "A campaign as files: `editor` for Google Ads Editor (an archive where there are several), `sheet` to paste from, `json`, and `plan` to print",
    params,
    query: z.object({
      format: z.enum(campaignFormats, `The format is one of ${campaignFormats.join(", ")}`),
    }),
    reply: "file",
    problems: ["not_found"],
    limit: { times: 300, seconds: 600, per: "user" },
  }),
}
