import type { AskRow } from "./ask-row.ts"

/** A seller who works online or by mail has no service area and no opening hours. */
const remote =
  /\b(?:online|software|saas|app|apps|platform|plugin|website builder|remote(?:ly)?|worldwide|by post|postal|ship(?:s|ped|ping)?|download|podcast|blog|newsletter|translat\w+)\b/iu

/** What people look for on a business's page. */
export const serviceAsks: readonly AskRow[] = [
  {
    need: "place",
    unless: remote,
    fields: ["location"],
    label: "",
    question: "Where are you, and which area do you serve?",
  },
  {
    need: "price",
    fields: ["priceRange"],
    label: "",
    question: "What does it cost, or where do prices start?",
  },
  {
    need: "hours",
    unless: remote,
    isOfShop: true,
    label: "Hours",
    question: "When are you open, or when can people reach you?",
  },
  {
    need: "proof",
    fields: ["certifications"],
    label: "",
    question: "What shows that people can trust you? A license, an award, or years in the trade.",
  },
  {
    need: "booking",
    isOfShop: true,
    label: "How to order",
    question: "How do people book, order, or get a quote?",
  },
  { need: "audience", fields: ["targetAudience"], label: "", question: "Who are your customers?" },
  {
    need: "difference",
    fields: ["uniqueSellingProposition"],
    label: "",
    question: "Why do customers choose you over others?",
  },
]

/** What people check before they install an app. */
export const appAsks: readonly AskRow[] = [
  {
    need: "devices",
    platformAsk: "ios-version",
    fields: ["deviceCompatibility"],
    label: "",
    question: "Which devices does it run on, and from which iOS version?",
  },
  {
    need: "devices",
    platformAsk: "android-version",
    fields: ["deviceCompatibility"],
    label: "",
    question: "Which devices does it run on, and from which Android version?",
  },
  { need: "price", fields: ["priceRange"], label: "", question: "Is it free, or what does it cost?" },
  {
    need: "features",
    fields: ["appFeatures"],
    label: "",
    question: "What are the three things people do most in the app?",
  },
  { need: "offline", label: "Offline", question: "What works without a connection?" },
  { need: "account", label: "Account and data", question: "Do people need an account, and what data do you collect?" },
  { need: "audience", fields: ["targetAudience"], label: "", question: "Who is the app for?" },
  {
    need: "difference",
    fields: ["uniqueSellingProposition"],
    label: "",
    question: "What does it do better than similar apps?",
  },
]

const handwork =
  /\b(?:recipes?|tutorial|diy|make|making|build(?:ing)?|sew(?:ing)?|knit(?:ting)?|crochet(?:ing)?|cook(?:ing)?|bak(?:e|ing)|install\w*|repair\w*|fix(?:ing)?|replac\w+|carv\w+|paint(?:ing)?|plant(?:ing)?)\b/iu

/** What viewers check before they click. */
export const videoAsks: readonly AskRow[] = [
  { need: "length", fields: ["videoLength"], label: "", question: "How long is the video?" },
  {
    need: "chapters",
    fields: ["videoDescription"],
    label: "",
    question: "When does each part begin? Start each line with a time, such as 1:30.",
  },
  {
    need: "tools",
    where: handwork,
    fields: ["videoDescription"],
    label: "You need",
    question: "What do viewers need to follow along?",
  },
  {
    need: "audience",
    fields: ["targetAudience"],
    label: "",
    question: "Who is it for: beginners, or people who know the basics?",
  },
  {
    need: "schedule",
    fields: ["uploadSchedule"],
    label: "",
    question: "When do you post new videos?",
  },
]
