import * as z from "zod/mini"
import {
  businessTypes,
  campaignTypes,
  monthlyBudgetDollars,
  radiusMiles,
  specialCategories,
} from "../../domain/ads/ads-form.ts"

const text = (maxChars: number) =>
  z._default(
    z
      .string("This must be a text")
      .check(z.trim(), z.maxLength(maxChars, `At most ${maxChars.toLocaleString("en-US")} characters`)),
    "",
  )
const needed = (message: string, maxChars: number) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(maxChars, `At most ${maxChars.toLocaleString("en-US")} characters`),
    )

const { min: minMiles, max: maxMiles, usual: usualMiles } = radiusMiles
const { min: minDollars, max: maxDollars, usual: usualDollars } = monthlyBudgetDollars
const radiusMessage = `Radius is ${minMiles} to ${maxMiles} miles`
const budgetMessage = `Monthly budget is $${minDollars} to $${maxDollars.toLocaleString("en-US")}`

/** The form of a campaign. Fields beyond the specification have defaults. */
export const adsFormSchema = z.object({
  businessName: needed("Business name is required", 200),
  businessType: z._default(z.enum(businessTypes, "Please choose a business type"), "service"),
  industry: needed("Industry is required", 200),
  location: needed("Location is required", 300),
  radius: z._default(
    z.number(radiusMessage).check(z.minimum(minMiles, radiusMessage), z.maximum(maxMiles, radiusMessage)),
    usualMiles,
  ),
  monthlyBudget: z._default(
    z.number(budgetMessage).check(z.minimum(minDollars, budgetMessage), z.maximum(maxDollars, budgetMessage)),
    usualDollars,
  ),
  campaignType: z._default(z.enum(campaignTypes, "Please choose a campaign type"), "search"),
  primaryServices: needed("Primary services are required", 4000),
  targetAudience: text(2000),
  competitorAnalysis: text(2000),
  uniqueSellingProposition: text(3000),
  businessGoals: text(2000),
  seasonalConsiderations: text(2000),
  website: z._default(
    z.union(
      [
        z.literal(""),
        z
          .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: "Please enter a valid URL" })
          .check(z.maxLength(2000, "At most 2,000 characters")),
      ],
      "Please enter a valid URL",
    ),
    "",
  ),
  phone: text(40),
  address: text(300),
  openingHours: text(300),
  coordinates: text(80),
  monthlyConversions: z._default(
    z
      .int("Conversions are a whole number")
      .check(z.minimum(0, "Conversions cannot be negative"), z.maximum(100_000, "At most 100,000")),
    0,
  ),
  specialCategory: z._default(z.enum(specialCategories, "Please choose a category"), "none"),
})
