import type { AskRow } from "./ask-row.ts"

const size: AskRow = {
  need: "size",
  kinds: ["general", "unknown", "jewelry", "picture"],
  label: "Size",
  question: "What size is it? Photos don't show it.",
  ofMany: "What size are they? Photos don't show it.",
}

const furnitureSize: AskRow = {
  need: "size",
  kinds: ["furniture"],
  label: "Size",
  question: "How wide, deep, and tall is it? Buyers measure the space first.",
  ofMany: "How wide, deep, and tall are they? Buyers measure the space first.",
}

const wornSize: AskRow = {
  need: "sizes-worn",
  kinds: ["worn"],
  label: "Size",
  question: "What size is on the label?",
}

const condition: AskRow = {
  need: "condition",
  notKinds: ["digital", "service", "food", "drink", "living"],
  fields: ["itemCondition", "facebookCondition"],
  label: "",
  question: "What condition is it in? Buyers filter by condition.",
  ofMany: "What condition are they in? Buyers filter by condition.",
}

const flaws: AskRow = {
  need: "flaws",
  notKinds: ["digital", "service", "food", "drink", "living"],
  label: "Flaws",
  question: "Does it have any marks, repairs, or missing parts?",
  ofMany: "Do they have any marks, repairs, or missing parts?",
}

const model: AskRow = {
  need: "model",
  kinds: ["device", "vehicle", "accessory"],
  label: "Brand and model",
  question: "Which brand and model is it? Buyers search by both.",
  ofMany: "Which brand and model are they? Buyers search by both.",
}

const fits: AskRow = {
  need: "fits",
  kinds: ["accessory"],
  label: "Fits",
  question: "Which models does it fit? Buyers search by model.",
  ofMany: "Which models do they fit? Buyers search by model.",
}

const age: AskRow = {
  need: "age",
  notKinds: ["digital", "service", "food", "drink", "living", "unsure"],
  label: "Age",
  question: "How old is it?",
  ofMany: "How old are they?",
}

/** What bidders look for. */
export const auctionAsks: readonly AskRow[] = [
  condition,
  fits,
  model,
  {
    need: "edition",
    kinds: ["media"],
    label: "Edition",
    question: "Which edition or version is it, and from which year?",
    ofMany: "Which editions or versions are they, and from which year?",
  },
  wornSize,
  furnitureSize,
  size,
  flaws,
  {
    need: "included",
    kinds: ["device", "media", "accessory", "vehicle"],
    label: "Included",
    question: "What comes with it, and what is missing?",
    ofMany: "What comes with them, and what is missing?",
  },
  {
    need: "material",
    kinds: ["jewelry", "worn", "furniture"],
    label: "Material",
    question: "What is it made of? Buyers search by material.",
    ofMany: "What are they made of? Buyers search by material.",
  },
  {
    need: "delivery",
    notKinds: ["digital", "service"],
    fields: ["shippingDetails"],
    label: "",
    question: "How do you ship it, and how soon?",
    ofMany: "How do you ship them, and how soon?",
  },
  age,
]

/** What neighbors look for. */
export const localAsks: readonly AskRow[] = [
  condition,
  {
    need: "price",
    fields: ["priceRange"],
    label: "",
    question: "How much do you want for it? Include the currency.",
    ofMany: "How much do you want for them? Include the currency.",
  },
  model,
  fits,
  wornSize,
  furnitureSize,
  size,
  { need: "hours", kinds: ["service"], label: "Hours", question: "When are you available?" },
  flaws,
  {
    need: "delivery",
    notKinds: ["digital", "service"],
    fields: ["facebookDeliveryMethod"],
    label: "",
    question: "Is it pickup only, or can you deliver?",
    ofMany: "Are they pickup only, or can you deliver?",
  },
  age,
  {
    need: "reason",
    notKinds: ["digital", "service", "food", "drink", "living", "unsure"],
    label: "Reason for selling",
    question: "Why are you selling it? Buyers often ask.",
    ofMany: "Why are you selling them? Buyers often ask.",
  },
]
