import type { Calls } from "../../../contract/index.ts"

/** The subject of each area's calls. */
const words: Readonly<Record<keyof Calls, string>> = {
  auth: "Accounts, signing in and out, and sessions",
  account: "The user's settings, profile, password, two-factor sign-in and data",
  billing: "Subscriptions, payments and invoices",
  seo: "Writing listings, scoring them, and following how far they are",
  pages: "Analyzing web pages, one or several",
  history: "What was written: finding, changing, and exporting it",
  site: "What the pages have to know of this server",
  support: "Answers to visitors' questions",
  community: "Reviews, success stories and trust",
  dashboard: "What the dashboard shows",
  templates: "Forms to begin with",
  usage: "What was used, and when",
  mail: "Sent emails, for development",
  ads: "Google Ads campaigns",
  bulk: "Many products from a file, written in the background",
  keys: "Keys by which programs use the calls",
  webhooks: "Messages to the user's own server when something is finished",
}
export const areaWords: Readonly<Record<string, string>> = words
