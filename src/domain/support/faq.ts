import { brand } from "../brand.ts"
import { formatDollars, plan } from "../plan.ts"
import { platformSummaries } from "../platform-summaries.ts"
import { fairFrom, goodFrom, scoreMax } from "../score.ts"
import type { FaqItem } from "./faq-item.ts"

const price = formatDollars(plan.priceCents)
const regularPrice = formatDollars(plan.regularPriceCents)
const labels: readonly string[] = platformSummaries.map((platform) => platform.label)
const allLabels = `${labels.slice(0, -1).join(", ")} and ${labels.at(-1)}`

/** Every question of the FAQ, section by section. The chat answers from the same ones. */
export const faq: readonly FaqItem[] = [
  {
    id: "price",
    category: "pricing",
    question: `What does ${brand.name} cost?`,
    answer: `There is one plan, ${plan.name}, for ${price} a month instead of ${regularPrice}. It includes every tool, all ${platformSummaries.length} platforms and unlimited generations.`,
    tags: [
      "yearly",
      "team",
      "seats",
      "price",
      "pricing",
      "how much",
      "plan",
      "fee",
      "monthly",
      "dollars",
      "expensive",
      "cheap",
    ],
  },
  {
    id: "launch-price",
    category: "pricing",
    question: "How long does the launch price last?",
    answer: `If you subscribe at the launch price of ${price} you keep it for as long as your subscription runs. The ${plan.discountPercent}% discount on the regular ${regularPrice} is for early subscribers and ends some day; no date is set.`,
    tags: [
      "discount",
      "offer",
      "special",
      "deal",
      "sale",
      "locked",
      "forever",
      "increase",
      "50% off",
      "coupon",
      "promo",
    ],
  },
  {
    id: "free-trial",
    category: "pricing",
    question: "Is there a free trial?",
    answer:
      "No. What you can see before you pay is the showcase on the home page: real listings, word for word as our own writer wrote them, with their true scores. If the tool is not for you, cancel, and nothing more is charged.",
    tags: ["free", "test", "demo", "try", "sample", "example"],
  },
  {
    id: "unlimited",
    category: "unlimited",
    question: "How does unlimited generation work?",
    answer:
      "You generate as often as you like, for every platform, without credits or packages. The only limit is on speed, so one account cannot slow down the writer for everyone else: several hundred listings an hour.",
    tags: ["unused", "expire", "per day", "limit", "credits", "how many", "quota", "fair use", "tokens", "cap"],
  },
  {
    id: "several-products",
    category: "unlimited",
    question: "Can I write for several products at once?",
    answer:
      "Yes, up to 50 in one form. Each product gets its own listing and score, and you see the progress. You can close the page in the meantime: the work continues, and you will find the result in your history.",
    tags: ["bulk", "batch", "many", "multiple", "catalogue", "inventory"],
  },
  {
    id: "platforms",
    category: "platforms",
    question: "Which platforms does it write for?",
    answer: `For ${platformSummaries.length} of them: ${allLabels}. You choose where you sell, one platform or several at once, and each listing follows the limits of its own platform.`,
    tags: [
      "podcast",
      "instagram",
      "pinterest",
      "supported",
      "marketplace",
      "shop",
      "store",
      "video",
      "app",
      "walmart",
      "ios",
      "android",
      "blog",
    ],
  },
  {
    id: "limits",
    category: "platforms",
    question: "Does the text fit the limits of each platform?",
    answer:
      "Yes. Every text is measured by its platform's own rules before you see it, in characters or in bytes, and shortened where it is too long: 13 tags of at most 20 characters for Etsy, 249 bytes of search terms for Amazon, 30 characters for the name of an app. Each field shows its count.",
    tags: ["length", "too long", "characters", "rules", "cut off", "truncated", "rejected", "guidelines"],
  },
  {
    id: "several-platforms",
    category: "platforms",
    question: "Can I sell the same product on several platforms?",
    answer:
      "Yes. Choose more platforms in the form, or generate once for each. The subscription covers every platform. Each listing is arranged for its own platform, from the facts that you typed.",
    tags: ["cross-listing", "same item", "both", "two", "more than one", "etsy and amazon"],
  },
  {
    id: "writer",
    category: "features",
    question: "Who writes the text?",
    answer:
      "A large language model where one is set up, otherwise our built-in writer. Each result names the one that wrote it. The built-in writer arranges what you typed instead of paraphrasing it: it cleans up the text, keeps each fact once, puts it where buyers on that platform look for it, and adds labels and headings. A listing stays in the language you type in.",
    tags: [
      "language",
      "german",
      "spanish",
      "french",
      "translate",
      "ai",
      "artificial intelligence",
      "model",
      "gpt",
      "chatgpt",
      "claude",
      "gemini",
      "llm",
      "robot",
    ],
  },
  {
    id: "score",
    category: "features",
    question: "How is the score made?",
    answer: `By fixed rules, from the text itself, on a scale from 0 to ${scoreMax}. The same text always gets the same score, and every point is explained. ${goodFrom} or more is shown in green, ${fairFrom} or more in yellow, anything below in red.`,
    tags: ["seo score", "points", "rating", "grade", "quality", "calculated", "green", "yellow", "red"],
  },
  {
    id: "made-up-facts",
    category: "features",
    question: "Does it make up facts about my product?",
    answer:
      "It is built not to. A text may say what you typed and nothing else: a number, a material, or a certificate that you did not name is held back, and anything we cannot trace to your words is marked for you to check before you publish. If a fact that buyers look for is missing, the result asks you for it, and your answer goes into the next version. What was left out on purpose, such as a phone number, is listed with the reason.",
    tags: [
      "asks for facts",
      "missing fact",
      "left out",
      "removed",
      "invent",
      "invented",
      "hallucinate",
      "hallucination",
      "lie",
      "false",
      "wrong",
      "claims",
      "accurate",
      "true",
    ],
  },
  {
    id: "editing",
    category: "features",
    question: "Can I change what was written?",
    answer:
      "Yes. Edit any field in place; the counters and the score follow as you type. A single field can also be written again without touching the others, and earlier versions are kept.",
    tags: ["edit", "rewrite", "regenerate", "again", "modify", "correct", "version", "tone", "style"],
  },
  {
    id: "export",
    category: "features",
    question: "How do I get the text into my shop?",
    answer:
      "Copy each field with one click, or download the listing as text, CSV, JSON or HTML, or as the file that the platform itself imports. What we cannot know, such as a price, stays empty in that file and is named.",
    tags: ["api", "upload", "copy", "download", "csv", "json", "import", "upload", "file", "spreadsheet", "publish"],
  },
  {
    id: "history",
    category: "features",
    question: "Where do I find what I generated?",
    answer:
      "In Content History. Everything is saved there automatically: search and filter it, mark favorites, archive what you are done with, and delete what you no longer want.",
    tags: ["saved", "lost", "old", "previous", "archive", "favorite", "search", "drafts"],
  },
  {
    id: "ads-and-analyzer",
    category: "features",
    question: "What else is included besides listings?",
    answer:
      "The Google Ads Campaign Builder for local businesses, with keywords, ad groups, ad copy and a budget, and the Webpage Analyzer, which reads a page of yours and says what to improve. Both belong to the one plan.",
    tags: [
      "adverts",
      "advertise",
      "google ads",
      "adwords",
      "campaign",
      "advertising",
      "ppc",
      "analyze",
      "audit",
      "webpage",
      "url",
      "tools",
    ],
  },
  {
    id: "start",
    category: "subscription",
    question: "How do I get started?",
    answer:
      "Subscribe, create your account, choose a platform and describe what you sell. The first listing is there within seconds to a minute, depending on who writes it. An example shop can fill the form if you only want to look.",
    tags: [
      "how fast",
      "how long",
      "quick",
      "begin",
      "sign up",
      "signup",
      "join",
      "register",
      "first steps",
      "new",
      "tutorial",
      "setup",
    ],
  },
  {
    id: "cancel",
    category: "subscription",
    question: "Can I cancel at any time?",
    answer:
      "Yes. Cancel in Settings, under Subscription & Billing. You keep your access until the month you paid for is over; after that nothing more is charged.",
    tags: ["get out", "cancel", "stop", "quit", "unsubscribe", "terminate", "leave", "end", "contract", "commitment"],
  },
  {
    id: "come-back",
    category: "subscription",
    question: "What happens to my content when I cancel?",
    answer:
      "It stays in your account. The tools close when the paid month is over, but you can still sign in, export your data, or reactivate the subscription and continue where you stopped.",
    tags: ["reactivate", "return", "resubscribe", "keep", "lose", "pause", "after cancelling", "expired"],
  },
  {
    id: "password",
    category: "account",
    question: "I forgot my password. What now?",
    answer:
      "Choose the link for a forgotten password on the sign-in page. You get an email with a link that works once. If you sign in through another identity provider, reset the password there.",
    tags: ["reset", "login", "log in", "sign in", "locked out", "cannot enter", "access"],
  },
  {
    id: "delete-account",
    category: "account",
    question: "Can I delete my account and export my data?",
    answer:
      "Yes, both in Settings, under Privacy & Security. The export has everything about you; deleting the account deletes your content with it, except for what the law requires for bookkeeping.",
    tags: ["remove", "erase", "close account", "gdpr", "export data", "right to be forgotten"],
  },
  {
    id: "payment",
    category: "billing",
    question: "How do I pay, and when?",
    answer:
      "By card, through a payment provider, in advance for each month. The subscription renews on the same day of every month until you cancel it. Your invoices are in Settings.",
    tags: [
      "payment methods",
      "accept",
      "paypal",
      "credit card",
      "visa",
      "mastercard",
      "invoice",
      "receipt",
      "renew",
      "renewal",
      "charged",
      "billing date",
    ],
  },
  {
    id: "refund",
    category: "billing",
    question: "Can I get a refund?",
    answer:
      "You can cancel yourself in Settings, and nothing more is charged after that. For questions about a refund, write to our support team.",
    tags: ["money back", "refund", "reimburse", "guarantee", "charged twice", "wrong charge", "dispute"],
    namesSupport: true,
  },
  {
    id: "data",
    category: "security",
    question: "What do you keep about me?",
    answer:
      "Your account, what you generate, and one cookie that keeps you signed in. There are no trackers. The Privacy Policy lists everything in plain words.",
    tags: ["privacy", "cookie", "gdpr", "tracking", "personal data", "sell my data", "train"],
  },
  {
    id: "card-safety",
    category: "security",
    question: "Is my card safe?",
    answer:
      "Your card details go straight to the payment provider; we never see or keep them. Passwords are kept only as a hash, which cannot be reversed.",
    tags: [
      "see my password",
      "credit card",
      "card number",
      "secure",
      "security",
      "safe",
      "hacked",
      "encrypted",
      "protection",
      "two-factor",
      "2fa",
    ],
  },
  {
    id: "contact",
    category: "support",
    question: "How do I reach support?",
    answer:
      "Ask the chat in the corner of this page first: it answers at any hour. For technical issues or billing inquiries, write to our support team.",
    tags: [
      "help",
      "contact",
      "email",
      "human",
      "talk to",
      "speak to",
      "person",
      "phone",
      "problem",
      "bug",
      "broken",
      "not working",
      "error",
    ],
    namesSupport: true,
  },
]
