// Made by `npm run samples`: what our own writer wrote, word for word, with the score that its rules gave.

/** What the score of the first sample is made of. */
export const heroParts = [
  { label: "All tags used", points: 9, maxPoints: 12 },
  { label: "Different words in the tags", points: 6, maxPoints: 8 },
  { label: "Main phrases among the tags", points: 10, maxPoints: 10 },
  { label: "What it is, first in the title", points: 13, maxPoints: 13 },
  { label: "Title says enough", points: 12, maxPoints: 12 },
  { label: "Materials named", points: 8, maxPoints: 8 },
  { label: "Words for attributes", points: 7, maxPoints: 7 },
  { label: "Description in whole sentences", points: 5, maxPoints: 8 },
  { label: "Your facts told", points: 7, maxPoints: 7 },
  { label: "What it is, first in the description", points: 5, maxPoints: 5 },
  { label: "Title keeps to the advice", points: 10, maxPoints: 10 },
]

/** How many characters a title may have, by the rule book. */
export const titleLimits: Readonly<Record<string, number>> = {
  website: 60,
  etsy: 140,
  amazon: 75,
  ebay: 80,
  shopify: 70,
  youtube: 100,
  appstore: 30,
  playstore: 30,
  tiktokshop: 255,
  facebookmarketplace: 100,
}
