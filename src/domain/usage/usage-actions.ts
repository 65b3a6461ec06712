/** What is written down of somebody's work, in the words of usage_history. */
export const usageActions = [
  "generate_seo",
  "rewrite_field",
  "edit_content",
  "fix_rules",
  "save_draft",
  "export_content",
  "save_template",
  "use_template",
  "generate_google_ads",
  "analyze_webpage",
] as const
export type UsageAction = (typeof usageActions)[number]
