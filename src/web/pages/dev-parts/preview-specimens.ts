import * as z from "zod/mini"
import type { PlatformId } from "../../../domain/platform-summaries.ts"
import { type Brief, type BriefText, briefTexts } from "../../../domain/seo/brief.ts"
import type { Listing } from "../../../domain/seo/listing.ts"

type Specimen = { readonly listing: Listing; readonly brief: Brief }

const texts = z.record(z.enum(briefTexts), z.string())

const makeBrief = (known: Partial<Record<BriefText, string>>): Brief => ({
  ...texts.parse(Object.fromEntries(briefTexts.map((key) => [key, known[key] ?? ""]))),
  products: [],
  bodyTextSections: [],
  tone: "friendly",
  style: "descriptive",
})

function specimen(known: Partial<Record<BriefText, string>>, listing: Partial<Listing>): Specimen {
  return {
    brief: makeBrief(known),
    listing: {
      productName: "",
      productTitle: "",
      titleTag: "",
      metaDescription: "",
      keywords: [],
      bulletPoints: [],
      tags: [],
      searchTerms: [],
      improvedBodyText: "",
      platformFields: {},
      ...listing,
    },
  }
}

const mug =
  "This wheel-thrown stoneware mug has a speckled oatmeal glaze and a handle for four fingers. It holds 12 oz, stands 3.75 inches tall, and is dishwasher and microwave safe.\n\nI throw each mug on the wheel and fire it twice to 1240 °C in a converted boat shed in Rye. The foot is sanded by hand, so it does not scratch a table. No two are alike: the speckles come from the iron in the clay, and the rim breaks to a warm brown where the glaze runs thin. It is sent in recycled paper."

/** A believable listing for each platform, with texts that are too long for a phone. */
export const previewSpecimens: Readonly<Partial<Record<PlatformId, Specimen>>> = {
  website: specimen(
    { businessName: "Cedar & Stone Landscaping", website: "https://cedarandstone.example" },
    {
      productTitle: "Design-and-Build Landscaping in Asheville",
      titleTag: "Landscaping Company in Asheville: Retaining Walls, Patios and Drainage Designed and Built",
      metaDescription:
        "One crew designs, builds and plants the entire job. We fix slopes, drainage and tired front yards in Asheville and within 30 miles of it, with a drawing and a fixed price before we dig.",
      platformFields: { slug: "landscaping-asheville" },
    },
  ),
  etsy: specimen(
    { etsyShopName: "SaltmarshPottery", priceRange: "$34" },
    {
      productTitle: "Speckled Stoneware Mug, Wheel-Thrown, 12 oz, Four-Finger Handle",
      improvedBodyText: mug,
      tags: ["stoneware mug", "handmade coffee mug", "speckled mug", "wheel-thrown mug", "tea mug", "rustic kitchen"],
      platformFields: { materials: ["stoneware", "oatmeal glaze"], section: "Mugs & Tumblers" },
    },
  ),
  amazon: specimen(
    { amazonBrand: "Trailhearth", priceRange: "$24.95" },
    {
      productTitle: "Trailhearth Titanium Camping Mug, Folding Handles, Silicone Lip Guard",
      bulletPoints: [
        "Silicone Lip Guard: Stops burned lips",
        "Graduated Markings: In ml and oz",
        "In Numbers: Weighs 68 g, holds 450 ml, 9.5 x 8 cm",
      ],
      improvedBodyText: "The mug holds 450 ml and fits inside our 750 ml pot.\n\nA stuff sack is included.",
      platformFields: { itemHighlights: "Folding handles, 68 g, graduated markings, stuff sack included, 450 ml" },
    },
  ),
  ebay: specimen(
    {
      ebayStoreName: "secondshutter",
      itemCondition: "Used",
      priceRange: "US $165",
      shippingDetails: "USPS Priority, double boxed",
    },
    {
      productTitle: "Canon AE-1 Program 35mm SLR Film Camera Body Black and Chrome Meter Tested",
      improvedBodyText:
        "The light seals were replaced in 2026 and the meter was tested.\n\n- Body only\n- Battery included",
      platformFields: {
        subtitle: "Light seals replaced 2026, shutter serviced, body only",
        itemSpecifics: ["Brand: Canon", "Model: AE-1 Program", "Type: Film Camera", "Color: Black and chrome"],
        mobileSummary: "A Canon AE-1 Program with new light seals and a tested meter. Body only.",
      },
    },
  ),
  shopify: specimen(
    {
      shopifyStoreName: "Ridgeline Coffee",
      shopifyDomain: "ridgelinecoffee.example",
      shopifyVendor: "Ridgeline",
      priceRange: "$17 - $42",
    },
    {
      productTitle: "Switchback Espresso Blend",
      titleTag: "Switchback Espresso Blend, Medium-Dark, Roasted Every Tuesday | Ridgeline Coffee",
      metaDescription:
        "A medium-dark espresso blend of washed Guatemalan and natural Brazilian beans, roasted every Tuesday and shipped within 24 hours in 12 oz and 2 lb bags.",
      improvedBodyText:
        "A medium-dark blend of washed Guatemalan and natural Brazilian beans.\n\n## In the cup\n\n- Cocoa\n- Toasted hazelnut\n- Dried cherry",
      tags: ["espresso", "medium-dark", "whole bean"],
      platformFields: { handle: "switchback-espresso-blend", collections: ["Espresso", "Blends"] },
    },
  ),
  youtube: specimen(
    { channelName: "Greasy Knuckles", videoLength: "18:40" },
    {
      productTitle: "How to Change Front Brake Pads on a Honda Civic With Hand Tools Only, Step by Step",
      improvedBodyText:
        "Front brake pads on a 2012 Civic with hand tools, torque values on screen. It costs $48 in parts and takes about 90 minutes.\n\n00:00 Tools and safety\n02:10 Removing the caliper\n09:30 New pads",
      platformFields: {
        hashtags: ["#BrakePads", "#HondaCivic", "#DIY"],
        chapters: ["00:00 Tools and safety", "02:10 Removing the caliper", "09:30 New pads"],
      },
    },
  ),
  appstore: specimen(
    { businessName: "Tern Labs", appName: "Tern", appCategory: "Health & Fitness" },
    {
      productTitle: "Tern: Half Marathon Plan",
      improvedBodyText:
        "Tern is a running plan for a first half marathon. It adjusts next week from how this week felt, and from effort and not just pace. Voice cues work offline, workouts go to Apple Watch, and nobody needs an account. Made by two physiotherapists and a developer in Lisbon.",
      platformFields: {
        subtitle: "Adaptive coach, works offline",
        promotionalText: "New: eight-week plans for runners who come back after a break.",
      },
    },
  ),
  playstore: specimen(
    { businessName: "Fieldnote Apps", appName: "Fieldnote", appCategory: "Productivity" },
    {
      productTitle: "Fieldnote: Site Report",
      improvedBodyText:
        "Fieldnote is a site report app for builders, surveyors and site managers.\n\nOFFLINE\nIt works with no signal and syncs later.",
      tags: ["Productivity", "Photo report", "Construction"],
      platformFields: { shortDescription: "Construction reports: take photos, mark them up and add voice notes" },
    },
  ),
  tiktokshop: specimen(
    { tiktokShopName: "GlazeCoBeauty", priceRange: "£7.99" },
    {
      productName: "Tinted Lip Oil 6 ml",
      productTitle: "Tinted Lip Oil, Glossy Finish, No Stickiness, 6 ml, Doe-Foot Applicator",
      bulletPoints: ["Glossy finish without stickiness", "Six shades from clear to plum"],
      improvedBodyText: "A tinted lip oil with jojoba oil and vitamin E. Mixed and filled in Manchester.",
      tags: ["#lipoil", "#grwm", "#glossylips"],
      platformFields: {
        caption:
          "Hair sticking to lip gloss? Over. This tint stays after the shine fades, in six shades from clear to plum, and the bottle fits into the smallest bag you own.",
      },
    },
  ),
  facebookmarketplace: specimen(
    {
      facebookLocation: "Madison, Wisconsin",
      facebookCondition: "Used - Good",
      facebookCategory: "Furniture",
      facebookDeliveryMethod: "Pickup only",
      priceRange: "$180",
    },
    {
      productTitle: "Solid Oak Extending Dining Table, 210 cm Open, 160 x 90 cm Closed",
      improvedBodyText:
        "It seats 6 and extends to 8. The legs unscrew for transport, and it fits into an estate car. There are a few marks on the top that would sand out.",
      tags: ["oak table", "dining table", "extending table"],
      platformFields: {
        firstLines:
          "A solid oak extending dining table: 210 cm open, 160 x 90 cm closed. Used, good; chairs not included. Pickup only, Madison, Wisconsin.",
      },
    },
  ),
}
