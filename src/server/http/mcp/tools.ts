import { ads } from "../../../contract/ads.ts"
import { bulk } from "../../../contract/bulk.ts"
import { history } from "../../../contract/history.ts"
import { pages } from "../../../contract/pages.ts"
import { seo } from "../../../contract/seo.ts"
import { showAnalysis, showItem, showResult, showScore } from "./show-answers.ts"
import type { Tool } from "./tool.ts"

/** Every tool of the MCP server. */
export const tools: readonly Tool[] = [
  {
    name: "generate_listings",
    title: "Write listings",
    description:
      "Writes search-optimized texts for up to 50 products on one platform, legal for that platform, and saves them to the " +
      "history. Read the resource rules://{platform} first: it names the fields of the form and which are required. Only " +
      "say what the user said: nothing is invented. The answer has the texts, a score with its reasons, and questions whose " +
      "answers would help most.",
    call: seo.generate,
    hasRun: true,
    show: showResult,
  },
  {
    name: "score_listing",
    title: "Score a text",
    description:
      "Scores any listing text for a platform from 0 to 100, with every point explained, and names claims that the brief " +
      "does not support. Saves nothing.",
    call: seo.score,
    isReading: true,
    show: showScore,
  },
  {
    name: "rewrite_field",
    title: "Write one field again",
    description:
      "Writes one field of a saved listing again, with a wish if there is one, and saves it. The old text stays as a version. " +
      "historyId and productId are those of get_history_item.",
    call: seo.rewrite,
    isDestructive: true,
  },
  {
    name: "edit_listing",
    title: "Edit a listing",
    description:
      "Saves texts word for word into a listing of the history and scores it again. The old texts stay as a version.",
    call: history.edit,
    isDestructive: true,
    isRepeatable: true,
    show: showItem,
  },
  {
    name: "fix_rules",
    title: "Fix what breaks a rule",
    description:
      "Fixes only the fields of a history item that break a rule of its platform today. The old texts stay as a version.",
    call: history.fixRules,
    isDestructive: true,
    isRepeatable: true,
    show: showItem,
  },
  {
    name: "list_history",
    title: "Find in the history",
    description: "Lists or searches saved items, newest first, 24 at a time. Send nextCursor as cursor for more.",
    call: history.list,
    isReading: true,
  },
  {
    name: "get_history_item",
    title: "Read a history item",
    description: "One item in full: every product with its texts, score, reasons and advice.",
    call: history.get,
    isReading: true,
    show: showItem,
  },
  {
    name: "export_history_item",
    title: "Export a history item",
    description: "The listings of one item as text, csv, json or html, or as the file that its platform imports.",
    call: history.exportItem,
    isReading: true,
  },
  {
    name: "analyze_webpage",
    title: "Analyze a web page",
    description:
      "Fetches a public web page, audits it for search, checks its links, and writes a better title and description. Saves the analysis.",
    call: pages.analyze,
    isOpenWorld: true,
    show: showAnalysis,
  },
  {
    name: "list_analyses",
    title: "List analyses",
    description: "The web pages that were analyzed, newest first.",
    call: pages.list,
    isReading: true,
  },
  {
    name: "build_google_ads_campaign",
    title: "Build a Google Ads campaign",
    description:
      "Builds a local Google Ads campaign from what a business says of itself: ad groups, keywords, ads, budget. Saves it. It " +
      "does not touch a Google account.",
    call: ads.generate,
  },
  {
    name: "list_campaigns",
    title: "List campaigns",
    description: "The saved Google Ads campaigns, newest first.",
    call: ads.list,
    isReading: true,
  },
  {
    name: "get_campaign",
    title: "Read a campaign",
    description: "One Google Ads campaign in full.",
    call: ads.get,
    isReading: true,
  },
  {
    name: "list_bulk_jobs",
    title: "List bulk jobs",
    description: "Jobs that write many products from a file, with how far each is.",
    call: bulk.list,
    isReading: true,
  },
]
