// Made by `npm run samples`: the built-in writer's text, unedited, with the score by its rules.

/** The parts of the first sample's score. */
export const heroParts = [
  { label: "Thirteen tags with words of their own", points: 8, maxPoints: 12 },
  { label: "Tags that people type", points: 5, maxPoints: 8 },
  { label: "Main phrases among the tags", points: 9, maxPoints: 9 },
  { label: "Title starts with the product", points: 12, maxPoints: 12 },
  { label: "Title has enough detail", points: 10, maxPoints: 10 },
  { label: "Materials named", points: 7, maxPoints: 7 },
  { label: "Words for attributes", points: 5, maxPoints: 5 },
  { label: "Description long enough", points: 7, maxPoints: 8 },
  { label: "Description in whole sentences", points: 6, maxPoints: 6 },
  { label: "Your facts included", points: 11, maxPoints: 11 },
  { label: "Description starts with the product", points: 4, maxPoints: 4 },
  { label: "Title follows the advice", points: 8, maxPoints: 8 },
]

/** The maximum length of a title, from the rule book. */
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
