import { describe, expect, test } from "vitest"
import { compilePattern, type Pattern } from "./compile-pattern.ts"
import {
  amazonBulletSigns,
  amazonBulletWords,
  amazonPraise,
  amazonSearchWords,
  appStoreClaims,
  articleNumber,
  ebayCries,
  likeBrand,
  marketplaceBans,
  marketplaceNames,
  otherAppPlatforms,
  playShortWords,
  playTitleWords,
  tiktokClaims,
  tiktokHaste,
  unfinishedApp,
} from "./platform-patterns.ts"

/** Texts that each pattern must find, and allowed copy that it must not. */
const cases: readonly (readonly [string, Pattern, readonly string[], readonly string[]])[] = [
  [
    "Amazon's praise",
    amazonPraise,
    ["#1 mug", "amazing mug", "brand new", "latest model", "FSA/HSA eligible", "FSA eligible"],
    ["#1 Phillips bit", "#10 screw", "Amazing Grace music box", "Amazing Spider-Man", "renewed look", "late stage"],
  ],
  [
    "Amazon's bullet words",
    amazonBulletWords,
    ["guaranteed", "eco-friendly", "anti-bacterial", "antimicrobial", "made from bamboo", "N/A", "TBD", "full refund"],
    ["bamboo handle", "soy sauce dish", "warranty of 2 years", "friendly", "bacteria test kit", "a refundable deposit"],
  ],
  [
    "Amazon's bullet signs",
    amazonBulletSigns,
    ["20 °C", "Levi's®", "wait…", "B08N5WRWNW"],
    ["20 C", "B0 size paper", "wait..."],
  ],
  ["article numbers", articleNumber, ["B08N5WRWNW", "b08n5wrwnw"], ["B0 paper", "b0ttle", "AB08N5WRWNW"]],
  [
    "Amazon's search words",
    amazonSearchWords,
    ["new mug", "best mug", "asin", "this week"],
    ["newborn", "bestow", "almost", "renewable", "currents"],
  ],
  [
    "Google Play's title words",
    playTitleWords,
    [
      "#1 Notes",
      "No. 1 app",
      "Top Notes",
      "Best Notes",
      "Free Notes",
      "No ads",
      "Ad-free radio",
      "50% off",
      "Editor's Choice",
      "Play now",
    ],
    [
      "Gluten-Free Scanner",
      "Hands free dialer",
      "Freestyle Rap",
      "Free Kick Football",
      "Best Friends Quiz",
      "Best Man Speech",
      "Laptop Stand",
      "Tabletop Dice",
      "Top-Down Racing",
      "Garage Sale Map",
      "Salesforce",
      "Discount Calculator",
      "Bus No. 12",
      "Duty Free Finder",
    ],
  ],
  [
    "Google Play's short words",
    playShortWords,
    ["New recipes", "free of charge", "the best", "no ads"],
    ["New York maps", "renewed", "sugar-free recipes"],
  ],
  [
    "claims in the App Store",
    appStoreClaims,
    ["#1 app", "World's best", "Free app", "best app", "50% off"],
    ["Sugar-Free Diary", "Best friends", "Freehand Draw"],
  ],
  [
    "other platforms",
    otherAppPlatforms,
    ["also on Android", "Google Play", "Windows Phone"],
    ["Works with Google Drive", "androgynous style", "blackberry jam recipes", "Windows of Rome"],
  ],
  [
    "an unfinished app",
    unfinishedApp,
    ["coming soon", "lorem ipsum", "a Google app", "beta test"],
    ["Google Calendar sync", "sign in with a Google account", "soon you run", "alphabet test"],
  ],
  [
    "eBay's cries",
    ebayCries,
    ["WOW camera", "L@@K", "Look!", "mint!", "*** rare ***"],
    ["looks good", "wowed", "no reserves of oil"],
  ],
  ["comparisons", likeBrand, ["shoes like Nike", "not Apple"], ["Nike shoes", "apple pie", "knot"]],
  [
    "names of marketplaces",
    marketplaceNames,
    ["TikTok shop", "as on Amazon", "SHEIN dress"],
    ["Amazon rainforest print", "attic", "temuri"],
  ],
  [
    "TikTok's haste",
    tiktokHaste,
    ["low stock", "almost gone", "Lip oil!", "★ oil"],
    ["stock cube, low salt", "gone with the wind"],
  ],
  [
    "TikTok's claims",
    tiktokClaims,
    [
      "Dior dupe",
      "replica bag",
      "fake Rolex",
      "before and after photos",
      "cures acne",
      "weight loss tea",
      "FDA-approved",
    ],
    [
      "manicure set",
      "pedicure",
      "secure clasp",
      "fake lashes",
      "fake plants",
      "scale replica of a ship",
      "apply before and after swimming",
      "gel cures in 60 seconds",
      "The Cure t-shirt",
      "cured ham",
      "weightless",
    ],
  ],
  [
    "Marketplace's bans",
    marketplaceBans,
    ["in search of a sofa", "vape pen", "puppies for sale", "gift card", "bottle of alcohol"],
    [
      "puppy harness",
      "kitten heels",
      "alcohol-free perfume",
      "tobacco-free home",
      "gift card holder",
      "prescription sunglasses",
    ],
  ],
]

describe.each(cases)("%s", (_, pattern, found, lawful) => {
  test.each(found)("%j is found", (text) => {
    expect(compilePattern(pattern).test(text)).toBe(true)
  })
  test.each(lawful)("%j passes", (text) => {
    expect(compilePattern(pattern).exec(text)?.[0]).toBeUndefined()
  })
})
