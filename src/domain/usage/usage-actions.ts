/** What usage_history records about somebody's work, in its own words. */
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
